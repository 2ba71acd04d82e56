/// The names of settings on the command line. Each setting has a flag with the same spelling as its key in the file.
package enum SettingFlag {
    /// Returns the flag for a key, such as `--access`.
    ///
    /// - Parameter isOff: true for the flag that turns the setting off, such as `--no-typed-keys`.
    package static func named(_ key: String, isOff: Bool = false) -> String { isOff ? "--no-\(key)" : "--\(key)" }
}
