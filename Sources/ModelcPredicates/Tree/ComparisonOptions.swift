/// The option letters in brackets after a comparison operator, as in `CONTAINS[cd]`. Their order and case do not
/// matter.
package struct ComparisonOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `c`: letter case is ignored [documented].
    package static let caseInsensitive = ComparisonOptions(rawValue: 1)
    /// `d`: accents are ignored [documented].
    package static let diacriticInsensitive = ComparisonOptions(rawValue: 2)
    /// `n`: both strings are already normalized [documented as an option of comparison predicates; the letter is seen].
    package static let normalized = ComparisonOptions(rawValue: 4)
    /// `l`: strings are compared by the rules of the user's language [seen].
    package static let localeSensitive = ComparisonOptions(rawValue: 8)

    /// All letters, in the order in which they are printed.
    static let letters: [(letter: Character, option: ComparisonOptions)] = [
        ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized), ("l", .localeSensitive),
    ]

    /// The option letters in canonical order, without brackets; empty if there is no option.
    package var letters: String {
        String(ComparisonOptions.letters.filter { contains($0.option) }.map(\.letter))
    }
}
