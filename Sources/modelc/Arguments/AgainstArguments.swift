import ArgumentParser
import ModelcKit
import ModelcSettings

/// Options for the other state of the models, such as a git revision, with which versions are compared.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare with this released state: a git branch, tag or commit, a copy of the bundle, or a folder with "
                + "copies. Released versions must not change.", valueName: "rev|path"))
    var against: String?

    @Flag(help: "The state in --against has shipped. Changes to its current version are errors.")
    var baseIsRelease = false

    @Flag(help: "With --against: include findings that the base already has.")
    var allFindings = false

    func set(_ lint: inout LintConfiguration) { lint.against = against.map { .flag($0) } }
}
