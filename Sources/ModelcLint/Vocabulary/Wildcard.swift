import ModelcBase

/// A pattern for a name: `*` matches any characters, `?` exactly one. The time for matching is at most proportional to
/// the product of both lengths.
package struct Wildcard: Hashable, Sendable {
    private let pattern: [Character]

    package init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

    package func matches(_ text: some StringProtocol) -> Bool {
        let text = Array(text)
        var position = 0
        var next = 0
        /// Where matching continues after a mismatch: `next` is the index after the last `*` in the pattern, `position`
        /// the index in the text. The `*` then matches one more character.
        var retry: (next: Int, position: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == "*" {
                next += 1
                retry = (next, position)
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[position] {
                next += 1
                position += 1
            } else if let star = retry {
                next = star.next
                position = star.position + 1
                retry = (star.next, position)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
