/// A block whose end has not been read yet.
struct OpenBlock {
    enum Kind: Equatable { case file, conditional, loop }

    let kind: Kind
    /// The command that opens it.
    let range: Range<Int>
    /// What the part that is being read consists of.
    var body: [StatementSyntax] = []

    // Of a conditional.
    var branches: [BranchSyntax] = []
    /// The condition of the part that is being read; nil after `else`.
    var condition: ExpressionSyntax?

    // Of a loop.
    var variable: NameSyntax?
    var list: ExpressionSyntax?
    var tag: String?

    init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// Whether `else` was read.
    var isInElse: Bool { kind == .conditional && condition == nil }

    /// Ends a branch and begins the next.
    mutating func beginBranch(_ next: ExpressionSyntax?) {
        branches.append(BranchSyntax(condition: condition, body: body))
        condition = next
        body = []
    }

    /// The finished block as a part of the one around it.
    func statement() -> StatementSyntax? {
        switch kind {
        case .file: return nil
        case .conditional: return .conditional(branches + [BranchSyntax(condition: condition, body: body)])
        case .loop:
            guard let variable, let list else { return nil }
            return .loop(LoopSyntax(variable: variable, list: list, body: body))
        }
    }
}
