import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Finds faults in a model. Pure: it reads nothing, prints nothing, and gives equal findings for equal models.
///
/// 1. find out which rules run, and how bad each is: `EffectiveRules`;
/// 2. look up who inherits from whom and what is declared where: `LintSubject`;
/// 3. ask every rule in `Rules/` that `RuleRegistry` lists; add the faults of the file: `FileFaults`;
/// 4. take out what a stronger rule says better: `Absorber`;
/// 5. sort out what is suppressed, and report suppressions that are of no use: `LintRun`;
/// 6. sort the findings by their place;
/// 7. look for the names that misspelt ones were meant to be: `SpellingHelp`.
///
/// It takes about n log n time in the size of the model, however faulty the model is.
package enum Linter {
    /// The faults that stop every use of the model but formatting and showing it, in the order of the file; all of them
    /// are errors. Empty for a model that can be generated from.
    package static func structuralFaults(in model: ResolvedModel) -> [Finding] {
        structuralFaults(in: LintSubject(model))
    }

    /// The same, of a model that is linted, too.
    package static func structuralFaults(in subject: LintSubject) -> [Finding] {
        let findings = findings(of: RuleRegistry.structure, in: subject).sorted(by: Finding.standsBefore)
        return SpellingHelp.added(to: findings, in: subject)
    }

    /// What is wrong with the values of a model, beside its structure, for whoever compiles it: what `recommended` calls an error
    /// of the model itself, and warnings of what breaks a run.
    package static func faultsOfValues(in model: ResolvedModel) -> [JudgedFinding] {
        var settings = LintSettings()
        settings.only = [RuleCategory.correctness.rawValue]
        return lint(LintSubject(model), LintContext(), settings, isSound: true).findings.filter {
            !$0.rule.isStructural && ($0.severity == .error || breaksPrograms($0.rule.id))
        }
    }

    /// Whether two versions can be compared of which one has a fault of structure.
    ///
    /// - Parameter fault: the id of the rule.
    package static func allowsComparison(_ fault: DiagnosticID) -> Bool {
        !RuleRegistry.ambiguity.contains { $0.id == fault }
    }

    /// Whether a fault of structure is that two relationships do not agree about their inverses.
    ///
    /// - Parameter fault: the id of the rule.
    package static func isAboutInverses(_ fault: DiagnosticID) -> Bool { fault == AsymmetricInverse.id }

    /// Whether the classes of a model are the same with a fault of structure and without it.
    ///
    /// - Parameter fault: the id of the rule.
    package static func allowsClasses(_ fault: DiagnosticID) -> Bool {
        RuleRegistry.besidesClasses.contains { $0.id == fault }
    }

    /// Whether what a rule finds breaks a build or a run, even where it is reported as a warning.
    ///
    /// - Parameter finding: the id of the rule.
    package static func breaksPrograms(_ finding: DiagnosticID) -> Bool {
        RuleRegistry.failures.contains { $0.id == finding }
    }

    /// What the settings ask for, in one version of a model.
    ///
    /// - Parameters:
    ///   - context: what rules know beside the model; the options of rules come from the settings.
    ///   - faults: what was wrong with the file when it was read; what rules say of it they say.
    ///   - wanted: the rules whose findings are asked for, where not all are: no other ones run than those that the findings
    ///     depend on.
    package static func lint(
        _ model: ResolvedModel, _ context: LintContext = LintContext(), _ settings: LintSettings = LintSettings(),
        faults: [Diagnostic] = [], findingsOf wanted: Set<DiagnosticID>? = nil
    ) -> LintResult {
        lint(LintSubject(model), context, settings, faults: faults, findingsOf: wanted)
    }

    /// The same, of a model that something else is asked about, too: its look-up tables are made once.
    ///
    /// - Parameter isSound: whether it is known to have no fault of structure, so that nobody need look for one.
    package static func lint(
        _ model: LintSubject, _ context: LintContext, _ settings: LintSettings, faults: [Diagnostic] = [],
        findingsOf wanted: Set<DiagnosticID>? = nil, isSound: Bool = false
    ) -> LintResult {
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
        let findings = findings(of: checks, in: subject) + (context.versionFindings?.findings ?? [])
        return result(of: findings, faults, subject, rules, settings, running)
    }

    /// What there is to say where no model could be read, or of the bundle around the versions.
    ///
    /// - Parameter faults: what was wrong with it.
    package static func lint(
        faults: [Diagnostic], _ context: LintContext, _ settings: LintSettings = LintSettings()
    ) -> LintResult {
        let rules = EffectiveRules(settings)
        let subject = LintSubject(ResolvedModel(ManagedObjectModel()), context)
        let found = context.versionFindings
        let looked = RuleRegistry.migration.filter { found?.rules.contains($0.id) ?? false }
        let running = (RuleRegistry.files + looked).filter { rules.isOn($0.description) }
        return result(of: found?.findings ?? [], faults, subject, rules, settings, running)
    }

    private static func result(
        of findings: [Finding], _ faults: [Diagnostic], _ subject: LintSubject, _ rules: EffectiveRules,
        _ settings: LintSettings, _ running: [any DescribedRule.Type]
    ) -> LintResult {
        let ids = Set(running.map { $0.id })
        let ofFile =
            faults.isEmpty
            ? [] : FileFaults(subject.model.model, found: findings, running: ids).findings(of: faults)
        var run = LintRun(subject, rules, settings, running: running.map { $0.description })
        run.add(findings + ofFile)
        run.addMetaFindings()
        return run.result
    }

    /// What the rules find, rule by rule; several rules at once in a large model.
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
    /// Some rules, and those that absorb findings of theirs; nil for all rules, without which nothing can be said of suppressions.
    fileprivate static func needed(for wanted: Set<DiagnosticID>) -> Set<DiagnosticID>? {
        guard wanted.isDisjoint(with: meta.map { $0.id }) else { return nil }
        return wanted.union(Absorption.table.filter { wanted.contains($0.weaker) }.map(\.stronger))
    }
}

extension LintSubject {
    /// Whether a rule has anything to do with the model: those of a platform have not where it is not in use.
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
    /// The context with the options of the settings, and with the platforms that presets bring.
    func applied(to context: LintContext) -> LintContext {
        var context = context
        context.options.merge(options) { _, new in new }
        if platforms.contains(.cloudKit) { context.cloudKit = .always }
        if platforms.contains(.swiftData) { context.swiftData = .always }
        return context
    }
}

extension Linter {
    /// What rules say of a bundle and its released state.
    ///
    /// Severities, suppression and the order come with the run over each file: put what was found in it into
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
    /// What rules between versions look at. Two versions are compared where nothing is wrong with the structure of the newer
    /// one.
    ///
    /// - Parameters:
    ///   - compare: what differs between two versions, older first, and what inference makes of it.
    package init(
        versions: [LintedVersion], base: ReleasedBase? = nil, released: Set<String> = [],
        lockDeviations: [LockDeviation] = [], comparesAll: Bool = false,
        tellsChange: Bool = false, context: LintContext = LintContext(), currentVersionLocation: SourceLocation? = nil,
        compare: (LintedVersion, LintedVersion) -> VersionPair?
    ) {
        self.init(
            versions: versions, base: base, released: released, lockDeviations: lockDeviations,
            comparesAll: comparesAll,
            tellsChange: tellsChange, context: context, currentVersionLocation: currentVersionLocation,
            isSound: VersionLintSubject.isSound, compare: compare)
    }

    private static func isSound(_ version: LintedVersion) -> Bool {
        version.model.map { model in
            Linter.structuralFaults(in: ResolvedModel(model)).allSatisfy { Linter.allowsComparison($0.id) }
        } ?? false
    }
}
