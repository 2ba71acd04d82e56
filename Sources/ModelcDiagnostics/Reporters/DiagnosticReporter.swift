/// Turns diagnostics into the text of one output format.
package protocol DiagnosticReporter {
    /// The whole output, with a final line feed; empty where the format has nothing to say.
    func report(_ diagnostics: [Diagnostic]) -> String
}
