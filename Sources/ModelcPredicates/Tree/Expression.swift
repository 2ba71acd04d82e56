/// A value, and its position in the text.
///
/// Only the values are compared for equality, not the positions.
package struct Expression: Sendable {
    /// The kind of an expression, with its operands.
    package indirect enum Form: Hashable, Sendable {
        case constant(Constant)
        /// `SELF`: the object that is tested [documented].
        case evaluatedObject
        /// `ANYKEY`: any attribute, for metadata queries [reserved by the documentation; the use is seen].
        case anyKey
        /// `$NAME`, a variable. The name is stored without its sign [documented].
        case variable(String)
        /// A key path such as `a.b.@count`, or one on another value: `$x.a`, `SELF.a`, `SUBQUERY(…).@count`. The list
        /// of components is never empty, and the base is not a key path itself.
        case keyPath(base: Expression?, components: [KeyPathComponent])
        /// An element of a collection: `a[0]`, `a[FIRST]` [documented].
        case element(of: Expression, at: ElementIndex)
        /// A list of values: `{a, b}` [documented].
        case aggregate([Expression])
        /// A function call such as `now()`, `sum:(a)` or `FETCH(request, context, NO)`. The name includes its colons.
        /// Whether the function exists, and the number of its arguments, is not checked.
        case function(String, [Expression])
        /// A call of a method: `FUNCTION(receiver, "selector:", arguments…)` [documented].
        case message(receiver: Expression, selector: String, arguments: [Expression])
        /// `CAST(value, "type")` [documented].
        case cast(Expression, type: String)
        case subquery(Subquery)
        /// `TERNARY(condition, a, b)` [documented with `NSExpression`].
        case ternary(Predicate, Expression, Expression)
        /// `-a`. A minus sign in front of a number is a part of the number instead [guess].
        case negation(Expression)
        /// The bitwise complement: `~a` [seen].
        case complement(Expression)
        case binary(Expression, BinaryOperator, Expression)
    }

    package let form: Form
    /// The UTF-8 offsets in the text, without surrounding parentheses.
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

/// The collection operators of key-value coding. The raw value is the spelling without `@`.
///
/// Documented in Apple's Key-Value Coding Programming Guide. Unlike keywords, they are case-sensitive.
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
    /// The components joined by dots, such as `author.books.@count`.
    package var text: String {
        map { component in
            switch component.form {
            case .name(let name): name
            case .collectionOperator(let name): "@" + name
            }
        }.joined(separator: ".")
    }
}
