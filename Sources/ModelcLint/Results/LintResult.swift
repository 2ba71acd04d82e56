import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// What lint found in one version of a model.
package struct LintResult: Sendable {
    /// What is to be reported, in the order of the file.
    package var findings: [JudgedFinding] = []
    /// What is suppressed, in the order of the file.
    package var suppressed: [JudgedFinding] = []
    /// The entries of `ignore`, by their places in the settings, that suppressed something. Whether an entry is of no
    /// use at all shows only when all models are done.
    package var usedIgnoreEntries: Set<Int> = []
    /// The rules that looked at the model, sorted by id.
    package var rulesRun: [RuleDescription] = []
}

/// A finding with what the settings make of it.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// Why it is not reported; nil for one that is.
    package var suppression: Suppression?

    /// Whether a part of the version could not be read for it.
    package var leavesUnread: Bool { rule.id == UnreadableElement.id && severity == .error }
}

/// Chooses, of the fixes of findings, those that can be made together. Pure: what they do to a file, and whether another
/// pass is needed, is the business of whoever makes them.
package struct FixPlan: Sendable {
    /// The fixes to make now, in the order of the rules and, within a rule, of the file.
    package private(set) var chosen: [PlannedFix] = []
    /// Fixes that touch what a chosen one touches: after that is made, a new look tells whether they are still needed.
    private(set) var postponed: [PlannedFix] = []
    /// Fixes of tiers that are not allowed. Suggestions are not among them: no tool makes those.
    package private(set) var withheld: [PlannedFix] = []

    private var written: Set<SourcePosition> = []
    private var relied: Set<SourcePosition> = []

    /// - Parameter tiers: the tiers of fixes that may be made.
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
        // A fix may rest on what another one takes away: of two equal indexes each says that the other one stays.
        guard known.isDisjoint(with: written), changed.isDisjoint(with: relied) else {
            return postponed.append(planned)
        }
        written.formUnion(changed)
        relied.formUnion(known)
        chosen.append(planned)
    }
}

/// A fix with the finding that it mends.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The places that the finding is about: the fix is right only as long as they are as they were.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}

extension FixTier {
    /// The tiers of fixes that a run may make.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether run-time behaviour and generated code may change.
    ///   - isNewVersion: whether no store can have been made with the version, so that its hash may change.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}

/// Writes suppressions of findings into the model's user info (`--add-suppressions`).
package enum SuppressionWriter {
    /// The edits that suppress findings next to their causes: one for each part of the model, in the order of the file.
    /// What is suppressed there already, and its reason, stays.
    ///
    /// Findings about parts that have no user info (configurations, fetch requests, the model) are left out, as are
    /// those of structural rules: both can only be told in the configuration, or not at all.
    ///
    /// - Parameter reason: why, for entries that have no reason yet.
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

    /// Indexes and constraints have no user info of their own; their entity's counts for them.
    private static func holder(of selector: ElementSelector) -> ElementSelector? {
        switch selector {
        case .entity, .property: selector
        case .fetchIndex(let entity, _), .uniqueness(let entity, _): .entity(entity)
        case .model, .configuration, .fetchRequest: nil
        }
    }

    private static func holders(
        in model: ManagedObjectModel
    ) -> [(selector: ElementSelector, place: SourcePlace, info: UserInfo)] {
        model.entities.flatMap { entity in
            [(.entity(entity.name), SourcePlace(entity), entity.userInfo)]
                + entity.properties.map { property in
                    (
                        .property(entity: entity.name, property.name), SourcePlace(position: property.position),
                        property.userInfo
                    )
                }
        }
    }
}
