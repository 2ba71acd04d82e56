extension String {
    /// Whether the text comes before another in the order of their bytes in UTF-8.
    ///
    /// That order is the same on every machine and in every locale, and texts are equal in it only if their bytes are: `<` takes
    /// two spellings of one character for equal.
    package func isBefore(_ other: String) -> Bool {
        // Nearly always the bytes lie in a row and can be compared without the string between.
        let isBefore = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in left.lexicographicallyPrecedes(right) }
        }
        return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Sequence<String> {
    /// The texts in byte order (`isBefore`).
    package func inByteOrder() -> [String] { sorted { $0.isBefore($1) } }

    /// Whether the texts come before others: the first that differ decide, each in byte order.
    package func isBefore(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBefore($1) }
    }
}
