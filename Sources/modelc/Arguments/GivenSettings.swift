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

extension ArgumentHelp {
    /// The help of an option that is a setting, with its default from the table of settings.
    ///
    /// - Parameter name: the name of the setting, which is that of the option.
    static func setting(_ name: String, _ text: String, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text + (SettingDefault.text(of: name).map { " (default: \($0))" } ?? ""), valueName: valueName)
    }
}

/// The defaults of settings as help shows them.
enum SettingDefault {
    /// A value as the option says it.
    private static func spelled(_ value: String, _ name: String) -> String {
        switch value {
        case "true": "--\(name)"
        case "false": "--no-\(name)"
        case "", "[]": "none"
        default: value.replacing("`", with: "")
        }
    }

    /// Nil for what is no setting, and for a setting that is nothing by default.
    static func text(of name: String) -> String? {
        guard let standard = SettingTable.all.first(where: { $0.name == name })?.key.standard else { return nil }
        // What another style makes of it stands behind a semicolon.
        let parts = standard.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1, let colon = parts[1].lastIndex(of: ":") else { return spelled(standard, name) }
        let other = parts[1][parts[1].index(after: colon)...].drop { $0 == " " }
        return "\(spelled(String(parts[0]), name));\(parts[1][...colon]) \(spelled(String(other), name))"
    }
}
