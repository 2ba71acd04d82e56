import ArgumentParser
import ModelcBase
import ModelcKit
import ModelcSettings

/// All code generation settings given as flags. Each row of `SettingTable` has one flag with the same name.
struct GivenSettings {
    var folders: FolderArguments
    var classes: ClassArguments
    var swift: SwiftArguments
    var objectiveC: ObjectiveCArguments
    var swiftData: SwiftDataArguments
    var mogenerator: MogeneratorSettingArguments
    var xcode: XcodeArguments

    /// Returns the settings that were given as flags; all other settings are not set. Throws if a value in YAML has
    /// errors.
    func settings() throws -> GenerateSettings {
        var settings = GenerateSettings()
        folders.set(&settings)
        classes.set(&settings)
        swift.set(&settings)
        objectiveC.set(&settings)
        swiftData.set(&settings)
        mogenerator.set(&settings)
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
    /// Returns the help of an option for a setting. The default is added from the table of settings.
    ///
    /// - Parameters:
    ///   - name: the name of the setting and of the option.
    ///   - text: the description of the option, without the default.
    ///   - valueName: the placeholder of the value in the usage; nil for argument-parser's default.
    static func setting(_ name: String, _ text: String, valueName: String? = nil) -> ArgumentHelp {
        ArgumentHelp(text + (SettingDefault.text(of: name).map { " (default: \($0))" } ?? ""), valueName: valueName)
    }
}

/// The defaults of settings, as help shows them.
enum SettingDefault {
    /// Returns a value as the user types it on the command line.
    private static func spelled(_ value: String, _ name: String) -> String {
        switch value {
        case "true": SettingFlag.named(name)
        case "false": SettingFlag.named(name, isOff: true)
        case "", "[]": "none"
        default: value.replacingText("`", with: "")
        }
    }

    /// Returns the default of a setting; nil if there is no such setting, or if it has no default.
    static func text(of name: String) -> String? { texts[name] }

    /// The default of each setting in words, by the name of the setting. The texts are cached because argument-parser
    /// reads the help of an option each time it builds the options of a command.
    private static let texts: [String: String] = SettingTable.all.reduce(into: [:]) { texts, row in
        texts[row.name] = row.key.standard.map { text($0, row.name) }
    }

    private static func text(_ standard: String, _ name: String) -> String {
        // If another layout has a different default, it follows a semicolon.
        let parts = standard.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1, let colon = parts[1].lastIndex(of: ":") else { return spelled(standard, name) }
        let other = parts[1][parts[1].index(after: colon)...].drop { $0 == " " }
        return "\(spelled(String(parts[0]), name));\(parts[1][...colon]) \(spelled(String(other), name))"
    }
}
