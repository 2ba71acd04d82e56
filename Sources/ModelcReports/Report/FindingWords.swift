import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ProjectFinding {
    /// The message, behind the thing that it is about where it does not name it itself.
    var messageWithSubject: String {
        modelPath.isEmpty || namesModelPath ? message : "\(modelPath): \(message)"
    }

    /// Whether the thing that it is about is in the message, part by part.
    private var namesModelPath: Bool {
        // Messages quote a name that is not an identifier.
        let plain = message.replacingText("'", with: "")
        return spokenModelPath.allSatisfy { ProjectFinding.names($0.replacingText("'", with: ""), in: plain) }
    }

    /// What messages write for the thing: `Book` and `index byTitle` for `Book.fetchIndex:byTitle`.
    private var spokenModelPath: [String] {
        guard let colon = modelPath.firstIndex(of: ":") else { return [modelPath] }
        let start = modelPath[..<colon].lastIndex(of: ".")
        let kind = modelPath[(start.map(modelPath.index(after:)) ?? modelPath.startIndex)..<colon]
        // A name may have a colon of its own.
        guard !kind.isEmpty, kind.allSatisfy(\.isLetter) else { return [modelPath] }
        // A constraint has no name of its own: messages say what it is made of.
        if kind == "unique", let start { return [String(modelPath[..<start])] }
        // The last word of a kind in camel case.
        let word = kind[(kind.lastIndex(where: \.isUppercase) ?? kind.startIndex)...].lowercased()
        let name = "\(word) \(modelPath[modelPath.index(after: colon)...])"
        return start.map { [String(modelPath[..<$0]), name] } ?? [name]
    }

    /// Whether a text is in a message as words.
    private static func names(_ text: String, in message: String) -> Bool {
        message.ranges(of: text).contains { range in
            !isOfName(message[..<range.lowerBound].last) && !isOfName(message[range.upperBound...].first)
        }
    }

    private static func isOfName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }

    /// A finding that does not count as formats without words for that show it: it says why, and is only a note, so
    /// that no build fails by it.
    func markedIfClosed() -> ProjectFinding {
        var copy = self
        if let suppression {
            copy.message += " (suppressed\(suppression.reason.map { ": " + $0 } ?? ""))"
        } else if baseline == .unchanged {
            copy.message += " (in the baseline)"
        } else {
            return self
        }
        copy.severity = .note
        return copy
    }
}

extension ProjectFinding {
    /// `path:line:column`, or the path alone, for a path as a format spells it.
    func place(path: String) -> String { location?.text(path: path) ?? path }
}

extension SourceLocation {
    /// The same of any location. Columns are in bytes.
    func text(path: String) -> String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

/// Findings of one rule that say the same of several things: one finding with a count and the places.
typealias EqualFindings = EqualMessages<ProjectFinding>

extension EqualFindings {
    /// The findings, errors first, then in their order; equal ones as one.
    static func groups(of findings: [ProjectFinding]) -> [EqualFindings] {
        groups(of: findings) { finding in
            let message = finding.reach.map { finding.message.replacingText($0, with: "") } ?? finding.message
            var text = MessageText(
                finding.id, finding.severity, message, help: finding.help ?? finding.fix?.title ?? "")
            text.subjects = [
                finding.modelPath, finding.path, finding.bundle, finding.version ?? "", finding.versionName,
            ]
            // Without a source line to show, two in full say no more than one with both places.
            if finding.line == nil { text.leastCount = 2 }
            return text
        }
    }
}

/// Several edits of one file as a single one, which also replaces what is between them by itself.
struct JoinedEdit: Hashable {
    /// The bytes that are replaced.
    let range: Range<Int>
    let text: String

    /// Nil for no edits, edits that overlap, and edits outside the file.
    init?(of edits: [TextEdit], in bytes: [UInt8]) {
        let edits = edits.sorted { $0.offset < $1.offset }
        guard let first = edits.first, first.offset >= 0 else { return nil }
        var result: [UInt8] = []
        var end = first.offset
        for edit in edits {
            guard edit.offset >= end, edit.length >= 0, edit.offset <= bytes.count,
                edit.length <= bytes.count - edit.offset
            else { return nil }
            result += bytes[end..<edit.offset] + Array(edit.replacement.utf8)
            end = edit.offset + edit.length
        }
        range = first.offset..<end
        text = String(decoding: result, as: UTF8.self)
    }
}
