import Foundation

/// A JSON document as a command prints it: the envelope that all have, around a result.
package struct PrintedDocument {
    package let command: String
    package let diagnostics: [[String: Any]]
    /// The result where it is an object; nil where there is none.
    package let result: [String: Any]?

    /// What is missing in a document.
    package struct Fault: Error, CustomStringConvertible {
        package var description: String
    }

    private struct Envelope<Result: Decodable>: Decodable {
        var result: Result
    }

    /// Reads what a command printed.
    package init(_ text: String) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            root.keys.sorted() == ["command", "diagnostics", "result", "schemaVersion", "tool"],
            let command = root["command"] as? String, let diagnostics = root["diagnostics"] as? [[String: Any]]
        else { throw Fault(description: "not a document of modelc: \(text.prefix(400))") }
        self.command = command
        self.diagnostics = diagnostics
        result = root["result"] as? [String: Any]
    }

    /// The result of what a command printed.
    package static func result(of text: String) throws -> [String: Any] {
        guard let result = try PrintedDocument(text).result else {
            throw Fault(description: "there is no result: \(text.prefix(400))")
        }
        return result
    }

    /// The same as a value.
    package static func decode<Result: Decodable>(_ type: Result.Type = Result.self, from text: String) throws -> Result
    {
        try JSONDecoder().decode(Envelope<Result>.self, from: Data(text.utf8)).result
    }
}
