/// One thing about a property or an entity that enters its hash: one row of the tables in `HashedFacts`.
struct HashedFact<Element>: Sendable {
    /// The fact in words; nil where there is nothing to say.
    let words: @Sendable (Element) -> String?
    /// Adds the bytes of the fact to what is hashed.
    let append: @Sendable (Element, inout [UInt8]) -> Void
}

extension HashedFact {
    /// A text that is there or not, without length or end.
    static func text(_ word: String, _ value: @escaping @Sendable (Element) -> String?) -> HashedFact {
        HashedFact(
            words: { value($0).map { "\(word) \($0)" } },
            append: { element, message in message.append(contentsOf: (value(element) ?? "").utf8) })
    }

    /// A number of four bytes, of which larger numbers keep the last ones.
    static func number(_ value: @escaping @Sendable (Element) -> Int, words: @escaping @Sendable (Element) -> String?)
        -> HashedFact
    {
        HashedFact(
            words: words, append: { element, message in message.append(UInt32(truncatingIfNeeded: value(element))) })
    }

    /// Bytes that are there only if something is true.
    static func flag(
        _ word: String, _ bytes: [UInt8], if isTrue: @escaping @Sendable (Element) -> Bool
    ) -> HashedFact {
        HashedFact(
            words: { isTrue($0) ? word : nil },
            append: { element, message in if isTrue(element) { message.append(contentsOf: bytes) } })
    }
}

extension [UInt8] {
    mutating func append(_ number: UInt32) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append(_ number: UInt16) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
