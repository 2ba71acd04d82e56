/// A template as it is written.
struct TemplateSyntax {
    let source: TemplateSource
    let statements: [StatementSyntax]
}

/// A part of a template as it is written.
indirect enum StatementSyntax {
    case text(Range<Int>)
    /// - indentation: the blanks before further lines of the value.
    case field(ExpressionSyntax, indentation: Range<Int>)
    case conditional([BranchSyntax])
    case loop(LoopSyntax)
    case assignment(NameSyntax, ExpressionSyntax)
    case include(NameSyntax, indentation: Range<Int>)
}

/// A branch of an `if`.
struct BranchSyntax {
    /// Nil for `else`.
    let condition: ExpressionSyntax?
    let body: [StatementSyntax]
}

/// A `foreach` with its body.
struct LoopSyntax {
    let variable: NameSyntax
    let list: ExpressionSyntax
    let body: [StatementSyntax]
}

/// A name where it is written.
struct NameSyntax {
    let name: String
    let range: Range<Int>
}

/// An expression as it is written.
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
        /// What could not be read and was reported.
        case invalid
    }

    let kind: Kind
    /// All of the expression.
    let range: Range<Int>
    /// What makes it what it is: the last name of a key path, an operator.
    let place: Range<Int>
    /// How many expressions stand inside each other, at least 1.
    let depth: Int

    init(_ kind: Kind, range: Range<Int>, place: Range<Int>? = nil, depth: Int = 1) {
        self.kind = kind
        self.range = range
        self.place = place ?? range
        self.depth = depth
    }

    static func invalid(at range: Range<Int>) -> ExpressionSyntax { ExpressionSyntax(.invalid, range: range) }
}
