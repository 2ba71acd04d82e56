import ModelcBase

/// Messages with the same ID and the same text about several subjects, shown as one message with a count and the
/// locations.
package struct EqualMessages<Message> {
    /// A message of the group that is not shown in full.
    package struct Other {
        package let message: Message
        /// The names in this message that differ from the names in the first message. The subject of this message is
        /// not included.
        let names: [String]

        /// The names in parentheses, with a leading space: ` (Host.Self, 'setSelf:')`. Empty if there are no names.
        package var namesInBrackets: String { names.isEmpty ? "" : " (\(names.joined(separator: ", ")))" }
    }

    /// The message that is shown in full.
    package let first: Message
    /// The other messages of the group, in their order.
    package let others: [Other]

    /// Groups the messages: errors first, otherwise in their order. Equal messages are combined if there are enough of
    /// them. Every message is in exactly one group.
    ///
    /// - Parameter text: returns the part of a message that is compared.
    package static func groups(of messages: [Message], text: (Message) -> MessageText) -> [EqualMessages] {
        let texts = messages.map(text)
        // Splitting sentences into words is slow compared with counting. It is done only if enough messages have the
        // same ID.
        let counts = texts.reduce(into: [DiagnosticID: Int]()) { $0[$1.id, default: 0] += 1 }
        let words = texts.map { (counts[$0.id] ?? 0) < $0.leastCount ? nil : $0.words }
        let keys = zip(texts, words).map { text, words in words.map(text.withoutNames) }
        var places: [MessageText.WithoutNames: [Int]] = [:]
        for (index, key) in keys.enumerated() {
            if let key { places[key, default: []].append(index) }
        }
        return Severity.allCases.flatMap { severity in
            messages.indices.filter { texts[$0].severity == severity }.compactMap { index -> EqualMessages? in
                let equal = keys[index].flatMap { places[$0] } ?? []
                guard equal.count >= texts[index].leastCount else {
                    return EqualMessages(first: messages[index], others: [])
                }
                guard equal.first == index else { return nil }
                let others = equal.dropFirst().map { other in
                    Other(message: messages[other], names: texts[other].names(in: words[other], besides: words[index]))
                }
                return EqualMessages(first: messages[index], others: others)
            }
        }
    }
}

/// The part of a message that decides whether two messages are equal.
package struct MessageText {
    let id: DiagnosticID
    let severity: Severity
    private let message: String
    private let help: String
    /// The subjects of the message as its location shows them: a model path or a file.
    package var subjects: [String] = []
    /// The minimum number of equal messages that are combined. Two messages are easier to read in full, with their
    /// source lines.
    package var leastCount = 3

    package init(_ id: DiagnosticID, _ severity: Severity, _ message: String, help: String) {
        self.id = id
        self.severity = severity
        self.message = message
        self.help = help
    }

    struct WithoutNames: Hashable {
        var id: DiagnosticID
        var severity: Severity
        var message: [Substring]
        var help: [Substring]
        var leastCount: Int
    }

    /// Returns the sentences without names. A name is a word that begins with a capital or a quote, or contains a dot
    /// or a quote. Numbers are kept: values outside two different ranges are two different findings.
    fileprivate func withoutNames(_ words: MessageWords) -> WithoutNames {
        WithoutNames(
            id: id, severity: severity, message: words.withoutNames,
            help: MessageWords(help).withoutNames, leastCount: leastCount)
    }

    fileprivate var words: MessageWords { MessageWords(message) }

    /// Returns the names in this message that differ from the names of another message at the same position. Names of
    /// the subject are left out.
    fileprivate func names(in words: MessageWords?, besides others: MessageWords?) -> [String] {
        var seen: Set<String> = []
        let own = Set(subjects.flatMap(MessageWords.parts))
        return zip(words?.words ?? [], others?.words ?? []).compactMap { word, otherWord in
            let name = MessageWords.plain(word)
            guard word != otherWord, !own.contains(MessageWords.unquoted(name)), seen.insert(name).inserted else {
                return nil
            }
            return name
        }
    }
}

/// The words of a sentence; a quoted name is one word.
private struct MessageWords {
    let words: [Substring]

    init(_ text: String) { words = MessageWords.split(text) ?? text.split(separator: " ") }

    /// The words, with each name replaced by an empty string.
    var withoutNames: [Substring] { words.map { MessageWords.isName($0) ? "" : $0 } }

    /// Splits the text at spaces outside of quotes. Nil if a quote is not closed.
    private static func split(_ text: String) -> [Substring]? {
        var words: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            if character == "'" {
                let next = text[text.index(after: index)...].first
                let isInWord = isQuoted ? isOfWord(next) : isOfWord(last)
                if !isInWord { isQuoted.toggle() }
            } else if character == " ", !isQuoted {
                words.append(text[start..<index])
                start = text.index(after: index)
            }
            last = character
        }
        return isQuoted ? nil : (words + [text[start...]]).filter { !$0.isEmpty }
    }

    private static func isOfWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
    }

    private static func isName(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLetter || first == "'" || first == "_" else { return false }
        return first.isUppercase || word.dropLast().contains { $0 == "." || $0 == "'" }
    }

    /// Returns a name without the punctuation after it.
    static func plain(_ word: Substring) -> String {
        var rest = word
        while let last = rest.last, ",:;.)\"".contains(last) { rest.removeLast() }
        return String(rest.hasSuffix("'s") && !rest.hasPrefix("'") ? rest.dropLast(2) : rest)
    }

    static func unquoted(_ name: String) -> String { name.replacingText("'", with: "") }

    /// Returns a model path and the names in it: `Book.title`, `Book`, `title`.
    static func parts(_ subject: String) -> [String] {
        let plain = unquoted(subject)
        guard let dot = plain.firstIndex(of: ".") else { return [plain] }
        return [plain, String(plain[..<dot]), String(plain[plain.index(after: dot)...])]
    }
}
