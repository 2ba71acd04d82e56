import ArgumentParser
import ModelcKit
import ModelcPlans
import ModelcSettings

/// Options for files that are written with a plan.
struct PlanEmitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write mapping models, policies, stages, SwiftData stages, tests or data checks; separate several with commas.",
            valueName: "kinds"))
    var emit: EmittedKinds?

    @Option(
        help: ArgumentHelp("The folder for the files of --emit. (default: this folder)", valueName: "dir"),
        completion: .directory)
    var emitDir: String?

    @Option(help: ArgumentHelp("The module that the tests import.", valueName: "name"))
    var module: String?

    @Option(help: "The language of migration policies. (default: swift)")
    var language: OutputLanguage?

    @Flag(help: "Write nothing; list the paths of the files, one per line.")
    var dryRun = false

    func validate() throws {
        let others: [(name: String, isGiven: Bool)] = [
            ("--emit-dir", emitDir != nil), ("--module", module != nil), ("--language", language != nil),
            ("--dry-run", dryRun),
        ]
        if emit == nil, let other = others.first(where: \.isGiven) {
            throw ValidationError("\(other.name) needs --emit, which names the files to write")
        }
        // An unset shell variable can result in an empty folder. Files would then be written to the root of the file
        // system.
        if emitDir?.isEmpty == true {
            throw ValidationError("--emit-dir is empty: name a folder; the working directory is '.'")
        }
        if let module, !EmissionRequest.isModule(module) {
            throw ValidationError("'\(module)' is not a module name")
        }
    }

    /// Returns the request to write files; nil if no files are requested.
    ///
    /// - Parameter replaces: whether existing files are replaced, even if they were edited.
    func request(replacing replaces: Bool) -> EmissionRequest? {
        emit.map { emit in
            EmissionRequest(
                kinds: emit.kinds, folder: emitDir ?? ".", module: module, language: language ?? .swift,
                replaces: replaces,
                isRehearsal: dryRun)
        }
    }
}
