import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

extension LintSettings {
    /// Creates the settings from a configuration. Does not check that the names of rules and presets exist.
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
    /// Reads `NAME` or `NAME@N`, a preset with an optional version number. Any other text becomes the name of a preset
    /// that does not exist.
    init(lenient text: String) { self = PresetReference(parsing: text) ?? PresetReference(text) }
}

extension RuleSetting {
    init(_ entry: LintRuleEntry) {
        let options = entry.options.map { ($0.name, $0.value) }
        self.init(entry.severity, options: Dictionary(options, uniquingKeysWith: { $1 }))
    }
}

extension LintContext {
    /// Creates the information about the project that rules use (CloudKit, SwiftData, deployment targets) from a
    /// configuration.
    init(_ lint: LintConfiguration) {
        self.init()
        if let platform = lint.cloudKit?.value { cloudKit = platform }
        if let platform = lint.swiftData?.value { swiftData = platform }
        if let targets = lint.deployment?.value { deployment = targets.map(\.value) }
    }
}

extension DiagnosticID {
    /// The section `lint` names something that does not exist.
    static let invalidLintSetting = DiagnosticID("invalid-lint-setting")
}
