import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is looked for: the settings of the linter, made of the configuration and the flags.
struct LintPlan {
    let settings: LintSettings
    /// What holds for older versions, which are frozen: nobody may mend them.
    let frozen: LintSettings
    /// What rules know beside the model.
    let context: LintContext
    /// What the versions of each bundle are compared with.
    let versions: VersionLinting
    /// The entries of `ignore`, in the order of the settings.
    let ignored: [LintIgnoreEntry]

    /// Ends the command where the configuration or a flag names something that does not exist.
    init(
        _ lint: LintConfiguration, _ arguments: LintRuleArguments, _ against: AgainstArguments,
        _ loaded: LoadedConfiguration
    ) throws {
        let faults = LintNameCheck.faults(in: lint)
        guard faults.isEmpty else {
            DiagnosticOutput.print(loaded.diagnostics + faults, sources: loaded.sources)
            throw ExitStatus.unusable
        }
        var settings = LintSettings(lint)
        settings.select = LintRuleArguments.names(arguments.select)
        settings.ignore = LintRuleArguments.names(arguments.ignore)
        settings.only = LintRuleArguments.names(arguments.only)
        if let problem = settings.problems().first { throw ValidationError(problem) }
        settings.ignore += LintPlan.silenced(settings)
        self.settings = settings
        frozen = LintPlan.frozen(settings)
        context = LintContext(lint)
        ignored = lint.ignore?.value ?? []
        versions = VersionLinting(
            against: try against.source(lint),
            released: Set(lint.released?.value.texts ?? []))
    }

    /// Whether rules were left out by flags, so that what is not found may be there all the same.
    var isPartial: Bool { !settings.only.isEmpty || !settings.select.isEmpty || !settings.ignore.isEmpty }

    /// The preset of Apple's rules obeys the build settings that silence Apple's compiler.
    private static func silenced(_ settings: LintSettings) -> [String] {
        guard settings.presets.contains(where: { $0.name == "xcode-parity" }) else { return [] }
        let environment = ProcessInfo.processInfo.environment
        return Preset.xcodeSwitches.filter { environment[$0.key] == "YES" }.flatMap(\.value).sorted()
    }

    private static func frozen(_ settings: LintSettings) -> LintSettings {
        var frozen = settings
        let category = RuleCategory.migration
        let migration = RuleRegistry.migration.map { $0.id.rawValue } + [category.rawValue]
        frozen.select = settings.select.filter(migration.contains)
        frozen.only = settings.only.isEmpty ? [category.rawValue] : settings.only.filter(migration.contains)
        if frozen.only.isEmpty {
            frozen.presets = [PresetReference("none")]
            frozen.rules = [:]
        }
        return frozen
    }
}
