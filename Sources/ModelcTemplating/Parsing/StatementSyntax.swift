/// A part of a parsed template.
indirect enum StatementSyntax {
    case text(Range<Int>)
    /// - indentation: the white space before further lines of the value.
    case field(ExpressionSyntax, indentation: Range<Int>)
    case conditional([BranchSyntax])
    case loop(LoopSyntax)
    case assignment(NameSyntax, ExpressionSyntax)
    case include(NameSyntax, indentation: Range<Int>)
}
