/// A value, and where it stands in the text.
///
/// Equality is about the value only, as for `Predicate`.
package struct Expression: Sendable {
    /// What the value is made of.
    package indirect enum Form: Hashable, Sendable {
        case constant(Constant)
        /// `SELF`: the object that is tested [documented].
        case evaluatedObject
        /// `ANYKEY`: any attribute, for metadata queries [reserved by the documentation, the use is seen].
        case anyKey
        /// `$NAME`, by the name without its sign [documented].
        case variable(String)
        /// `a.b.@count`, or the same on another value: `$x.a`, `SELF.a`, `SUBQUERY(…).@count`. Never empty, and the base
        /// is no key path itself.
        case keyPath(base: Expression?, components: [KeyPathComponent])
        /// `a[0]`, `a[FIRST]` [documented].
        case element(of: Expression, at: ElementIndex)
        /// `{a, b}` [documented].
        case aggregate([Expression])
        /// `now()`, `sum:(a)`, `FETCH(request, context, NO)`; the name with its colons. Whether there is such a function,
        /// and how many arguments it takes, is not checked.
        case function(String, [Expression])
        /// `FUNCTION(receiver, "selector:", arguments…)` [documented].
        case message(receiver: Expression, selector: String, arguments: [Expression])
        /// `CAST(value, "type")` [documented].
        case cast(Expression, type: String)
        case subquery(Subquery)
        /// `TERNARY(condition, a, b)` [documented with `NSExpression`].
        case ternary(Predicate, Expression, Expression)
        /// `-a`; a minus before a number belongs to the number instead [guess].
        case negation(Expression)
        /// `~a` [seen].
        case complement(Expression)
        case binary(Expression, BinaryOperator, Expression)
    }

    package let form: Form
    /// UTF-8 offsets in the text, without brackets around the whole.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }
}

extension Expression: Hashable {
    package static func == (left: Expression, right: Expression) -> Bool { left.form == right.form }
    package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}
