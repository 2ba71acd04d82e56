import ModelcDiagnostics
import ModelcJSON
import ModelcKit

/// What programs get of failures, under the key that every document has them under.
package enum FailureDocument {
    /// The document where there is nothing else to make one of.
    package static func text(of diagnostics: [Diagnostic]) -> String {
        JSONWriter.text(of: ["diagnostics": .array(diagnostics.map(\.json))])
    }

    /// A document without diagnostics of its own, with the failures of a run that could not read everything.
    package static func adding(_ ledger: RunLedger, to document: JSONValue) -> JSONValue {
        ledger.isEmpty ? document : adding(ledger.failures, to: document)
    }

    /// A document with what is to be said of what it shows.
    ///
    /// - Parameter showsNotes: whether notes are among it.
    static func adding(_ diagnostics: [Diagnostic], to document: JSONValue, showsNotes: Bool = true) -> JSONValue {
        guard case .object(let members) = document else { return document }
        let shown = diagnostics.filter { $0.severity > .note || showsNotes }
        return .object(members + [JSONMember(key: "diagnostics", value: .array(shown.map(\.json)))])
    }
}
