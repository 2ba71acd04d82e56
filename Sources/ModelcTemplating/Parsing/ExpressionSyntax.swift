import ModelcBase

/// A parsed expression.
struct ExpressionSyntax {
    indirect enum Kind {
        case literal(TemplateValue)
        /// The first word of a key path.
        case name(String)
        /// `.name`: a key or a filter.
        case member(ExpressionSyntax, String)
        /// `.name(…)`: a filter with arguments.
        case call(ExpressionSyntax, String, [ExpressionSyntax])
        /// `["name"]`: a value of a dictionary.
        case element(ExpressionSyntax, ExpressionSyntax)
        case unary(UnaryOperator, ExpressionSyntax)
        case binary(TemplateOperator, ExpressionSyntax, ExpressionSyntax)
        case list([ExpressionSyntax])
        /// An expression that could not be read and was reported.
        case invalid
    }

    let kind: Kind
    /// The range of the whole expression.
    let range: Range<Int>
    /// The range of the part that determines the kind: the last name of a key path, an operator.
    let place: Range<Int>
    /// The number of nested expressions, at least 1.
    let depth: Int

    init(_ kind: Kind, range: Range<Int>, place: Range<Int>? = nil, depth: Int = 1) {
        self.kind = kind
        self.range = range
        self.place = place ?? range
        self.depth = depth
    }

    static func invalid(at range: Range<Int>) -> ExpressionSyntax { ExpressionSyntax(.invalid, range: range) }
}
