import ModelcSchema

/// One input of the hash of a property or an entity: one row of a table in `HashedFacts`.
struct HashedFact<Element>: Sendable {
    /// The input as text for the user; nil if it is absent.
    let words: @Sendable (Element) -> String?
    /// Appends the bytes of the input to the bytes that are hashed.
    let append: @Sendable (Element, inout [UInt8]) -> Void
}

extension HashedFact {
    /// Returns the input for an optional text. Its bytes are hashed without a length or a terminator.
    static func text(_ word: String, _ value: @escaping @Sendable (Element) -> String?) -> HashedFact {
        HashedFact(
            words: { value($0).map { "\(word) \($0)" } },
            append: { element, message in message.append(contentsOf: (value(element) ?? "").utf8) })
    }

    /// Returns the input for a number with four bytes. Of a larger number, only the lowest four bytes are used.
    static func number(_ value: @escaping @Sendable (Element) -> Int, words: @escaping @Sendable (Element) -> String?)
        -> HashedFact
    {
        HashedFact(
            words: words, append: { element, message in message.append(UInt32(truncatingIfNeeded: value(element))) })
    }

    /// Returns the input for bytes that are hashed only if a condition is true.
    static func flag(
        _ word: String, _ bytes: [UInt8], if isTrue: @escaping @Sendable (Element) -> Bool
    ) -> HashedFact {
        HashedFact(
            words: { isTrue($0) ? word : nil },
            append: { element, message in if isTrue(element) { message.append(contentsOf: bytes) } })
    }
}
