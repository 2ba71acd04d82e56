import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// Options of all commands.
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

    /// The workspace of the process, with the configuration file that the options select. The file is read only once.
    /// Messages refer to settings by their flags.
    var workspace: Workspace {
        var workspace = Workspace.ofProcess(.flags)
        workspace.waiting = ProgressLine.ofOtherRuns
        workspace.configuration = noConfig ? .none : config.map(ChosenConfiguration.file) ?? .nearest
        return workspace.cachingConfigurations
    }

    /// The workspace of the process. If one of the paths is `-`, it includes the content of standard input.
    func workspace(reading paths: [String?]) throws -> Workspace {
        var workspace = workspace
        if paths.contains(StandardInput.argument) { workspace.read(standardInput: try Console.standardInput()) }
        return workspace
    }

    /// Shows all findings with `--verbose`, if no option sets the severity of shown findings.
    func limit(_ lint: inout LintConfiguration) {
        guard verbose, lint.minSeverity == nil else { return }
        lint.minSeverity = .flag(.note)
    }

    /// The lowest severity of findings in text output. It is `error` if `--quiet` is given and no option sets the
    /// severity. Findings that fail a run are always shown, and output for programs is always complete.
    func leastInText(_ thresholds: ThresholdArguments) -> Severity {
        quiet && thresholds.minSeverity == nil ? .error : .note
    }

    var settings: Console.Settings { Console.Settings(color: color, isQuiet: quiet, isVerbose: verbose) }

    /// Moves common options before the command to the end of the arguments. They can then be given first, as in `git
    /// -C`.
    ///
    /// Flags of the tool itself (`--help`, `--version`) are not moved.
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
        // Every argument after `--` is a path.
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return rest[..<end] + leading + rest[end...]
    }
}

extension ColorChoice: ArgumentChoice {}

extension Wording {
    /// The flags of the tool, as messages write them.
    static let flags = Wording { wish in
        switch wish {
        case .entity: "--entity"
        case .version: "--model-version"
        case .olderVersion: "--from"
        case .newerVersion: "--to"
        case .base: "--against"
        case .releasedBase: "--base-is-release"
        case .replacement: "--force"
        case .rehearsal: "--dry-run"
        case .removal: "--prune"
        case .output: "--output"
        case .stamp: "--stamp"
        case .emission: "--emit"
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
        case .unlocking: "--unlock"
        case .lockedStore: "--from-store"
        case .check: "--check"
        case .acceptance: "--also"
        case .reason: "--reason"
        case .acceptingVersion: "--for"
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
        case .preview: "--diff"
        case .unsafeFixes: "--unsafe"
        case .newVersionFixes: "--unsafe --in-new-version"
        case .newVersion: "--in-new-version"
        case .newVersionName: "--new-version NAME"
        case .allVersions: "--all-versions"
        case .booleanAssumption: "--bool-numeric"
        case .manyToOneAssumption: "--many-to-one"
        case .schema: "--schema"
        case .configuration: "--configuration"
        case .onto: "--onto"
        case .newContainer: "--new-container"
        case .storeData: "--from"
        case .rowCount: "--rows"
        case .adoption: "--adopt"
        case .packageSetup: "--package"
        case .templateVariable: "--template-var"
        }
    }
}

extension ValidationError {
    /// Throws a usage error if more than one of the options is given.
    ///
    /// - Parameter options: the options as the user types them, and whether each was given.
    static func refuseTogether(_ options: (name: String, isGiven: Bool)...) throws {
        guard options.count(where: \.isGiven) > 1 else { return }
        let names = options.map(\.name)
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        throw ValidationError("\(list) cannot be used together")
    }

    /// Throws a usage error if both a single version and all versions are selected.
    static func refuseTogether(allVersions: Bool, version: Bool) throws {
        try refuseTogether(("--all-versions", allVersions), ("--model-version", version))
    }
}
