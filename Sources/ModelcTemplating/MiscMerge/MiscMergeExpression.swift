/// An expression of a MiscMerge template.
indirect enum MiscMergeExpression {
    /// A word, which is looked up, and is text if nothing has the name.
    case word(String)
    /// A text in double quotes, which is looked up as well.
    case quoted(String)
    /// A text in single quotes.
    case literal(String)
    case list([MiscMergeExpression])
    case not(MiscMergeExpression)
    case negated(MiscMergeExpression)
    case binary(TemplateOperator, MiscMergeExpression, MiscMergeExpression)
}
