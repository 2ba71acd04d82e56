/// Work on many elements that is shared among the machine's processors, with the same result on any number of them.
package enum ConcurrentParts {
    /// How many parts there are at the most: enough for the processors that machines have, and for parts of unequal size.
    static let limit = 16

    /// Calls `body` with parts of `0..<count`, several at once, and returns what it made in the order of the parts.
    ///
    /// - Parameter length: how many elements are worth a part of their own.
    package static func map<Result: Sendable>(
        count: Int, length: Int, _ body: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let parts = parts(count: count, length: length)
        guard parts.count > 1 else { return parts.map(body) }
        return Array(unsafeUninitializedCapacity: parts.count) { buffer, initializedCount in
            // Each iteration initializes an element of its own, and all have ended when this call does.
            nonisolated(unsafe) let results = buffer
            withoutActuallyEscaping(body) { body in
                PartQueue.perform(count: parts.count) { index in
                    results.initializeElement(at: index, to: body(parts[index]))
                }
            }
            initializedCount = parts.count
        }
    }

    /// Ranges of about the same length, which follow one another.
    static func parts(count: Int, length: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        let number = min(limit, max(1, count / max(1, length)))
        return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
    }
}
