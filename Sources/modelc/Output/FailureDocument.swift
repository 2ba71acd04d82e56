import ModelcDiagnostics
import ModelcJSON

/// What programs get where there is nothing to make a document of: the reasons, under the key that every document has them
/// under.
enum FailureDocument {
    static func print(_ diagnostics: [Diagnostic]) throws {
        try Console.print(JSONWriter.text(of: ["diagnostics": .array(diagnostics.map(\.json))]))
    }
}
