/// A value, and its position in the text.
///
/// Equality compares the value only, as for `Predicate`.
package struct Expression: Sendable {
    /// The form of the value.
    package indirect enum Form: Hashable, Sendable {
        case constant(Constant)
        /// `SELF`: the object that is tested [documented].
        case evaluatedObject
        /// `ANYKEY`: any attribute, for metadata queries [reserved by the documentation, the use is seen].
        case anyKey
        /// `$NAME`, by the name without its sign [documented].
        case variable(String)
        /// `a.b.@count`, or the same on another value: `$x.a`, `SELF.a`, `SUBQUERY(…).@count`. Never empty, and the
        /// base is not a key path itself.
        case keyPath(base: Expression?, components: [KeyPathComponent])
        /// `a[0]`, `a[FIRST]` [documented].
        case element(of: Expression, at: ElementIndex)
        /// `{a, b}` [documented].
        case aggregate([Expression])
        /// `now()`, `sum:(a)`, `FETCH(request, context, NO)`; the name with its colons. Whether there is such a
        /// function, and how many arguments it takes, is not checked.
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
    /// UTF-8 offsets in the text, without surrounding parentheses.
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

/// The collection operators of key-value coding; the raw value is the spelling without `@`.
///
/// Documented in Apple's Key-Value Coding Programming Guide; unlike keywords they keep their letter case.
package enum CollectionOperator: String, CaseIterable, Sendable {
    case average = "avg"
    case count
    case maximum = "max"
    case minimum = "min"
    case sum
    case distinctUnionOfObjects
    case unionOfObjects
    case distinctUnionOfArrays
    case unionOfArrays
    case distinctUnionOfSets
}

extension Sequence<KeyPathComponent> {
    /// The components as they are written: `author.books.@count`.
    package var text: String {
        map { component in
            switch component.form {
            case .name(let name): name
            case .collectionOperator(let name): "@" + name
            }
        }.joined(separator: ".")
    }
}
