import ModelcEditing
import ModelcJSON
import ModelcText

/// A line of a script for programs:
/// `{"action": "add attribute", "names": ["Book.title", "String"], "settings": {"default": "", "optional": false}}`.
enum JSONActionLine {
    /// - Throws: what is wrong with which part.
    static func action(_ line: String) throws(ActionFailure) -> EditAction {
        var words: [String]?
        var operands: [String] = []
        var settings: [(name: String, value: GivenValue)] = []
        for member in try members(line) {
            switch member.key {
            case "action":
                guard case .string(let text) = member.value else {
                    throw failure("'action' is \(member.value.kind), not a text such as \"add attribute\"")
                }
                words = text.split(separator: " ").map(String.init)
            case "names": operands = try names(member.value)
            case "settings": settings = try self.settings(member.value)
            default:
                throw ActionFailure(
                    unreadable: "'\(TerminalText.escaped(member.key))' is not a key of an action",
                    help: "the keys are action, names and settings")
            }
        }
        guard let words else { throw failure("'action' is missing") }
        return try ActionParser.action(words, operands: operands, settings: settings)
    }

    private static func members(_ line: String) throws(ActionFailure) -> [ReadJSONMember] {
        let value: ReadJSON
        do throws(JSONFault) {
            value = try JSONReader.value(of: line)
        } catch {
            throw failure("\(TerminalText.escaped(error.message)) at column \(error.offset + 1)")
        }
        guard case .object(let members) = value else { throw failure("it is \(value.kind)") }
        return members
    }

    private static func names(_ value: ReadJSON) throws(ActionFailure) -> [String] {
        if case .null = value { return [] }
        guard case .array(let elements) = value else { throw failure("'names' is \(value.kind), not a list of texts") }
        var names: [String] = []
        for element in elements {
            guard case .string(let name) = element else {
                throw failure("'names' has \(element.kind) in it, and takes texts only")
            }
            names.append(name)
        }
        return names
    }

    private static func settings(_ value: ReadJSON) throws(ActionFailure) -> [(name: String, value: GivenValue)] {
        if case .null = value { return [] }
        guard case .object(let members) = value else {
            throw failure("'settings' is \(value.kind), not an object of settings and their values")
        }
        var settings: [(name: String, value: GivenValue)] = []
        for member in members.sorted(by: { $0.key.isBefore($1.key) }) {
            settings.append((member.key, try given(member)))
        }
        return settings
    }

    /// A number keeps its digits, and null takes a value away.
    private static func given(_ member: ReadJSONMember) throws(ActionFailure) -> GivenValue {
        switch member.value {
        case .null: return .none
        case .bool(let value): return .flag(value)
        case .number(let text), .string(let text): return .text(text)
        case .array, .object:
            throw failure(
                "the setting '\(TerminalText.escaped(member.key))' is \(member.value.kind), "
                    + "and takes a text, a number, true, false or null")
        }
    }

    private static func failure(_ reason: String) -> ActionFailure {
        ActionFailure(
            unreadable: "the line is not an action in JSON: \(reason)",
            help:
                #"write {"action": "add attribute", "names": ["Book.title", "String"], "settings": {"optional": false}}"#
        )
    }
}
