import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// Options that select rules.
struct LintRuleArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Presets of rules, separated by commas: recommended, strict, cloudkit, swiftdata, "
                + "xcode-parity, all, none. NAME@N uses version N of a preset.", valueName: "names"),
        completion: .presets)
    var preset: String?

    @Option(
        help: ArgumentHelp("Rules or categories to add. Rules that are off become warnings.", valueName: "names"),
        completion: .ids)
    var select: [String] = []

    @Flag(inversion: .prefixedNo, help: "Allow preview rules.")
    var preview: Bool?

    @Option(
        help: ArgumentHelp(
            "Source code for rules that read code: a file, a folder, or a pattern such as 'Sources/**/*.swift'; may be "
                + "repeated.", valueName: "path"),
        completion: .file())
    var sources: [String] = []

    func set(_ lint: inout LintConfiguration) {
        lint.preset = preset.map { .flag(TextList(NameList.names([$0]))) }
        if !sources.isEmpty { lint.sources = .flag(ConfiguredPaths(sources.map { ConfiguredPath($0) })) }
        lint.preview = preview.map { .flag($0) }
    }

    /// The rules that the user adds with `--select` to the rules of the settings.
    var added: [String] { NameList.names(select) }
}
