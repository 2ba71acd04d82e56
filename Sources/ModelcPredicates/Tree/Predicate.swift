/// A condition, and its position in the text.
///
/// Only the conditions are compared for equality, not the positions. Texts that differ only in spaces, parentheses and
/// spellings result in equal trees.
package struct Predicate: Sendable {
    /// The kind of a condition, with its operands.
    package indirect enum Form: Hashable, Sendable {
        /// A comparison of two values.
        case comparison(Comparison)
        /// A chain of two or more conditions that must all be true. A chain in parentheses is one element of it.
        case and([Predicate])
        /// A chain of two or more conditions, at least one of which must be true.
        case or([Predicate])
        case not(Predicate)
        /// `TRUEPREDICATE` or `FALSEPREDICATE`.
        case truth(Bool)
    }

    package let form: Form
    /// The UTF-8 offsets in the text, without surrounding parentheses.
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
