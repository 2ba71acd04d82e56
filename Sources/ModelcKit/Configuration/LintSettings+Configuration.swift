import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

extension LintSettings {
    /// Creates the settings from a configuration. Names in it are not checked.
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
    /// Creates the project settings from a configuration.
    init(_ lint: LintConfiguration) {
        self.init()
        if let platform = lint.cloudKit?.value { cloudKit = platform }
        if let platform = lint.swiftData?.value { swiftData = platform }
        if let targets = lint.deployment?.value { deployment = targets.map(\.value) }
    }
}

/// The severities of findings that are shown, and of those that fail a run.
package struct LintThresholds {
    /// The lowest severity of the findings to show.
    package var shown: Severity
    /// The lowest severity of findings that fail the run; nil for never.
    var failing: Severity?
    /// The number of warnings to tolerate, regardless of `failing`.
    var maxWarnings: Int?

    init(_ lint: LintConfiguration, _ settings: LintSettings) {
        failing = (lint.failOn?.value ?? .warning).severity
        maxWarnings = lint.maxWarnings?.value
        let standard = settings.presets.compactMap { Preset($0)?.minimumSeverity }.min() ?? .warning
        // Findings that fail a run must be shown.
        shown = min(lint.minSeverity?.value ?? standard, failing ?? .error)
    }

    /// Creates the thresholds for findings that do not come from a lint rule.
    init(_ lint: LintConfiguration) { self.init(lint, LintSettings(lint)) }

    /// Whether a run with these numbers of open findings fails.
    func fail(_ counts: (Severity) -> Int) -> Bool { !failing(counts).isEmpty }

    /// Returns the severities that fail a run with these numbers of open findings; empty for a run that does not fail.
    func failing(_ counts: (Severity) -> Int) -> [Severity] {
        Severity.allCases.filter { severity in
            if severity == .warning, let maxWarnings { return counts(severity) > maxWarnings }
            return counts(severity) > 0 && failing.map { severity >= $0 } ?? false
        }
    }
}

/// The lint rules for what Apple's compiler reports.
package enum CompilerRules {
    /// Returns the sorted ids of the rules for warnings that build settings of the compiler turn off.
    ///
    /// - Parameter settings: the names of the build settings, such as `MOMC_NO_DELETE_RULE_WARNINGS`.
    package static func silenced(by settings: [String]) -> [String] {
        Preset.silencedXcodeRules(Dictionary(settings.map { ($0, "YES") }, uniquingKeysWith: { first, _ in first }))
    }
}

/// Finds names in the lint configuration that do not exist, with the location of each.
enum LintNameCheck {
    /// Checks only names in the file; wrong flags are usage errors.
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
    /// The section `lint` names something that does not exist.
    static let invalidLintSetting = DiagnosticID("invalid-lint-setting")
}
