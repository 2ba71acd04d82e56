/// The names of settings on a command line: the tool has a flag for each, spelt as the key in the file.
package enum SettingFlag {
    /// Returns the flag of a key.
    ///
    /// - Parameter isOff: whether it is a flag that is turned off.
    package static func named(_ key: String, isOff: Bool = false) -> String { isOff ? "--no-\(key)" : "--\(key)" }
}
