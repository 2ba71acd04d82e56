import ModelcBase

/// Messages of one id that say the same of several things, as one message with a count and the places.
package struct EqualMessages<Message> {
    /// A message that is not shown in full.
    package struct Other {
        package let message: Message
        /// The names in it that are not those of the first message, and not what the message is about: shown in full nowhere else.
        let names: [String]

        /// ` (Host.Self, 'setSelf:')`; empty without names.
        package var namesInBrackets: String { names.isEmpty ? "" : " (\(names.joined(separator: ", ")))" }
    }

    /// The one that is shown in full.
    package let first: Message
    /// The others, in their order.
    package let others: [Other]

    /// The messages, errors first, then in their order; equal ones as one where there are enough of them. Every message is in
    /// exactly one group.
    ///
    /// - Parameter text: what of a message is compared.
    package static func groups(of messages: [Message], text: (Message) -> MessageText) -> [EqualMessages] {
        let texts = messages.map(text)
        // Taking sentences apart costs much more than counting: it is done where enough messages have one id.
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

/// What of a message decides whether another one says the same.
package struct MessageText {
    let id: DiagnosticID
    let severity: Severity
    private let message: String
    private let help: String
    /// What the message is about, as its place shows it: a model path, a file.
    package var subjects: [String] = []
    /// How many equal messages are shown as one: two with their source lines are easier to read in full.
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

    /// The sentences without their names: words that begin like the name of an entity, or that have a dot or a quote. Numbers
    /// stay: values out of two ranges are two findings.
    fileprivate func withoutNames(_ words: MessageWords) -> WithoutNames {
        WithoutNames(
            id: id, severity: severity, message: words.withoutNames,
            help: MessageWords(help).withoutNames, leastCount: leastCount)
    }

    /// The words of the message.
    fileprivate var words: MessageWords { MessageWords(message) }

    /// The names among the words of the message that an equal one does not have at the same place, without what the message is
    /// about.
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

/// The words of a sentence; a name in quotes is one word, whatever is in it.
private struct MessageWords {
    let words: [Substring]

    init(_ text: String) { words = MessageWords.split(text) ?? text.split(separator: " ") }

    /// The words, with nothing in place of names.
    var withoutNames: [Substring] { words.map { MessageWords.isName($0) ? "" : $0 } }

    /// Nil where a quote is not closed.
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

    /// A name without what follows it in a sentence.
    static func plain(_ word: Substring) -> String {
        var rest = word
        while let last = rest.last, ",:;.)\"".contains(last) { rest.removeLast() }
        return String(rest.hasSuffix("'s") && !rest.hasPrefix("'") ? rest.dropLast(2) : rest)
    }

    static func unquoted(_ name: String) -> String { name.replacingText("'", with: "") }

    /// A model path and each of its names: `Book.title`, `Book`, `title`.
    static func parts(_ subject: String) -> [String] {
        let plain = unquoted(subject)
        guard let dot = plain.firstIndex(of: ".") else { return [plain] }
        return [plain, String(plain[..<dot]), String(plain[plain.index(after: dot)...])]
    }
}
