import ArgumentParser
import ModelcConfiguration
import ModelcKit
import ModelcSettings

/// Which rules run.
struct LintRuleArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Named choices of rules with commas between them: recommended, strict, cloudkit, swiftdata, "
                + "xcode-parity, all, none; NAME@N pins a number.", valueName: "names"))
    var preset: String?

    @Option(help: ArgumentHelp("Rules or categories to add; those that are off become warnings.", valueName: "names"))
    var select: [String] = []

    @Option(help: ArgumentHelp("Rules or categories to leave out.", valueName: "names"))
    var ignore: [String] = []

    @Option(help: ArgumentHelp("These rules or categories, and no others.", valueName: "names"))
    var only: [String] = []

    @Flag(inversion: .prefixedNo, help: "Allow preview rules.")
    var preview: Bool?

    @Option(
        help: ArgumentHelp(
            "Source code for rules that look at it: a file, a folder, or a pattern such as 'Sources/**/*.swift'; may be "
                + "repeated.", valueName: "path"),
        completion: .file())
    var sources: [String] = []

    func set(_ lint: inout LintConfiguration) {
        lint.preset = preset.map { .flag(TextList(LintRuleArguments.names([$0]))) }
        if !sources.isEmpty { lint.sources = .flag(ConfiguredPaths(sources.map { ConfiguredPath($0) })) }
        lint.preview = preview.map { .flag($0) }
    }

    /// The rules beside those of the settings.
    var choice: LintRequest.RuleChoice {
        var choice = LintRequest.RuleChoice()
        choice.added = LintRuleArguments.names(select)
        choice.left = LintRuleArguments.names(ignore)
        choice.only = LintRuleArguments.names(only)
        return choice
    }

    /// The names of options that may be repeated and hold commas.
    static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",") }.map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }
}
