import ModelcDiagnostics

/// The origin of a value.
package enum SettingOrigin: Hashable, Sendable {
    /// It is the default.
    case standard
    /// The configuration file, at a location.
    indirect case file(SourceLocation)
    /// A flag, or another argument, of the command line.
    case flag
}
