import ModelcDiagnostics
import ModelcJSON
import ModelcKit

/// What programs get where there is nothing to make a document of: the reasons, under the key that every document has them
/// under.
enum FailureDocument {
    static func print(_ diagnostics: [Diagnostic]) throws {
        try Console.print(JSONWriter.text(of: ["diagnostics": .array(diagnostics.map(\.json))]))
    }

    /// A document without diagnostics of its own, with the failures of a run that could not read everything.
    static func adding(_ ledger: RunLedger, to document: JSONValue) -> JSONValue {
        guard !ledger.isEmpty, case .object(let members) = document else { return document }
        return .object(members + [JSONMember(key: "diagnostics", value: .array(ledger.failures.map(\.json)))])
    }
}
