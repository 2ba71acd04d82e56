import ModelcBase
import ModelcDiagnostics
import ModelcEditing

/// Reads a script of edit actions. Each line contains either words, as on the command line, or a JSON object:
/// `{"action": "add attribute", "names": ["Book.title", "String"], "settings": {"default": "", "optional": false}}`.
struct EditScript {
    let name: String

    /// - Throws: `RunFailure` with all errors of the script, so that they can be corrected together.
    func actions(_ text: String) throws(RunFailure) -> [ScriptLine] {
        var actions: [ScriptLine] = []
        var problems: [Diagnostic] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            do throws(ActionFailure) {
                guard let action = try action(String(line)) else { continue }
                actions.append(ScriptLine(action: action, number: index + 1))
            } catch {
                problems.append(
                    diagnostic(error, line: index + 1, column: EditScript.column(ofProblemIn: String(line))))
            }
        }
        guard problems.isEmpty else { throw RunFailure(problems, sources: [name: SourceText(Array(text.utf8))]) }
        return actions
    }

    /// Returns the column of the first character that a model cannot contain, or of its JSON escape; 1 if there is
    /// none.
    private static func column(ofProblemIn line: String) -> Int {
        if let problem = WritableText.firstProblem(in: line), let place = line.unicodeScalars.firstIndex(of: problem) {
            return line.utf8.distance(from: line.startIndex, to: place) + 1
        }
        var rest = line[...]
        while let escape = rest.firstText("\\u") {
            let code = UInt32(line[escape.upperBound...].prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
            if let code, WritableText.firstProblem(in: String(code)) != nil {
                return line.utf8.distance(from: line.startIndex, to: escape.lowerBound) + 1
            }
            rest = line[escape.upperBound...]
        }
        return 1
    }

    /// Returns the diagnostic for a failure, at its line of the script, or in the file that a command-line action would change.
    func diagnostic(_ failure: ActionFailure, line: Int?, column: Int = 1, file: String? = nil) -> Diagnostic {
        let location =
            line.map { self.location(line: $0, column: column) }
            ?? file.map { SourceLocation(path: $0) }
        return Diagnostic(
            failure.id, .error, failure.message, at: location, modelPath: failure.modelPath, help: failure.help)
    }

    private func action(_ line: String) throws(ActionFailure) -> WrittenAction? {
        switch line.first(where: { !$0.isWhitespace }) {
        case "{": return try JSONActionLine.action(line)
        case "[":
            throw ActionFailure(
                unreadable: "the line begins a list in JSON",
                help: "write one object a line, without the brackets and commas of a list")
        default: return try ActionParser.action(line: line)
        }
    }

    /// Returns the location of a line.
    func location(line: Int, column: Int = 1) -> SourceLocation {
        SourceLocation(path: name, position: SourcePosition(offset: 0, line: line, column: column))
    }
}

/// A line of a script in JSON, for programs: `{"action": "add attribute", "names": ["Book.title", "String"], "settings":
/// {"default": "", "optional": false}}`.
enum JSONActionLine {
    /// - Throws: `ActionFailure` with the member that is not valid.
    static func action(_ line: String) throws(ActionFailure) -> WrittenAction {
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
        do throws(JSONError) {
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

    /// Returns the value of a setting in JSON. A number is kept as its text, with the digits as written; null removes
    /// the setting's value.
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
