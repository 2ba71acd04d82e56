/// An expression of a MiscMerge template.
indirect enum MiscMergeExpression {
    /// A word. It is looked up as a name; if no variable or key has this name, it is text.
    case word(String)
    /// A text in double quotes. Like a word, it is looked up as a name.
    case quoted(String)
    /// A text in single quotes. It is not looked up.
    case literal(String)
    case list([MiscMergeExpression])
    case not(MiscMergeExpression)
    case negated(MiscMergeExpression)
    case binary(TemplateOperator, MiscMergeExpression, MiscMergeExpression)
}
