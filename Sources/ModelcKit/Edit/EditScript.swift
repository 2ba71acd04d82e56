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
                faults.append(diagnostic(error, line: index + 1))
            }
        }
        guard faults.isEmpty else { throw RunFailure(faults, sources: [name: SourceText(Array(text.utf8))]) }
        return actions
    }

    /// A failure at its line of the script.
    func diagnostic(_ failure: ActionFailure, line: Int?) -> Diagnostic {
        let location = line.map { SourceLocation(path: name, position: SourcePosition(offset: 0, line: $0, column: 1)) }
        return Diagnostic(
            failure.id, .error, failure.message, at: location, modelPath: failure.modelPath, help: failure.help)
    }

    private func action(_ line: String) throws(ActionFailure) -> EditAction? {
        guard line.drop(while: \.isWhitespace).hasPrefix("{") else { return try ActionParser.action(line: line) }
        guard let object = try? JSONDecoder().decode(JSONAction.self, from: Data(line.utf8)) else {
            throw ActionFailure.notJSON
        }
        let settings = (object.settings ?? [:]).sorted { $0.key < $1.key }.map {
            EditAction.Setting($0.key, $0.value.setting)
        }
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
        var setting: ActionValue {
            switch self {
            case .flag(true): .on
            case .flag(false), .none: .off
            case .text(let text): .text(text)
            }
        }
    }
}
