/// A condition, and its position in the text.
///
/// Equality compares the condition only: two texts that differ in spaces, parentheses and spellings produce equal
/// trees.
package struct Predicate: Sendable {
    /// The form of the condition.
    package indirect enum Form: Hashable, Sendable {
        /// One value compared with another.
        case comparison(Comparison)
        /// All of two or more conditions, as in one chain; a chain in parentheses is a separate element.
        case and([Predicate])
        /// At least one of two or more conditions.
        case or([Predicate])
        case not(Predicate)
        /// `TRUEPREDICATE` or `FALSEPREDICATE`.
        case truth(Bool)
    }

    package let form: Form
    /// UTF-8 offsets in the text, without surrounding parentheses.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }
}

extension Predicate: Hashable {
    package static func == (left: Predicate, right: Predicate) -> Bool { left.form == right.form }
    package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}
