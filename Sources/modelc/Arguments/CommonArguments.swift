import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcSchema
import ModelcSettings

/// Options that every command has.
struct CommonArguments: ParsableArguments {
    @Option(
        name: [.customShort("C"), .customLong("directory")],
        help: ArgumentHelp("Run as if started in this folder.", valueName: "dir"), completion: .directory)
    var directory: String?

    @Option(
        help: ArgumentHelp(
            "Read this configuration file instead of the .modelc.yml in this folder or above.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Flag(help: "Do not read a configuration file.")
    var noConfig = false

    @Flag(name: .shortAndLong, help: "Print only the result and errors: no warnings, no summary.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print notes as well as warnings and errors.")
    var verbose = false

    @Option(help: "When to use colours; auto: only on a terminal.")
    var color = ColorChoice.auto

    func validate() throws {
        try ValidationError.refuseTogether(("--config", config != nil), ("--no-config", noConfig))
        try ValidationError.refuseTogether(("--quiet", quiet), ("--verbose", verbose))
        if directory?.isEmpty == true { throw ValidationError("--directory is empty: name a folder") }
    }

    /// The folder of the process, its environment, and the configuration that was chosen, which is read once. Messages name flags.
    var workspace: Workspace {
        var workspace = Workspace.ofProcess(.flags)
        workspace.configuration = noConfig ? .none : config.map(ChosenConfiguration.file) ?? .nearest
        return workspace.rememberingConfigurations
    }

    /// The same, with what standard input holds where one of the paths is `-`.
    func workspace(reading paths: [String?]) throws -> Workspace {
        var workspace = workspace
        if paths.contains(StandardInput.argument) { workspace.read(standardInput: try Console.standardInput()) }
        return workspace
    }

    /// Says which findings are shown, where nothing else does: with `--quiet` errors only, with `--verbose` all. What fails a
    /// run is shown in any case.
    func limit(_ lint: inout LintConfiguration) {
        guard quiet || verbose, lint.minSeverity == nil else { return }
        lint.minSeverity = .flag(quiet ? .error : .note)
    }

    var settings: Console.Settings { Console.Settings(color: color, isQuiet: quiet, isVerbose: verbose) }

    /// The arguments with common options that stand before the command moved behind everything else, as `git -C` allows.
    ///
    /// Flags that the tool itself has (`--help`, `--version`) stay where they are.
    static func hoisted(_ arguments: [String]) -> [String] {
        var leading: [String] = []
        var rest = arguments[...]
        while let word = rest.first, word.hasPrefix("-") {
            let isFlag = ["-q", "--quiet", "-v", "--verbose", "--no-config"].contains(word)
            let hasValue = ["-C", "--directory", "--config", "--color"].contains(word)
            let isAssignment = ["--directory=", "--config=", "--color="].contains { word.hasPrefix($0) }
            guard isFlag || isAssignment || (hasValue && rest.count > 1) else { break }
            leading += rest.prefix(hasValue ? 2 : 1)
            rest = rest.dropFirst(hasValue ? 2 : 1)
        }
        // Behind `--` everything is a path.
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return rest[..<end] + leading + rest[end...]
    }
}

extension ColorChoice: ExpressibleByArgument {}

/// A command of the tool: it has the common options.
protocol ToolCommand: ParsableCommand {
    var common: CommonArguments { get }

    /// Whether standard output gets a document of JSON, and so gets one whatever happens.
    var printsDocument: Bool { get }

    /// Whether `--output` is the file of the result; false where it names what the command makes, and the result goes to standard
    /// output.
    static var outputIsResult: Bool { get }
}

extension ToolCommand {
    var printsDocument: Bool { false }

    static var outputIsResult: Bool { true }

    /// Refuses `-` where a command does not read standard input: it would be taken for the name of a file.
    func refuseStandardInput(_ paths: [String]) throws {
        guard paths.contains(StandardInput.argument) else { return }
        throw ValidationError("'-': this command does not read standard input: name a path")
    }
}

extension Wording {
    /// The flags by which the tool can be asked for things.
    static let flags = Wording { wish in
        switch wish {
        case .entity: "--entity"
        case .version: "--model-version"
        case .olderVersion: "--from"
        case .newerVersion: "--to"
        case .base: "--against"
        case .replacement: "--force"
        case .removal: "--prune"
        case .output: "--output"
        case .stamp: "--stamp"
        case .emissionFolder: "--emit-dir"
        case .modelFolder: "--models"
        case .order: "--order"
        case .report: "--report"
        case .minimumSeverity: "--min-severity"
        case .allFindings: "--all-findings"
        case .baselineWriting: "--write-baseline"
        case .baselinePruning: "--prune-baseline"
        case .update: "--update"
        case .notes: "--verbose"
        case .details: "--details"
        case .store: "--store"
        case .model: "--model"
        case .category: "--category"
        case .strictness: "--strict"
        case .omission: "--leave-out"
        case .dependencyFile: "--deps"
        case .currentVersion: "--current"
        case .fixes: "--fix"
        case .unsafeFixes: "--unsafe"
        case .newVersionFixes: "--unsafe --new-version NAME"
        case .newVersion: "--in-new-version"
        case .newVersionName: "--new-version NAME"
        case .allVersions: "--all-versions"
        case .booleanAssumption: "--bool-numeric"
        case .manyToOneAssumption: "--many-to-one"
        }
    }
}

/// What commands about one model have in common: the model and the version of it.
struct ModelArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, the contents file of one, or a folder with one model below "
                + "it. (default: the only model in .modelc.yml, or below this folder)", valueName: "model"),
        completion: .model)
    var path = ""

    @Option(help: .version)
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}

/// Which version of the model a command works on.
struct VersionArguments: ParsableArguments {
    @Option(help: .version)
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}

/// The mapping model that a command is about.
struct MappingArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcmappingmodel bundle, or the xcmapping.xml in one.", valueName: "mapping"),
        completion: .model)
    var path: String
}

/// Where the models of mapping models are.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that contains the models, at any depth.", valueName: "dir"),
        completion: .directory)
    var models = "."
}

extension CompletionKind {
    /// Models and mapping models are folders; a search by name would find each of them twice.
    static var model: CompletionKind { .directory }

    /// Ids of findings, asked for when they are needed: several options of several commands have them.
    static var ids: CompletionKind { .custom { _, _, _ in Explanation.ids } }
}

// A group of arguments would share more than texts, but argument-parser checks a group five times in each group around it.

/// What help says of arguments that several commands have.
extension ArgumentHelp {
    static let resultFormat: ArgumentHelp = "The format of the result."

    static let version = ArgumentHelp(
        "The version to use instead of the current one: its name, its folder's name, or its number.", valueName: "name")

    static let bundleAndVersion = ArgumentHelp(
        "The bundle, if there are several, and the version.", valueName: "version")

    static let noRenameGuess: ArgumentHelp = "Do not suggest renames."

    static let stamp = ArgumentHelp(
        "Record the inputs and outputs in this file; do nothing until one of them changes.", valueName: "file")

    /// A command that takes any number of models.
    static let models = ArgumentHelp(
        ".xcdatamodeld bundles, .xcdatamodel folders outside one, or folders with one model below each. (default: the "
            + "models in .modelc.yml, or the only model below this folder)", valueName: "model")

    static let force: ArgumentHelp = "Replace files that modelc did not write."

    // What `--dry-run` and `--check` show in place of what the command writes.

    static let changesOnly: ArgumentHelp = "Write nothing; report what would change."
    static let newFilesOnly: ArgumentHelp = "Write nothing; list the files that would be written."
    static let changedFilesOnly: ArgumentHelp = "Write nothing; list the files that would change."
    static let changedFilesCheck: ArgumentHelp =
        "Write nothing; list the files that would change, and exit with 1 if there are any."
}

extension ValidationError {
    /// Wrong usage where more than one of the options is given.
    ///
    /// - Parameter options: the options as they are typed, and whether each was given.
    static func refuseTogether(_ options: (name: String, isGiven: Bool)...) throws {
        guard options.count(where: \.isGiven) > 1 else { return }
        let names = options.map(\.name)
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        throw ValidationError("\(list) cannot be used together")
    }

    /// The same for the choice between one version and all of them.
    static func refuseTogether(allVersions: Bool, version: Bool) throws {
        try refuseTogether(("--all-versions", allVersions), ("--model-version", version))
    }
}
