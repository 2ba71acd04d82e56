import ModelcDiagnostics
import ModelcEditing
import ModelcText

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
            line.map { self.location(line: $0, column: column) }
            ?? file.map { SourceLocation(path: $0) }
        return Diagnostic(
            failure.id, .error, failure.message, at: location, modelPath: failure.modelPath, help: failure.help)
    }

    private func action(_ line: String) throws(ActionFailure) -> EditAction? {
        switch line.first(where: { !$0.isWhitespace }) {
        case "{": return try JSONActionLine.action(line)
        case "[":
            throw ActionFailure(
                unreadable: "the line begins a list in JSON",
                help: "write one object a line, without the brackets and commas of a list")
        default: return try ActionParser.action(line: line)
        }
    }

    /// The start of a line.
    func location(line: Int, column: Int = 1) -> SourceLocation {
        SourceLocation(path: name, position: SourcePosition(offset: 0, line: line, column: column))
    }
}

/// The words of actions, for help.
package enum ActionWords {
    /// The words that begin an action.
    package static let verbs = ActionParser.verbs

    /// The words that can be at a place of a command line: a verb, or the kinds behind one.
    package static func next(in words: [String], at index: Int) -> [String] {
        guard let verb = words.prefix(index).lastIndex(where: ActionParser.verbs.contains) else {
            return ActionParser.verbs
        }
        return index == verb + 1 ? EditAction.Kind.allCases.map(\.rawValue) : []
    }

    /// Each kind with its settings: `entity: --class CLASS, --abstract, ...`, in lines for a narrow terminal; kinds without
    /// settings are left out.
    package static var settings: String {
        let kinds = EditAction.Kind.allCases.map { ($0.rawValue, $0.settingWords) }.filter { !$0.1.isEmpty }
        return kinds.map { folded("  \($0):", $1) }.joined(separator: "\n")
    }

    private static let lineLength = 78

    private static func folded(_ start: String, _ words: [String]) -> String {
        var lines = [start]
        for (index, word) in words.enumerated() {
            let text = index == words.count - 1 ? word : word + ","
            let line = "\(lines[lines.count - 1]) \(text)"
            if line.count <= lineLength { lines[lines.count - 1] = line } else { lines.append("    " + text) }
        }
        return lines.joined(separator: "\n")
    }
}
