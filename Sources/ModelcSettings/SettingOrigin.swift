import ModelcDiagnostics

/// The source of a setting's value.
package enum SettingOrigin: Hashable, Sendable {
    /// The value is the default.
    case standard
    /// The value is at this location in the configuration file.
    indirect case file(SourceLocation)
    /// The value is from a flag or another argument on the command line.
    case flag
}
