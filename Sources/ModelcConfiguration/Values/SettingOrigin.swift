import ModelcDiagnostics

/// Who said so.
package enum SettingOrigin: Hashable, Sendable {
    /// Nobody: it is the default.
    case standard
    /// The configuration file, there.
    case file(SourceLocation)
    /// A flag, or another argument, of the command line.
    case flag
}
