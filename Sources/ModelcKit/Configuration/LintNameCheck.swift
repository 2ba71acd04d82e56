import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// Finds names in the lint configuration that do not exist, with the location of each.
enum LintNameCheck {
    /// Returns an error for each wrong name in the configuration file. Wrong names in flags are usage errors and are
    /// not checked here.
    static func problems(in lint: LintConfiguration) -> [Diagnostic] {
        presets(lint) + rules(lint) + ignored(lint)
    }

    private static func presets(_ lint: LintConfiguration) -> [Diagnostic] {
        guard let preset = lint.preset, let location = preset.origin.location else { return [] }
        return preset.value.texts.flatMap { text in
            problems(at: location, in: "lint.preset") { $0.presets = [PresetReference(lenient: text)] }
        }
    }

    private static func rules(_ lint: LintConfiguration) -> [Diagnostic] {
        (lint.rules?.value.entries ?? []).filter { !OtherCommandID.isSet(by: $0) }.flatMap { entry in
            problems(at: entry.origin.location, in: "lint.rules") { $0.rules = [entry.name: RuleSetting(entry)] }
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
            return problems(at: entry.origin.location, in: "lint.ignore") {
                $0.ignore = entry.rules.filter { MigrationFindingCode(name: $0) == nil }
            }
        }
    }

    private static func problems(
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
