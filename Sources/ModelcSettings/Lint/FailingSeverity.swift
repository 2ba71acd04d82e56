import ModelcDiagnostics

/// The lowest severity that fails a run.
package enum FailingSeverity: String, ConfigurationChoice {
    case error
    case warning
    case info
    case never

    /// The severity; nil for `never`.
    package var severity: Severity? { Severity(rawValue: rawValue) }
}
