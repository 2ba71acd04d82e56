import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The result of linting one version of a model.
package struct LintResult: Sendable {
    /// The reported findings, in the order of the file.
    package var findings: [JudgedFinding] = []
    /// The suppressed findings, in the order of the file.
    package var suppressed: [JudgedFinding] = []
    /// The indexes of the `ignore` entries that suppressed something. Whether an entry is unused is known only after
    /// all models.
    package var usedIgnoreEntries: Set<Int> = []
    /// The rules that ran, sorted by id.
    package var rulesRun: [RuleDescription] = []
}

/// A finding with its severity and suppression by the settings.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// Why it is not reported; nil if it is reported.
    package var suppression: Suppression?

    /// Whether a part of the version could not be read because of it.
    package var leavesUnread: Bool { rule.id == UnreadableElement.id && severity == .error }
}

/// Chooses the fixes of findings that can be applied together. Does no input or output: the caller applies them and
/// decides whether another pass is needed.
package struct FixPlan: Sendable {
    /// The fixes to apply now, in the order of the rules and, within a rule, of the file.
    package private(set) var chosen: [PlannedFix] = []
    /// Fixes that touch the same place as a chosen one. Another run decides whether they are still needed.
    private(set) var postponed: [PlannedFix] = []
    /// Fixes of tiers that are not allowed. Suggestions are not included, because they are never applied.
    package private(set) var withheld: [PlannedFix] = []

    private var written: Set<SourcePosition> = []
    private var relied: Set<SourcePosition> = []

    /// - Parameter tiers: the tiers of fixes that may be applied.
    package init(_ findings: [JudgedFinding], tiers: Set<FixTier>) {
        for found in FixPlan.inRuleOrder(findings) {
            guard let fix = found.finding.fix, fix.tier != .suggestion else { continue }
            add(PlannedFix(rule: found.rule, finding: found.finding, fix: fix), tiers)
        }
    }

    private static func inRuleOrder(_ findings: [JudgedFinding]) -> [JudgedFinding] {
        findings.enumerated().sorted { left, right in
            (left.element.rule.id, left.offset) < (right.element.rule.id, right.offset)
        }.map(\.element)
    }

    private mutating func add(_ planned: PlannedFix, _ tiers: Set<FixTier>) {
        guard tiers.contains(planned.fix.tier) else { return withheld.append(planned) }
        let changed = Set(planned.fix.edits.map(\.position))
        let known = changed.union(planned.places)
        // A fix may depend on what another one removes: each of two equal indexes assumes that the other one stays.
        guard known.isDisjoint(with: written), changed.isDisjoint(with: relied) else {
            return postponed.append(planned)
        }
        written.formUnion(changed)
        relied.formUnion(known)
        chosen.append(planned)
    }
}

/// A fix with the finding that it resolves.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The places of the finding: the fix is correct only if they are unchanged.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}

extension FixTier {
    /// Returns the tiers of fixes that a run may apply.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether run-time behaviour and generated code may change.
    ///   - isNewVersion: whether no store can exist for the version, so that its hash may change.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}

/// Writes suppressions of findings into the model's user info (`--add-suppressions`).
package enum SuppressionWriter {
    /// Returns the edits that suppress findings next to their causes: one for each part of the model, in the order of
    /// the file. Existing suppressions and their reasons are kept.
    ///
    /// Findings about parts without user info (configurations, fetch requests, the model) are left out, as are those
    /// of structural rules: the former can only be suppressed in the configuration, the latter not at all.
    ///
    /// - Parameter reason: the reason for entries that have none.
    package static func edits(
        suppressing findings: [JudgedFinding], in model: ManagedObjectModel, reason: String? = nil
    ) -> [ModelEdit] {
        var rules: [ElementSelector: Set<String>] = [:]
        for found in findings where !found.rule.isStructural && found.rule.category != .meta {
            guard let holder = holder(of: found.finding.selector) else { continue }
            rules[holder, default: []].insert(found.rule.id.rawValue)
        }
        return holders(in: model).compactMap { holder in
            guard let added = rules[holder.selector], let position = holder.place.position else { return nil }
            let text = text(holder.info[SuppressionText.key], adding: added, reason: reason)
            return .setUserInfo(of: position, key: SuppressionText.key, value: text)
        }
    }

    private static func text(_ old: String?, adding added: Set<String>, reason: String?) -> String {
        let old = SuppressionText(old ?? "")
        let names = old.names + added.subtracting(old.names).sorted()
        return names.joined(separator: ", ") + ((old.reason ?? reason).map { " -- \($0)" } ?? "")
    }

    /// Returns the part with the user info. Indexes and constraints have none; their entity's is used.
    private static func holder(of selector: ElementSelector) -> ElementSelector? {
        switch selector {
        case .entity, .property: selector
        case .fetchIndex(let entity, _), .uniqueness(let entity, _): .entity(entity)
        case .model, .configuration, .fetchRequest: nil
        }
    }

    private static func holders(
        in model: ManagedObjectModel
    ) -> [(selector: ElementSelector, place: SchemaLocation, info: UserInfo)] {
        model.entities.flatMap { entity in
            [(.entity(entity.name), SchemaLocation(entity), entity.userInfo)]
                + entity.properties.map { property in
                    (
                        .property(entity: entity.name, property.name), SchemaLocation(position: property.position),
                        property.userInfo
                    )
                }
        }
    }
}
