import ArgumentParser
import ModelcCodegen
import ModelcKit
import ModelcMigrationCode

/// Files that are written beside a plan.
struct PlanEmitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write mapping models, migration policies, stages, tests or data checks; several with commas between them.",
            valueName: "kinds"))
    var emit: EmittedKinds?

    @Option(
        help: ArgumentHelp("The folder that they go to. (default: the current one)", valueName: "dir"),
        completion: .directory)
    var emitDir: String?

    @Option(help: ArgumentHelp("The module that the tests import.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The language of migration policies.", valueName: "language"))
    var lang: MigrationPolicyLanguage?

    @Flag(
        help:
            "Replace files that are there, with all edits in them; with --output, also one that is not a report of modelc."
    )
    var force = false

    @Flag(help: "Write none of the files; list their paths, one a line.")
    var dryRun = false

    func validate() throws {
        let others: [(name: String, isGiven: Bool)] = [
            ("--emit-dir", emitDir != nil), ("--module", module != nil), ("--lang", lang != nil), ("--dry-run", dryRun),
        ]
        if emit == nil, let other = others.first(where: \.isGiven) {
            throw ValidationError("\(other.name) says how files are written; name them with --emit")
        }
        // A shell makes this of a variable that is not set: files would stand in the root of the file system.
        if emitDir?.isEmpty == true {
            throw ValidationError("--emit-dir is empty: name a folder; the working directory is '.'")
        }
        if let module, !CodeGenerator.isModule(module) {
            throw ValidationError("'\(module)' is not a name of a module")
        }
    }

    /// Nil where nothing is to be written.
    var request: EmissionRequest? {
        emit.map { emit in
            EmissionRequest(
                kinds: emit.kinds, folder: emitDir ?? ".", module: module, language: lang ?? .swift, replaces: force,
                isRehearsal: dryRun)
        }
    }
}

extension MigrationPolicyLanguage: ExpressibleByArgument {}

/// Several kinds with commas between them, as on the command line.
struct EmittedKinds: ExpressibleByArgument {
    let kinds: [EmittedKind]

    /// Nil where a word is no kind.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let named = Set(words.compactMap(EmittedKind.init))
        guard named.count == Set(words).count else { return nil }
        kinds = EmittedKind.allCases.filter(named.contains)
    }

    static var allValueStrings: [String] { EmittedKind.allCases.map(\.rawValue) }
}
