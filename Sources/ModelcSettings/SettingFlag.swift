/// How settings are given on a command line: the tool has a flag for each, spelt as the key in the file.
package enum SettingFlag {
    /// The flag of a key.
    ///
    /// - Parameter isOff: whether it is a switch that is turned off.
    package static func named(_ key: String, isOff: Bool = false) -> String { isOff ? "--no-\(key)" : "--\(key)" }
}

extension GenerateSettings {
    /// The flag of a setting, for messages that say what to pass.
    ///
    /// - Parameter field: where the value is kept, such as `\.access`.
    package static func flag(_ field: PartialKeyPath<GenerateSettings>) -> String {
        SettingTable.all.first { $0.field == field }.map { SettingFlag.named($0.name) } ?? ""
    }
}
