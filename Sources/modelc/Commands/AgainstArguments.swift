import ArgumentParser
import ModelcConfiguration

/// What the versions of models are compared with.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The released state: a git branch, tag or commit of the models' repository, another copy of the bundle, or "
                + "a folder with copies. Released versions must not change.", valueName: "revision|path"))
    var against: String?

    @Flag(help: "The state of --against has shipped: to edit its current version is an error.")
    var baseIsRelease = false

    @Flag(
        help: """
            With --against: report, and with --fix correct, what the state of --against has, too, and not only what the \
            change brings.
            """)
    var allFindings = false

    func set(_ lint: inout LintConfiguration) { lint.against = against.map { .flag($0) } }

    /// Whether the state to compare with has shipped.
    func isReleased(_ lint: LintConfiguration) throws -> Bool {
        if baseIsRelease, lint.against == nil { throw ValidationError("--base-is-release needs --against") }
        return baseIsRelease
    }
}
