import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Finds problems in a model. It performs no input or output, and equal models result in equal findings.
///
/// There are three stages. Each one takes the result of the stage before:
///
/// 1. `check` determines the rules to run and their severities (`EffectiveRules`), indexes inheritance and declarations
///    (`LintSubject`), runs the rules in `Rules/` that `RuleRegistry` lists, and suggests names for misspelt ones
///    (`SpellingHelp`). The result is a `CheckedFile`.
/// 2. `complete` adds the errors of the file (`FileProblems`), sorts the findings by position, determines their
///    severities, and marks findings whose cause a stronger rule reports (`Absorber`). The result is a `CompletedFile`.
/// 3. `suppress` separates suppressed findings, and reports unused suppressions (`Suppressor`). The result is a
///    `LintResult`.
///
/// The running time is about n log n in the size of the model, even for invalid models.
package enum Linter {
    /// Returns the structural errors of a model, in the order of the file. All have the severity `error`. With a
    /// structural error, a model can only be formatted and shown. If there are none, code can be generated from the
    /// model.
    package static func structuralProblems(in model: ResolvedModel) -> [Finding] {
        structuralProblems(in: LintSubject(model))
    }

    /// Returns the structural errors of a model that is also linted. The lookup tables of the model already exist, so
    /// they are reused.
    package static func structuralProblems(in subject: LintSubject) -> [Finding] {
        let findings = findings(of: RuleRegistry.structure, in: subject).sorted(by: Finding.standsBefore)
        return SpellingHelp.added(to: findings, in: subject)
    }

    /// Returns the errors in a model's values that a compiler must report. These are errors of the category
    /// `correctness` in the preset `recommended`, and warnings about run-time failures. Structural errors are not
    /// included.
    package static func problemsOfValues(in model: ResolvedModel) -> [JudgedFinding] {
        var settings = LintSettings()
        settings.only = [RuleCategory.correctness.rawValue]
        return lint(LintSubject(model), LintContext(), settings, isSound: true).findings.filter {
            !$0.rule.isStructural && ($0.severity == .error || breaksPrograms($0.rule.id))
        }
    }

    /// Whether two versions can be compared if one of them has a structural error of this kind.
    ///
    /// - Parameter problem: the id of the rule that reports the error.
    package static func allowsComparison(_ problem: DiagnosticID) -> Bool {
        !RuleRegistry.ambiguity.contains { $0.id == problem }
    }

    /// Whether a structural error is about two relationships whose inverses do not refer to each other.
    ///
    /// - Parameter problem: the id of the rule that reports the error.
    package static func isAboutInverses(_ problem: DiagnosticID) -> Bool { problem == AsymmetricInverse.id }

    /// Whether classes can be generated in spite of a structural error of this kind.
    ///
    /// - Parameter problem: the id of the rule that reports the error.
    package static func allowsClasses(_ problem: DiagnosticID) -> Bool {
        RuleRegistry.besidesClasses.contains { $0.id == problem }
    }

    /// Whether the findings of a rule mean that the build or the running app fails, even if they are reported as
    /// warnings.
    ///
    /// - Parameter finding: the id of the rule.
    package static func breaksPrograms(_ finding: DiagnosticID) -> Bool {
        RuleRegistry.failures.contains { $0.id == finding }
    }

    /// Lints one version of a model with the given settings, and returns its findings.
    ///
    /// - Parameters:
    ///   - context: the data that rules need in addition to the model. The options of the rules are taken from the
    ///     settings.
    ///   - problems: the errors from reading the file. An error that a rule also reports is left out.
    ///   - wanted: the ids of the rules whose findings are needed; nil for all. Only these rules run, and the stronger
    ///     rules that may report the same cause.
    package static func lint(
        _ model: ResolvedModel, _ context: LintContext = LintContext(), _ settings: LintSettings = LintSettings(),
        problems: [Diagnostic] = [], findingsOf wanted: Set<DiagnosticID>? = nil
    ) -> LintResult {
        suppress(complete(check(LintSubject(model), context, settings, problems: problems, findingsOf: wanted)))
    }

    /// Lints a model for which the lookup tables already exist, and returns its findings.
    ///
    /// - Parameter isSound: whether the model is known to have no structural errors. If so, this is not checked again.
    package static func lint(
        _ model: LintSubject, _ context: LintContext, _ settings: LintSettings, isSound: Bool = false
    ) -> LintResult {
        suppress(complete(check(model, context, settings, isSound: isSound)))
    }

    /// Runs the rules that are on for one version of a model. The parameters have the same meaning as those of `lint`.
    package static func check(
        _ model: LintSubject, _ context: LintContext, _ settings: LintSettings, problems: [Diagnostic] = [],
        findingsOf wanted: Set<DiagnosticID>? = nil, isSound: Bool = false
    ) -> CheckedFile {
        let rules = EffectiveRules(settings)
        let subject = model.known(with: rules.applied(to: context))
        let needed = wanted.flatMap(RuleRegistry.needed)
        let isSwift = subject.model.model.origin == .swift
        let running = RuleRegistry.all.filter { rule in
            rules.isOn(rule.description) && subject.concerns(rule.description) && needed?.contains(rule.id) ?? true
                && !(isSwift && RuleRegistry.besidesSwift.contains { $0.id == rule.id })
        }
        let ids = Set(running.map { $0.id })
        let checks = RuleRegistry.ofModels.filter { check in
            ids.contains(check.id) && !(isSound && RuleRegistry.structure.contains { $0 == check })
        }
        var found = findings(of: checks, in: subject) + (context.versionFindings?.findings ?? [])
        // Fixes are edits of XML.
        if isSwift { for index in found.indices { found[index].fix = nil } }
        return CheckedFile(
            findings: SpellingHelp.added(to: found.sorted(by: Finding.standsBefore), in: subject), problems: problems,
            model: model.model.model, context: context, rules: rules, settings: settings,
            running: running.map { $0.description })
    }

    /// Returns the findings for a version whose model could not be read, or for the bundle itself. These are the errors
    /// from reading, and the findings that compare versions.
    ///
    /// - Parameter problems: the errors from reading.
    package static func check(problems: [Diagnostic], _ context: LintContext, _ settings: LintSettings) -> CheckedFile {
        let rules = EffectiveRules(settings)
        let found = context.versionFindings
        let looked = (RuleRegistry.migration + RuleRegistry.swiftSource).filter {
            found?.rules.contains($0.id) ?? false
        }
        return CheckedFile(
            findings: found?.findings ?? [], problems: problems, model: ManagedObjectModel(), context: context,
            rules: rules, settings: settings,
            running: (RuleRegistry.files + looked).map { $0.description }.filter(rules.isOn))
    }

    /// Adds the errors from reading the file to the findings, and determines the severities of all findings.
    package static func complete(_ checked: CheckedFile) -> CompletedFile {
        let ofFile =
            checked.problems.isEmpty
            ? []
            : FileProblems(
                checked.model, found: checked.findings, running: Set(checked.running.map(\.id))
            ).findings(of: checked.problems)
        return CompletedFile(checked, (checked.findings + ofFile).sorted(by: Finding.standsBefore))
    }

    /// Applies suppressions. Returns the reported and the suppressed findings of a file, including findings about the
    /// suppressions themselves.
    package static func suppress(_ completed: CompletedFile) -> LintResult {
        var suppressor = Suppressor(completed)
        // Suppressions are also applied to findings that a stronger rule covers. Otherwise such a suppression would
        // count as unused.
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

    /// Runs the rules and returns their findings, ordered by rule. In a large model, several rules run in parallel.
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
    /// Returns the given rules, and the stronger rules that may report the same cause. Returns nil, which means all
    /// rules, if a rule about suppressions is wanted: it needs the findings of all rules.
    fileprivate static func needed(for wanted: Set<DiagnosticID>) -> Set<DiagnosticID>? {
        guard wanted.isDisjoint(with: meta.map { $0.id }) else { return nil }
        return wanted.union(Absorption.table.filter { wanted.contains($0.weaker) }.map(\.stronger))
    }
}

extension LintSubject {
    /// Whether a rule applies to the model. For example, CloudKit rules apply only if the model is used with CloudKit.
    fileprivate func concerns(_ rule: RuleDescription) -> Bool {
        if rule.needsSources, context.declaredClasses == nil { return false }
        if rule.id == ClassInTwoModels.id, context.otherModels == nil { return false }
        return switch rule.category {
        case .cloudKit: cloudKit.isActive
        case .swiftData: swiftData.isActive || rule.id == SwiftDataCoexistence.id && context.swiftSource != nil
        case .migration: context.versionFindings?.rules.contains(rule.id) ?? false
        case .correctness, .inverses, .deleteRules, .performance, .attributes, .naming, .codegen, .meta: true
        }
    }
}

extension EffectiveRules {
    /// Returns a copy of the context, with the rule options of these settings and with the platforms that presets turn
    /// on.
    func applied(to context: LintContext) -> LintContext {
        var context = context
        context.options.merge(options) { _, new in new }
        if platforms.contains(.cloudKit) { context.cloudKit = .always }
        if platforms.contains(.swiftData) { context.swiftData = .always }
        return context
    }
}

extension Linter {
    /// Runs the rules that compare the versions of a bundle, with each other and with the released git revision or
    /// copy.
    ///
    /// Severities and suppressions are applied later, when each file is linted. For this, put the findings of a file
    /// into `LintContext.versionFindings`.
    package static func compare(
        _ subject: VersionLintSubject, _ settings: LintSettings = LintSettings()
    ) -> ComparedVersions {
        let rules = EffectiveRules(settings)
        var subject = subject
        subject.context = rules.applied(to: subject.context)
        var compared = ComparedVersions(subject, RuleRegistry.versions.filter { rules.isOn($0.description) })
        if let source = subject.swiftSource {
            compared.add(
                RuleRegistry.swiftSource.filter { rules.isOn($0.description) }, of: source,
                besides: subject.tellsChange ? subject.context.releasedSwiftSource : nil)
        }
        return compared
    }
}

extension VersionLintSubject {
    /// Creates the input of the rules that compare versions. Two versions are compared only if the newer one has no
    /// structural error.
    ///
    /// - Parameters:
    ///   - compare: compares an older with a newer version, and checks whether Core Data can infer a mapping model.
    ///     Returns nil if they cannot be compared.
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
            Linter.structuralProblems(in: ResolvedModel(model)).allSatisfy { Linter.allowsComparison($0.id) }
        } ?? false
    }
}
