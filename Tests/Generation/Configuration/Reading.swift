import ModelcBase
import ModelcDiagnostics

@testable import ModelcConfiguration
@testable import ModelcSettings

/// Reads a configuration from text.
func reading(_ yaml: String, path: String = ".modelc.yml") -> ConfigurationReading {
    ConfigurationReader().read(Array(yaml.utf8), path: path)
}

/// The configuration of a text without errors.
func configuration(_ yaml: String, path: String = ".modelc.yml") throws -> Configuration {
    let reading = reading(yaml, path: path)
    guard let configuration = reading.configuration, reading.diagnostics.isEmpty else {
        throw UnexpectedProblems(problems: reading.diagnostics.map(spelt))
    }
    return configuration
}

/// The errors of a text, one per line.
func problems(_ yaml: String) -> [String] { reading(yaml).diagnostics.map(spelt) }

/// `line:column+length id: message (help)`.
func spelt(_ problem: Diagnostic) -> String {
    let place = problem.location?.position.map { "\($0.line):\($0.column)" } ?? "-"
    let length = problem.location.map { $0.length > 0 ? "+\($0.length)" : "" } ?? ""
    return "\(place)\(length) \(problem.id): \(problem.message)" + (problem.help.map { " (\($0))" } ?? "")
}

struct UnexpectedProblems: Error {
    var problems: [String]
}

/// For each kind of value, a valid one, as written and as shown.
enum SettingSample {
    static func values(of key: SettingKey) -> [(written: String, shown: JSONValue)] {
        switch key.key.kind {
        case .boolean: [("true", true), ("false", false)]
        case .choice(let words): words.map { ($0, .string($0)) }
        case .text: [("Some text", "Some text"), ("\"1\"", "1")]
        case .path: [("Some/Folder", "Some/Folder"), ("../x", "../x"), ("/x", "/x")]
        case .list(of: .text): [("[A, B]", ["A", "B"]), ("[]", []), ("", [])]
        case .list, .mapping: [(outputs, .array([shownOutput]))]
        case .named: [("{ Book: { skip: true } }", ["Book": ["skip": true]]), ("", [:])]
        case .integer: []
        }
    }

    private static let outputs = "[{ template: a.t, file-name: \"{{class}}.swift\" }]"
    private static let shownOutput: JSONValue = [
        "template": "a.t", "file-name": "{{class}}.swift", "overwrite": "machine", "scope": "entity",
    ]
}
