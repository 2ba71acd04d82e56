import ModelcJSON

@testable import ModelcConfiguration

/// For each kind of value one that is right, as it is written and as it is shown.
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
