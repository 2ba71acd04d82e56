import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

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
