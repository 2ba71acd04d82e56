import ArgumentParser
import ModelcDiagnostics
import ModelcKit
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
        workspace.waiting = ProgressLine.ofOtherRuns
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

extension ColorChoice: ArgumentChoice {}

/// One word out of several as the value of an option.
///
/// argument-parser asks for all of them whenever it builds the options of a command; its own answers go through key paths, which
/// are made at run time.
protocol ArgumentChoice: RawRepresentable, CaseIterable, ExpressibleByArgument where RawValue == String {}

extension ArgumentChoice {
    package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    package static var allValueDescriptions: [String: String] { [:] }
    package var defaultValueDescription: String { rawValue }
}

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
    /// Tells what a run has to say beside its result, and ends the command as the run did.
    func finish(_ outcome: some RunOutcome) throws {
        DiagnosticOutput.print(outcome)
        try ExitStatus.end(outcome.result)
    }

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
        case .releasedBase: "--base-is-release"
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
        case .baseline: "--baseline"
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
