import ArgumentParser
import ModelcBase
import ModelcKit
import ModelcSettings

/// All code generation settings given as flags. Each row of `SettingTable` is one flag with the same name.
struct GivenSettings {
    var folders: FolderArguments
    var classes: ClassArguments
    var swift: SwiftArguments
    var objectiveC: ObjectiveCArguments
    var xcode: XcodeArguments

    /// Returns the given settings; settings without a flag are nil. Throws if a YAML structure has errors.
    func settings() throws -> GenerateSettings {
        var settings = GenerateSettings()
        folders.set(&settings)
        classes.set(&settings)
        swift.set(&settings)
        objectiveC.set(&settings)
        xcode.set(&settings)
        for (name, text) in [("entities", classes.entities), ("outputs", classes.outputs)] {
            if let text { settings = settings.merging(try structure(name, text)) }
        }
        return settings
    }

    private func structure(_ name: String, _ text: String) throws -> GenerateSettings {
        do throws(RunFailure) { return try GenerateSettings(flag: name, text) } catch {
            DiagnosticOutput.print(error.diagnostics, sources: [:])
            throw ExitCode.validationFailure
        }
    }
}

extension ArgumentHelp {
    /// Returns the help of an option that is a setting, with its default from the table of settings.
    ///
    /// - Parameters:
    ///   - name: the name of the setting and of the option.
    ///   - text: the description of the option, without the default.
    ///   - valueName: the placeholder of the value in the usage; nil for argument-parser's default.
    static func setting(_ name: String, _ text: String, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text + (SettingDefault.text(of: name).map { " (default: \($0))" } ?? ""), valueName: valueName)
    }
}

/// The defaults of settings, as shown in help.
enum SettingDefault {
    /// Formats a value as the option spells it.
    private static func spelled(_ value: String, _ name: String) -> String {
        switch value {
        case "true": SettingFlag.named(name)
        case "false": SettingFlag.named(name, isOff: true)
        case "", "[]": "none"
        default: value.replacingText("`", with: "")
        }
    }

    /// Returns nil if there is no such setting, or if it has no default.
    static func text(of name: String) -> String? { texts[name] }

    /// The texts are cached because argument-parser reads the help of an option each time it builds the options of a command.
    private static let texts: [String: String] = SettingTable.all.reduce(into: [:]) { texts, row in
        texts[row.name] = row.key.standard.map { text($0, row.name) }
    }

    private static func text(_ standard: String, _ name: String) -> String {
        // The default of another style follows a semicolon.
        let parts = standard.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1, let colon = parts[1].lastIndex(of: ":") else { return spelled(standard, name) }
        let other = parts[1][parts[1].index(after: colon)...].drop { $0 == " " }
        return "\(spelled(String(parts[0]), name));\(parts[1][...colon]) \(spelled(String(other), name))"
    }
}

/// Options for the folders of generated files.
struct FolderArguments: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: .setting(
            "output",
            "The folder for generated files, created if needed. 'generate' needs it if .modelc.yml has none.",
            valueName: "dir"),
        completion: .directory)
    var folder: String?

    @Option(
        help: .setting("human-output", "Another folder for the human files.", valueName: "dir"), completion: .directory)
    var humanOutput: String?

    @Flag(inversion: .prefixedNo, help: .setting("human", "Write human files that do not exist yet."))
    var human: Bool?

    /// Refuses an empty folder, which is the value of an unset shell variable: the files would be written to the root of the file
    /// system.
    func validate() throws {
        for (flag, path) in [("--output", folder), ("--human-output", humanOutput)] where path?.isEmpty == true {
            throw ValidationError("\(flag) is empty: name a folder; the working directory is '.'")
        }
        if folder == "-" || humanOutput == "-" {
            throw ValidationError("generate writes several files, so it cannot write to standard output: name a folder")
        }
    }

    /// Copies the given options to the settings.
    func set(_ settings: inout GenerateSettings) {
        settings.output = folder.map { .flag(ConfiguredPath($0)) }
        settings.humanOutput = humanOutput.map { .flag(ConfiguredPath($0)) }
        settings.human.take(human)
    }
}

/// Options for existing files and dry runs. They apply to one run, so they are not settings.
struct ActionArguments: ParsableArguments {
    @Flag(help: .changedFilesCheck)
    var check = false

    @Flag(help: "Write nothing; show the differences, and exit with 1 if there are any.")
    var diff = false

    @Flag(help: "Like --check, but ignore spaces, line breaks, comments and trailing commas.")
    var checkSemantics = false

    @Flag(help: .newFilesOnly)
    var dryRun = false

    @Flag(help: "Remove machine files whose entities are no longer in the model.")
    var prune = false

    @Flag(help: "Replace files that modelc did not write, except human files.")
    var force = false

    @Option(
        help: .stamp,
        completion: .file())
    var stamp: String?

    func validate() throws {
        if stamp != nil, listsOnly { throw ValidationError("--stamp cannot be used with options that write nothing") }
        try ValidationError.refuseTogether(
            ("--prune", prune), ("--dry-run", dryRun), ("--check (or --diff)", comparesOnly))
    }

    /// Whether the run only lists files and writes none.
    var listsOnly: Bool { dryRun || comparesOnly }

    /// Whether the run only reports that files differ, without showing the differences.
    var onlyChecks: Bool { (check || checkSemantics) && !diff }

    private var comparesOnly: Bool { check || checkSemantics || diff }

    /// The action that the options select.
    var action: GenerationAction {
        var action = GenerationAction()
        action.replacesForeignFiles = force
        action.removesOrphans = prune
        action.isRehearsal = dryRun
        action.isCheck = comparesOnly
        action.ignoresFormatting = checkSemantics
        return action
    }
}
