import ModelcSchema

/// One input of the hash of a property or an entity: one row of the tables in `HashedFacts`.
struct HashedFact<Element>: Sendable {
    /// The input in words; nil if it is absent.
    let words: @Sendable (Element) -> String?
    /// Appends the bytes of the input to the message.
    let append: @Sendable (Element, inout [UInt8]) -> Void
}

extension HashedFact {
    /// Returns an optional text, without a length or a terminator.
    static func text(_ word: String, _ value: @escaping @Sendable (Element) -> String?) -> HashedFact {
        HashedFact(
            words: { value($0).map { "\(word) \($0)" } },
            append: { element, message in message.append(contentsOf: (value(element) ?? "").utf8) })
    }

    /// Returns a number of four bytes; larger numbers are truncated to their last four bytes.
    static func number(_ value: @escaping @Sendable (Element) -> Int, words: @escaping @Sendable (Element) -> String?)
        -> HashedFact
    {
        HashedFact(
            words: words, append: { element, message in message.append(UInt32(truncatingIfNeeded: value(element))) })
    }

    /// Returns bytes that are appended only if a condition is true.
    static func flag(
        _ word: String, _ bytes: [UInt8], if isTrue: @escaping @Sendable (Element) -> Bool
    ) -> HashedFact {
        HashedFact(
            words: { isTrue($0) ? word : nil },
            append: { element, message in if isTrue(element) { message.append(contentsOf: bytes) } })
    }
}
