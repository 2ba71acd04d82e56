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
