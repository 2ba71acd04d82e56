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

/// A literal value [documented].
package enum Constant: Hashable, Sendable {
    /// `NULL` or `NIL`.
    case null
    /// `TRUE` or `YES`, `FALSE` or `NO`.
    case boolean(Bool)
    /// Decimal, or with the prefixes `0x`, `0o` and `0b`.
    case integer(Int64)
    /// With a decimal point or an exponent. A decimal integer beyond 64 bits is read as the nearest of these [guess].
    case real(Double)
    case string(String)
}

/// The index in the brackets of `a[…]` [documented].
package enum ElementIndex: Hashable, Sendable {
    case first
    case last
    /// `SIZE`: the number of elements, not an element.
    case size
    /// A position in an array, or a key of a dictionary.
    case value(Expression)
}

/// `SUBQUERY(collection, $variable, condition)`: the elements that satisfy a condition [documented].
package struct Subquery: Hashable, Sendable {
    let collection: Expression
    /// The name of the variable for an element, without its sign.
    let variable: String
    let predicate: Predicate

    package init(_ collection: Expression, variable: String, where predicate: Predicate) {
        self.collection = collection
        self.variable = variable
        self.predicate = predicate
    }
}

/// An operator between two values; the raw value is its spelling.
package enum BinaryOperator: String, CaseIterable, Sendable {
    // Arithmetic [documented]. There is no `%`: it begins a placeholder, and `modulus:by:` replaces it.
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
    // Bits [seen, as in `(flags & 4) != 0`].
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    // Sets [documented as expression types; the words are seen in their descriptions].
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"

    /// The precedence of the operator. That of arithmetic is common knowledge; the rest follows C [guess], so the
    /// printer puts parentheses around it.
    var precedence: Precedence {
        switch self {
        case .union, .intersect, .minus: .set
        case .bitOr: .bitOr
        case .bitXor: .bitXor
        case .bitAnd: .bitAnd
        case .shiftLeft, .shiftRight: .shift
        case .add, .subtract: .sum
        case .multiply, .divide: .product
        case .power: .power
        }
    }
}

/// The precedence of operators, from low to high.
enum Precedence: Int, Comparable, CaseIterable {
    case or, and, not, comparison, set, bitOr, bitXor, bitAnd, shift, sum, product, power, unary

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next higher precedence, which the right operand needs so that a chain groups from the left.
    var stronger: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}

/// One part of a key path, between two dots.
package struct KeyPathComponent: Sendable {
    /// The form of the component.
    package enum Form: Hashable, Sendable {
        /// A property's name; the sign of `#name`, which escapes reserved words, is not part of it.
        case name(String)
        /// `@count`, without its sign: the key-value coding operators of `CollectionOperator`, or an unknown one.
        case collectionOperator(String)
    }

    let form: Form
    /// UTF-8 offsets in the text, including signs.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }

    /// The property's name; nil for a collection operator.
    package var name: String? {
        if case .name(let name) = form { name } else { nil }
    }

    /// The collection operator; nil for a name and for an operator that Apple does not document.
    package var collectionOperator: CollectionOperator? {
        if case .collectionOperator(let name) = form { CollectionOperator(rawValue: name) } else { nil }
    }
}

extension KeyPathComponent: Hashable {
    package static func == (left: KeyPathComponent, right: KeyPathComponent) -> Bool { left.form == right.form }
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
