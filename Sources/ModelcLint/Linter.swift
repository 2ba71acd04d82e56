import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Finds errors in a model. Does no input or output; equal models give equal findings.
///
/// Three stages, each of which takes the value of the stage before:
///
/// 1. `check` determines the rules to run and their severities (`EffectiveRules`), indexes inheritance and declarations
///    (`LintSubject`), runs every rule in `Rules/` that `RuleRegistry` lists, and finds the intended names for misspelt ones
///    (`SpellingHelp`): `CheckedFile`;
/// 2. `complete` adds the errors of the file (`FileProblems`), sorts the findings by their place, determines their
///    severities, and marks findings that a stronger rule covers (`Absorber`): `CompletedFile`;
/// 3. `suppress` separates suppressed findings, and reports unused suppressions (`Suppressor`): `LintResult`.
///
/// Takes about n log n time in the size of the model, even for invalid models.
package enum Linter {
    /// Returns the structural errors, which prevent every use of the model except formatting and showing it, in the
    /// order of the file; all of them are errors. Empty for a model from which code can be generated.
    package static func structuralFaults(in model: ResolvedModel) -> [Finding] {
        structuralFaults(in: LintSubject(model))
    }

    /// Returns the same for a model that is also linted.
    package static func structuralFaults(in subject: LintSubject) -> [Finding] {
        let findings = findings(of: RuleRegistry.structure, in: subject).sorted(by: Finding.standsBefore)
        return SpellingHelp.added(to: findings, in: subject)
    }

    /// Returns the errors in a model's values, apart from its structure, for compiling: errors of the model itself in
    /// `recommended`, and warnings about run-time failures.
    package static func faultsOfValues(in model: ResolvedModel) -> [JudgedFinding] {
        var settings = LintSettings()
        settings.only = [RuleCategory.correctness.rawValue]
        return lint(LintSubject(model), LintContext(), settings, isSound: true).findings.filter {
            !$0.rule.isStructural && ($0.severity == .error || breaksPrograms($0.rule.id))
        }
    }

    /// Whether two versions can be compared although one has a structural error.
    ///
    /// - Parameter fault: the id of the rule.
    package static func allowsComparison(_ fault: DiagnosticID) -> Bool {
        !RuleRegistry.ambiguity.contains { $0.id == fault }
    }

    /// Whether a structural error is about two relationships that do not agree about their inverses.
    ///
    /// - Parameter fault: the id of the rule.
    package static func isAboutInverses(_ fault: DiagnosticID) -> Bool { fault == AsymmetricInverse.id }

    /// Whether a structural error does not affect the generated classes.
    ///
    /// - Parameter fault: the id of the rule.
    package static func allowsClasses(_ fault: DiagnosticID) -> Bool {
        RuleRegistry.besidesClasses.contains { $0.id == fault }
    }

    /// Whether the findings of a rule cause a build or run-time failure, even if they are reported as warnings.
    ///
    /// - Parameter finding: the id of the rule.
    package static func breaksPrograms(_ finding: DiagnosticID) -> Bool {
        RuleRegistry.failures.contains { $0.id == finding }
    }

    /// Returns the findings in one version of a model, by the settings.
    ///
    /// - Parameters:
    ///   - context: the rules' context besides the model; the options of rules come from the settings.
    ///   - faults: the errors that occurred while the file was read; errors that rules report are left to the rules.
    ///   - wanted: the rules whose findings are requested, if not all: only these rules run, and those that their
    ///     findings depend on.
    package static func lint(
        _ model: ResolvedModel, _ context: LintContext = LintContext(), _ settings: LintSettings = LintSettings(),
        faults: [Diagnostic] = [], findingsOf wanted: Set<DiagnosticID>? = nil
    ) -> LintResult {
        suppress(complete(check(LintSubject(model), context, settings, faults: faults, findingsOf: wanted)))
    }

    /// Returns the same for a model that is also used otherwise: its lookup tables are created once.
    ///
    /// - Parameter isSound: whether it is known to have no structural errors, so that the check is skipped.
    package static func lint(
        _ model: LintSubject, _ context: LintContext, _ settings: LintSettings, isSound: Bool = false
    ) -> LintResult {
        suppress(complete(check(model, context, settings, isSound: isSound)))
    }

    /// Runs the rules that the settings select on one version of a model. The parameters are those of `lint`.
    package static func check(
        _ model: LintSubject, _ context: LintContext, _ settings: LintSettings, faults: [Diagnostic] = [],
        findingsOf wanted: Set<DiagnosticID>? = nil, isSound: Bool = false
    ) -> CheckedFile {
        let rules = EffectiveRules(settings)
        let subject = model.known(with: rules.applied(to: context))
        let needed = wanted.flatMap(RuleRegistry.needed)
        let running = RuleRegistry.all.filter { rule in
            rules.isOn(rule.description) && subject.concerns(rule.description) && needed?.contains(rule.id) ?? true
        }
        let ids = Set(running.map { $0.id })
        let checks = RuleRegistry.ofModels.filter { check in
            ids.contains(check.id) && !(isSound && RuleRegistry.structure.contains { $0 == check })
        }
        let found = findings(of: checks, in: subject) + (context.versionFindings?.findings ?? [])
        return CheckedFile(
            findings: SpellingHelp.added(to: found.sorted(by: Finding.standsBefore), in: subject), faults: faults,
            model: model.model.model, context: context, rules: rules, settings: settings,
            running: running.map { $0.description })
    }

    /// Returns the findings between versions if no model could be read, or for the bundle itself.
    ///
    /// - Parameter faults: the errors that occurred while it was read.
    package static func check(faults: [Diagnostic], _ context: LintContext, _ settings: LintSettings) -> CheckedFile {
        let rules = EffectiveRules(settings)
        let found = context.versionFindings
        let looked = RuleRegistry.migration.filter { found?.rules.contains($0.id) ?? false }
        return CheckedFile(
            findings: found?.findings ?? [], faults: faults, model: ManagedObjectModel(), context: context,
            rules: rules, settings: settings,
            running: (RuleRegistry.files + looked).map { $0.description }.filter(rules.isOn))
    }

    /// Returns all findings of a file, with their severities.
    package static func complete(_ checked: CheckedFile) -> CompletedFile {
        let ofFile =
            checked.faults.isEmpty
            ? []
            : FileProblems(
                checked.model, found: checked.findings, running: Set(checked.running.map(\.id))
            ).findings(of: checked.faults)
        return CompletedFile(checked, (checked.findings + ofFile).sorted(by: Finding.standsBefore))
    }

    /// Returns the reported and the suppressed findings of a file, which include those about suppressions themselves.
    package static func suppress(_ completed: CompletedFile) -> LintResult {
        var suppressor = Suppressor(completed)
        // An absorbed finding was still found: its suppression is not unused.
        let found = completed.entries.map { (judged: suppressor.suppressed($0.judged), isAbsorbed: $0.isAbsorbed) }
        let meta = suppressor.metaFindings.compactMap(completed.judged).map { suppressor.suppressed($0) }
        let reported = (found.filter { !$0.isAbsorbed }.map(\.judged) + meta).filter { judged in
            completed.reported.map { judged.rule.category == $0 } ?? true
        }.sorted { Finding.standsBefore($0.finding, $1.finding) }
        return LintResult(
            findings: reported.filter { $0.suppression == nil }, suppressed: reported.filter { $0.suppression != nil },
            usedIgnoreEntries: suppressor.usedIgnoreEntries, rulesRun: completed.running.values.sorted { $0.id < $1.id }
        )
    }

    /// Returns the findings of the rules, rule by rule; runs several rules in parallel in a large model.
    private static func findings(of rules: [any LintRule.Type], in subject: LintSubject) -> [Finding] {
        let isLarge = subject.entities.count >= 100
        return ConcurrentParts.map(count: rules.count, length: isLarge ? 4 : rules.count) { part in
            var findings: [Finding] = []
            for rule in rules[part] { rule.check(subject) { findings.append($0) } }
            return findings
        }.flatMap { $0 }
    }
}

extension RuleRegistry {
    /// Returns some rules, and those that absorb their findings; nil for all rules, which are required to check
    /// suppressions.
    fileprivate static func needed(for wanted: Set<DiagnosticID>) -> Set<DiagnosticID>? {
        guard wanted.isDisjoint(with: meta.map { $0.id }) else { return nil }
        return wanted.union(Absorption.table.filter { wanted.contains($0.weaker) }.map(\.stronger))
    }
}

extension LintSubject {
    /// Whether a rule applies to the model: platform rules apply only if the platform is in use.
    fileprivate func concerns(_ rule: RuleDescription) -> Bool {
        if rule.needsSources, context.declaredClasses == nil { return false }
        if rule.id == ClassInTwoModels.id, context.otherModels == nil { return false }
        return switch rule.category {
        case .cloudKit: cloudKit.isActive
        case .swiftData: swiftData.isActive
        case .migration: context.versionFindings?.rules.contains(rule.id) ?? false
        case .correctness, .inverses, .deleteRules, .performance, .attributes, .naming, .codegen, .meta: true
        }
    }
}

extension EffectiveRules {
    /// Returns the context with the options of the settings, and with the platforms of presets.
    func applied(to context: LintContext) -> LintContext {
        var context = context
        context.options.merge(options) { _, new in new }
        if platforms.contains(.cloudKit) { context.cloudKit = .always }
        if platforms.contains(.swiftData) { context.swiftData = .always }
        return context
    }
}

extension Linter {
    /// Runs the rules about a bundle and its released state.
    ///
    /// Severities, suppression and the order are applied in the run over each file: put the findings of a file into
    /// `LintContext.versionFindings`.
    package static func compare(
        _ subject: VersionLintSubject, _ settings: LintSettings = LintSettings()
    ) -> ComparedVersions {
        let rules = EffectiveRules(settings)
        var subject = subject
        subject.context = rules.applied(to: subject.context)
        return ComparedVersions(subject, RuleRegistry.versions.filter { rules.isOn($0.description) })
    }
}

extension VersionLintSubject {
    /// Creates the input of rules about versions. Two versions are compared only if the newer one has no structural
    /// error.
    ///
    /// - Parameters:
    ///   - compare: returns the difference between two versions, older first, and the inference result.
    package init(
        versions: [LintedVersion], base: ReleasedBase? = nil, released: Set<String> = [],
        lockDeviations: [LockDeviation] = [], comparesAll: Bool = false,
        tellsChange: Bool = false, context: LintContext = LintContext(), currentVersionLocation: SourceLocation? = nil,
        previousOfCurrent: String? = nil,
        compare: (LintedVersion, LintedVersion) -> VersionPair?
    ) {
        self.init(
            versions: versions, base: base, released: released, lockDeviations: lockDeviations,
            comparesAll: comparesAll,
            tellsChange: tellsChange, context: context, currentVersionLocation: currentVersionLocation,
            previousOfCurrent: previousOfCurrent,
            isSound: VersionLintSubject.isSound, compare: compare)
    }

    private static func isSound(_ version: LintedVersion) -> Bool {
        version.model.map { model in
            Linter.structuralFaults(in: ResolvedModel(model)).allSatisfy { Linter.allowsComparison($0.id) }
        } ?? false
    }
}
