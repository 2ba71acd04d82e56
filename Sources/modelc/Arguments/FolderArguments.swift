import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// Settings about where generated files go.
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

    /// Refuses what a shell makes of a variable that is not set: files of an empty folder would be in the root of the file
    /// system.
    func validate() throws {
        for (flag, path) in [("--output", folder), ("--human-output", humanOutput)] where path?.isEmpty == true {
            throw ValidationError("\(flag) is empty: name a folder; the working directory is '.'")
        }
        if folder == "-" || humanOutput == "-" {
            throw ValidationError("generate writes several files, so it cannot write to standard output: name a folder")
        }
    }

    /// Takes over what was given.
    func set(_ settings: inout GenerateSettings) {
        settings.output = folder.map { .flag(ConfiguredPath($0)) }
        settings.humanOutput = humanOutput.map { .flag(ConfiguredPath($0)) }
        settings.human.take(human)
    }
}

/// All settings of code generation as they were given in flags: each row of `SettingTable` is one of them, spelt the same.
struct GivenSettings {
    var folders: FolderArguments
    var classes: ClassArguments
    var swift: SwiftArguments
    var objectiveC: ObjectiveCArguments
    var xcode: XcodeArguments

    /// What was given; settings without a flag are nil. Structures in YAML with faults end the command.
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
        let reading = FlagReader.read(name, text)
        guard reading.diagnostics.isEmpty else {
            DiagnosticOutput.print(reading.diagnostics, sources: [:])
            throw ExitCode.validationFailure
        }
        return reading.settings
    }
}
