import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcKit

/// What the versions of models are compared with.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The released state: a git branch, tag or commit of the models' repository, a copy of the bundle, or a "
                + "folder with copies. Released versions must not change.", valueName: "rev|path"))
    var against: String?

    @Flag(help: "The state of --against has shipped: to edit its current version is an error.")
    var baseIsRelease = false

    @Flag(help: "With --against: report, and in lint fix, also what the base has already.")
    var allFindings = false

    func set(_ lint: inout LintConfiguration) { lint.against = against.map { .flag($0) } }

    /// Whether the state to compare with has shipped.
    func isReleased(_ lint: LintConfiguration) throws -> Bool {
        if baseIsRelease, lint.against == nil { throw ValidationError("--base-is-release needs --against") }
        return baseIsRelease
    }
}

/// Whether and how far `lint` changes models.
struct FixArguments: ParsableArguments {
    @Flag(help: "Make the fixes that change neither version hashes nor what an app does.")
    var fix = false

    @Flag(
        name: [.customLong("unsafe"), .customLong("unsafe-fixes")],
        help: "With --fix or --diff: also fixes that change what an app or generated code does.")
    var allowsUnsafe = false

    @Option(
        help: ArgumentHelp(
            "With --unsafe: also fixes that change version hashes. The current version is copied to one of this name, "
                + "which becomes current and gets all fixes.", valueName: "name"))
    var newVersion: String?

    @Flag(help: "Show what --fix or --add-suppressions would change, and change nothing; exit with 1 where it would.")
    var diff = false

    @Flag(help: "Suppress all findings in the user info of the elements that they are about.")
    var addSuppressions = false

    @Option(
        help: ArgumentHelp("With --add-suppressions: why, for those that have no reason yet.", valueName: "reason"))
    var suppressionReason: String?

    func validate() throws {
        if fix, addSuppressions { throw ValidationError("--fix and --add-suppressions exclude each other") }
        if allowsUnsafe, addSuppressions || !(fix || diff) {
            throw ValidationError("--unsafe goes with --fix or --diff")
        }
        if let newVersion {
            guard allowsUnsafe else { throw ValidationError("--new-version goes with --fix --unsafe") }
            if let problem = VersionName.problem(newVersion) { throw ValidationError("--new-version \(problem)") }
        }
        if suppressionReason != nil, !addSuppressions {
            throw ValidationError("--suppression-reason goes with --add-suppressions")
        }
    }

    /// What is to be done; nil where nothing is to be changed or shown.
    var request: FixRequest? {
        guard fix || diff || addSuppressions else { return nil }
        return FixRequest(
            task: addSuppressions ? .suppress(reason: suppressionReason) : .fix, allowsUnsafe: allowsUnsafe,
            newVersion: newVersion.map(VersionName.stem), showsDiff: diff)
    }
}
