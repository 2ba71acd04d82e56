import ModelcDiagnostics
import ModelcEditing
import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An action with the line of the script that it stands on.
struct ScriptedAction {
    var action: EditAction
    /// From 1; nil for an action of the command line.
    var line: Int?
}

/// The actions of a script. A line is words, as on the command line, or an object of JSON:
/// `{"action": "add attribute", "names": ["Book.title", "String"], "settings": {"default": "", "optional": false}}`.
struct EditScript {
    let name: String

    /// - Throws: all faults of the script, so that they can be corrected together.
    func actions(_ text: String) throws(RunFailure) -> [ScriptedAction] {
        var actions: [ScriptedAction] = []
        var faults: [Diagnostic] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            do throws(ActionFailure) {
                guard let action = try action(String(line)) else { continue }
                actions.append(ScriptedAction(action: action, line: index + 1))
            } catch {
                faults.append(diagnostic(error, line: index + 1, column: EditScript.column(ofFaultIn: String(line))))
            }
        }
        guard faults.isEmpty else { throw RunFailure(faults, sources: [name: SourceText(Array(text.utf8))]) }
        return actions
    }

    /// Where a line has a character that no model can hold, or its escape in JSON; else its start.
    private static func column(ofFaultIn line: String) -> Int {
        if let fault = WritableText.firstFault(in: line), let place = line.unicodeScalars.firstIndex(of: fault) {
            return line.utf8.distance(from: line.startIndex, to: place) + 1
        }
        var rest = line[...]
        while let escape = rest.firstRange(of: "\\u") {
            let code = UInt32(line[escape.upperBound...].prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
            if let code, WritableText.firstFault(in: String(code)) != nil {
                return line.utf8.distance(from: line.startIndex, to: escape.lowerBound) + 1
            }
            rest = line[escape.upperBound...]
        }
        return 1
    }

    /// A failure at its line of the script, or in the file that the words of a command line are to change.
    func diagnostic(_ failure: ActionFailure, line: Int?, column: Int = 1, file: String? = nil) -> Diagnostic {
        let location =
            line.map { SourceLocation(path: name, position: SourcePosition(offset: 0, line: $0, column: column)) }
            ?? file.map { SourceLocation(path: $0) }
        return Diagnostic(
            failure.id, .error, failure.message, at: location, modelPath: failure.modelPath, help: failure.help)
    }

    private func action(_ line: String) throws(ActionFailure) -> EditAction? {
        guard line.drop(while: \.isWhitespace).hasPrefix("{") else { return try ActionParser.action(line: line) }
        let object: JSONAction
        do {
            object = try JSONDecoder().decode(JSONAction.self, from: Data(line.utf8))
        } catch let unknown as JSONAction.UnknownKey {
            throw ActionFailure(
                unreadable: "'\(TerminalText.escaped(unknown.name))' is not a key of an action",
                help: "the keys are action, names and settings")
        } catch {
            throw ActionFailure.notJSON
        }
        if let key = RepeatedKey.first(in: line) {
            throw ActionFailure(
                unreadable: "the key '\(TerminalText.escaped(key))' is there twice", help: "write it once")
        }
        let settings = (object.settings ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value.given) }
        return try ActionParser.action(
            object.action.split(separator: " ").map(String.init), operands: object.names ?? [], settings: settings)
    }
}

extension ActionFailure {
    fileprivate static var notJSON: ActionFailure {
        ActionFailure(
            unreadable: "the line is not an action in JSON",
            help:
                #"write {"action": "add attribute", "names": ["Book.title", "String"], "settings": {"optional": false}}"#
        )
    }
}

/// A line of a script for programs.
private struct JSONAction: Decodable {
    var action: String
    var names: [String]?
    var settings: [String: Value]?

    /// A key that no action has: a misspelt one would be ignored.
    struct UnknownKey: Error {
        let name: String
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let known = ["action", "names", "settings"]
        if let stray = container.allKeys.first(where: { !known.contains($0.stringValue) }) {
            throw UnknownKey(name: stray.stringValue)
        }
        action = try container.decode(String.self, forKey: Key("action"))
        names = try container.decodeIfPresent([String].self, forKey: Key("names"))
        settings = try container.decodeIfPresent([String: Value].self, forKey: Key("settings"))
    }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    enum Value: Decodable {
        case flag(Bool)
        case text(String)
        case none

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Int64.self) {
                self = .text(String(number))
            } else if let number = try? container.decode(Double.self) {
                self = .text("\(number)")
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        /// Null takes a value away.
        var given: GivenValue {
            switch self {
            case .flag(let holds): .flag(holds)
            case .none: .none
            case .text(let text): .text(text)
            }
        }
    }
}
