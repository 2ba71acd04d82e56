import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcKit

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
        if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be used together") }
        if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together") }
        if directory?.isEmpty == true { throw ValidationError("--directory is empty: name a folder") }
    }

    /// The folder of the process, its environment, and the configuration that was chosen. Messages name flags.
    var workspace: Workspace {
        var workspace = Workspace.ofProcess(.flags)
        workspace.configuration = noConfig ? .none : config.map(ChosenConfiguration.file) ?? .nearest
        return workspace
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
