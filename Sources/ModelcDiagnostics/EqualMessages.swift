/// Messages of one id that say the same of several things, as one message with a count and the places.
package struct EqualMessages<Message> {
    /// The one that is shown in full.
    package let first: Message
    /// The others, in their order.
    package let others: [Message]

    /// The messages, errors first, then in their order; equal ones as one where there are at least three: two in full are easier
    /// to read. Every message is in exactly one group.
    ///
    /// - Parameter text: what of a message is compared.
    package static func groups(of messages: [Message], text: (Message) -> MessageText) -> [EqualMessages] {
        let texts = messages.map(text)
        let keys = texts.map(\.withoutNames)
        var places: [MessageText.WithoutNames: [Int]] = [:]
        for (index, key) in keys.enumerated() { places[key, default: []].append(index) }
        return Severity.allCases.flatMap { severity in
            messages.indices.filter { texts[$0].severity == severity }.compactMap { index -> EqualMessages? in
                let equal = places[keys[index]] ?? []
                guard equal.count >= leastCount else { return EqualMessages(first: messages[index], others: []) }
                guard equal.first == index else { return nil }
                return EqualMessages(first: messages[index], others: equal.dropFirst().map { messages[$0] })
            }
        }
    }

    private static var leastCount: Int { 3 }
}

/// What of a message decides whether another one says the same.
package struct MessageText {
    let id: DiagnosticID
    let severity: Severity
    private let message: String
    private let help: String

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
    }

    /// The sentences without their names: words that begin like the name of an entity, or that have a dot or a quote. Numbers
    /// stay: values out of two ranges are two findings.
    var withoutNames: WithoutNames {
        WithoutNames(id: id, severity: severity, message: MessageText.words(message), help: MessageText.words(help))
    }

    private static func words(_ text: String) -> [Substring] {
        text.split(separator: " ").map { isName($0) ? "" : $0 }
    }

    private static func isName(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLetter || first == "'" || first == "_" else { return false }
        return first.isUppercase || word.dropLast().contains { $0 == "." || $0 == "'" }
    }
}
