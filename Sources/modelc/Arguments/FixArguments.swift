import ArgumentParser
import ModelcKit

/// Options that select the changes that `lint` makes to models.
struct FixArguments: ParsableArguments {
    @Flag(help: "Apply fixes that change neither version hashes nor the behaviour of the app.")
    var fix = false

    @Flag(
        name: [.customLong("unsafe"), .customLong("unsafe-fixes")],
        help: "With --fix or --diff: also apply fixes that change the behaviour of the app or of generated code.")
    var allowsUnsafe = false

    @Flag(
        help: ArgumentHelp(
            "With --unsafe: also apply fixes that change version hashes. modelc copies the current version, makes the "
                + "copy current, and applies all fixes to it. If the current version is new and has not shipped, "
                + "modelc changes that."))
    var inNewVersion = false

    @Option(
        help: ArgumentHelp(
            "Like --in-new-version, with this name for the new version.", valueName: "name"))
    var newVersion: String?

    @Flag(help: "Write nothing; show what --fix or --add-suppressions would change; exit with 1 if anything would.")
    var diff = false

    @Flag(help: "Suppress all findings: add an entry to the user info of each element.")
    var addSuppressions = false

    @Option(
        help: ArgumentHelp("With --add-suppressions: the reason for suppressions that have none.", valueName: "reason"))
    var suppressionReason: String?

    func validate() throws {
        try ValidationError.refuseTogether(("--fix", fix), ("--add-suppressions", addSuppressions))
        if allowsUnsafe, addSuppressions || !(fix || diff) {
            throw ValidationError("--unsafe needs --fix or --diff")
        }
        if inNewVersion, !allowsUnsafe { throw ValidationError("--in-new-version needs --fix --unsafe") }
        if let newVersion {
            guard allowsUnsafe else { throw ValidationError("--new-version needs --fix --unsafe") }
            if let problem = VersionName.problem(newVersion) { throw ValidationError("--new-version \(problem)") }
        }
        if suppressionReason != nil, !addSuppressions {
            throw ValidationError("--suppression-reason needs --add-suppressions")
        }
    }

    /// The requested fixes; nil if the run does not change models and does not show changes.
    var request: FixRequest? {
        guard fix || diff || addSuppressions else { return nil }
        return FixRequest(
            task: addSuppressions ? .suppress(reason: suppressionReason) : .fix, allowsUnsafe: allowsUnsafe,
            newVersion: newVersion.map(VersionName.stem), namesNewVersion: inNewVersion, showsDiff: diff)
    }
}
