/// A part of a parsed template: text, a field or a block.
indirect enum StatementSyntax {
    case text(Range<Int>)
    /// A field. `indentation` is the white space that is added before all lines of its value except the first.
    case field(ExpressionSyntax, indentation: Range<Int>)
    case conditional([BranchSyntax])
    case loop(LoopSyntax)
    case counting(CountingSyntax)
    case procedure(ProcedureSyntax)
    /// - indentation: the white space before all lines of the procedure's text.
    case call(CallSyntax, indentation: Range<Int>)
    case assignment(NameSyntax, ExpressionSyntax)
    case include(NameSyntax, indentation: Range<Int>)
}
