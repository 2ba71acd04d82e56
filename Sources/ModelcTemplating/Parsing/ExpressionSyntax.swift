import ModelcBase

/// A parsed expression.
struct ExpressionSyntax {
    indirect enum Kind {
        case literal(TemplateValue)
        /// The first name of a key path.
        case name(String)
        /// A key or a filter: `.name`.
        case member(ExpressionSyntax, String)
        /// A filter with arguments: `.name(…)`.
        case call(ExpressionSyntax, String, [ExpressionSyntax])
        /// A value of a dictionary: `["name"]`.
        case element(ExpressionSyntax, ExpressionSyntax)
        case unary(UnaryOperator, ExpressionSyntax)
        case binary(TemplateOperator, ExpressionSyntax, ExpressionSyntax)
        case list([ExpressionSyntax])
        /// An expression with an error that was already reported.
        case invalid
    }

    let kind: Kind
    /// The range of the whole expression.
    let range: Range<Int>
    /// The range that errors refer to: the last name of a key path, or the operator.
    let place: Range<Int>
    /// The nesting depth, at least 1.
    let depth: Int

    init(_ kind: Kind, range: Range<Int>, place: Range<Int>? = nil, depth: Int = 1) {
        self.kind = kind
        self.range = range
        self.place = place ?? range
        self.depth = depth
    }

    static func invalid(at range: Range<Int>) -> ExpressionSyntax { ExpressionSyntax(.invalid, range: range) }
}
