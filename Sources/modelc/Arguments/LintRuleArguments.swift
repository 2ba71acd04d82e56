import ArgumentParser
import ModelcConfiguration
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

    @Flag(inversion: .prefixedNo, help: "Allow preview rules.")
    var preview: Bool?

    @Option(
        help: ArgumentHelp(
            "Source code for rules that look at it: a file, a folder, or a pattern such as 'Sources/**/*.swift'; may be "
                + "repeated.", valueName: "path"),
        completion: .file())
    var sources: [String] = []

    func set(_ lint: inout LintConfiguration) {
        lint.preset = preset.map { .flag(TextList(NameList.names([$0]))) }
        if !sources.isEmpty { lint.sources = .flag(ConfiguredPaths(sources.map { ConfiguredPath($0) })) }
        lint.preview = preview.map { .flag($0) }
    }

    /// The rules to add to those of the settings.
    var added: [String] { NameList.names(select) }
}
