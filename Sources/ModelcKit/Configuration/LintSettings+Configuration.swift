import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

extension LintSettings {
    /// What a configuration says; names in it are as they are.
    init(_ lint: LintConfiguration) {
        self.init()
        if let preset = lint.preset?.value { presets = preset.texts.map(PresetReference.init(lenient:)) }
        allowsPreview = lint.preview?.value ?? false
        for entry in lint.rules?.value.entries ?? [] where !OtherCommandID.isSet(by: entry) {
            rules[entry.name] = RuleSetting(entry)
        }
        ignoreEntries = (lint.ignore?.value ?? []).compactMap { entry in
            SelectorPattern(entry.select).map {
                IgnoreEntry(
                    select: $0, rules: entry.rules.filter { MigrationFindingCode(name: $0) == nil },
                    reason: entry.reason?.value)
            }
        }
        requiresSuppressionReason = lint.requireSuppressionReason?.value ?? false
    }
}

extension PresetReference {
    /// Reads `NAME` or `NAME@N`; anything else becomes a name that does not exist.
    init(lenient text: String) { self = PresetReference(parsing: text) ?? PresetReference(text) }
}

extension RuleSetting {
    init(_ entry: LintRuleEntry) {
        let options = entry.options.map { ($0.name, $0.value) }
        self.init(entry.severity, options: Dictionary(options, uniquingKeysWith: { $1 }))
    }
}

extension LintContext {
    /// What a configuration says of the project.
    init(_ lint: LintConfiguration) {
        self.init()
        if let platform = lint.cloudKit?.value { cloudKit = platform }
        if let platform = lint.swiftData?.value { swiftData = platform }
        if let targets = lint.deployment?.value { deployment = targets.map(\.value) }
    }
}

/// What is shown, and what fails a run.
package struct LintThresholds {
    /// From which severity on findings are shown.
    package var shown: Severity
    /// From which severity on findings fail the run; nil for never.
    var failing: Severity?
    /// How many warnings are tolerated, whatever `failing` says of warnings.
    var maxWarnings: Int?

    init(_ lint: LintConfiguration, _ settings: LintSettings) {
        failing = (lint.failOn?.value ?? .warning).severity
        maxWarnings = lint.maxWarnings?.value
        let standard = settings.presets.compactMap { Preset($0)?.minimumSeverity }.min() ?? .warning
        // What fails a run must be seen.
        shown = min(lint.minSeverity?.value ?? standard, failing ?? .error)
    }

    /// The thresholds of what is not a rule of lint.
    init(_ lint: LintConfiguration) { self.init(lint, LintSettings(lint)) }

    /// Whether a run with so many open findings fails.
    func fail(_ counts: (Severity) -> Int) -> Bool { !failing(counts).isEmpty }

    /// The severities that make a run with so many open findings fail; none for a run that does not.
    func failing(_ counts: (Severity) -> Int) -> [Severity] {
        Severity.allCases.filter { severity in
            if severity == .warning, let maxWarnings { return counts(severity) > maxWarnings }
            return counts(severity) > 0 && failing.map { severity >= $0 } ?? false
        }
    }
}

/// The rules of lint for what Apple's compiler reports.
package enum CompilerRules {
    /// The ids of the rules for what some build settings of the compiler silence, sorted.
    ///
    /// - Parameter settings: their names, such as `MOMC_NO_DELETE_RULE_WARNINGS`.
    package static func silenced(by settings: [String]) -> [String] {
        Preset.silencedXcodeRules(Dictionary(settings.map { ($0, "YES") }, uniquingKeysWith: { first, _ in first }))
    }
}

/// Names in the configuration of lint that do not exist, each at its place.
enum LintNameCheck {
    /// Only what the file says; wrong flags are wrong usage.
    static func faults(in lint: LintConfiguration) -> [Diagnostic] {
        presets(lint) + rules(lint) + ignored(lint)
    }

    private static func presets(_ lint: LintConfiguration) -> [Diagnostic] {
        guard let preset = lint.preset, let location = preset.origin.location else { return [] }
        return preset.value.texts.flatMap { text in
            faults(at: location, in: "lint.preset") { $0.presets = [PresetReference(lenient: text)] }
        }
    }

    private static func rules(_ lint: LintConfiguration) -> [Diagnostic] {
        (lint.rules?.value.entries ?? []).filter { !OtherCommandID.isSet(by: $0) }.flatMap { entry in
            faults(at: entry.origin.location, in: "lint.rules") { $0.rules = [entry.name: RuleSetting(entry)] }
        }
    }

    private static func ignored(_ lint: LintConfiguration) -> [Diagnostic] {
        (lint.ignore?.value ?? []).flatMap { entry -> [Diagnostic] in
            guard SelectorPattern(entry.select) != nil else {
                return [
                    Diagnostic(
                        .invalidLintSetting, .error, "lint.ignore: '\(entry.select)' selects nothing",
                        at: entry.origin.location,
                        help: "write 'Bundle#Entity.property', such as \"Library#Book.author\" or \"*#*\"")
                ]
            }
            return faults(at: entry.origin.location, in: "lint.ignore") {
                $0.ignore = entry.rules.filter { MigrationFindingCode(name: $0) == nil }
            }
        }
    }

    private static func faults(
        at location: SourceLocation?, in key: String, _ set: (inout LintSettings) -> Void
    ) -> [Diagnostic] {
        var settings = LintSettings()
        settings.presets = []
        set(&settings)
        return settings.problems().map { problem in
            Diagnostic(
                .invalidLintSetting, .error, "\(key): \(problem)", at: location,
                help: "'\(ToolCommandName.rules)' lists the rules, their categories and options")
        }
    }
}

extension DiagnosticID {
    /// The section lint names something that does not exist.
    static let invalidLintSetting = DiagnosticID("invalid-lint-setting")
}
