import ModelcBase
import ModelcDiagnostics
import ModelcSettings

extension ProjectFinding {
    /// The message with the subject's name, such as `Book.author`, as a prefix. The prefix is omitted if the message
    /// already contains the name.
    var messageWithSubject: String {
        modelPath.isEmpty || namesModelPath ? message : "\(modelPath): \(message)"
    }

    /// Whether the message contains every part of the subject's name.
    private var namesModelPath: Bool {
        // Messages put quotes around names that are not identifiers.
        let plain = message.replacingText("'", with: "")
        return spokenModelPath.allSatisfy { ProjectFinding.names($0.replacingText("'", with: ""), in: plain) }
    }

    /// The subject's names as messages write them: `Book` and `index byTitle` for `Book.fetchIndex:byTitle`.
    private var spokenModelPath: [String] {
        guard let colon = modelPath.firstIndex(of: ":") else { return [modelPath] }
        let start = modelPath[..<colon].lastIndex(of: ".")
        let kind = modelPath[(start.map(modelPath.index(after:)) ?? modelPath.startIndex)..<colon]
        // A name may contain a colon.
        guard !kind.isEmpty, kind.allSatisfy(\.isLetter) else { return [modelPath] }
        // A uniqueness constraint has no name: messages list its attributes.
        if kind == "unique", let start { return [String(modelPath[..<start])] }
        // The last word of a kind in camel case: `index` for `fetchIndex`.
        let word = kind[(kind.lastIndex(where: \.isUppercase) ?? kind.startIndex)...].lowercased()
        let name = "\(word) \(modelPath[modelPath.index(after: colon)...])"
        return start.map { [String(modelPath[..<$0]), name] } ?? [name]
    }

    /// Whether a message contains a name as whole words.
    private static func names(_ text: String, in message: String) -> Bool {
        message.ranges(of: text).contains { range in
            !isOfName(message[..<range.lowerBound].last) && !isOfName(message[range.upperBound...].first)
        }
    }

    private static func isOfName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }

    /// If the finding is suppressed or in the baseline, returns it as a note with the reason in its message;
    /// otherwise returns it unchanged. Used for formats that cannot mark such findings in another way: a note does
    /// not fail a build.
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
    /// Returns `path:line:column`; the path alone if the finding has no position. `path` is written as the format
    /// requires, for example absolute.
    func place(path: String) -> String { location?.text(path: path) ?? path }
}

extension SourceLocation {
    /// Returns `path:line:column`; the path alone if the location has no position. Columns are in bytes.
    func text(path: String) -> String { position.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

/// Equal findings of one rule about several subjects, shown as one finding with a count and the locations.
typealias EqualFindings = EqualMessages<ProjectFinding>

extension EqualFindings {
    /// Combines equal findings. The result has errors first; findings of one severity keep their order.
    static func groups(of findings: [ProjectFinding]) -> [EqualFindings] {
        groups(of: findings) { finding in
            let message = finding.reach.map { finding.message.replacingText($0, with: "") } ?? finding.message
            var text = MessageText(
                finding.id, finding.severity, message, help: finding.help ?? finding.fix?.title ?? "")
            text.subjects = [
                finding.modelPath, finding.path, finding.bundle, finding.version ?? "", finding.versionName,
            ]
            // Two equal findings without a source line are enough to be combined: shown separately, they would contain
            // no more information.
            if finding.line == nil { text.leastCount = 2 }
            return text
        }
    }
}

/// Several edits of one file as a single edit. The text between the edits is part of it, unchanged.
struct JoinedEdit: Hashable {
    /// The bytes of the file to replace.
    let range: Range<Int>
    let text: String

    /// Nil if there are no edits, or if edits overlap or are outside the file.
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
