/// What came of reading the text of an attribute.
enum FieldOutcome {
    /// The text is how Xcode spells the value.
    case canonical
    /// The value was understood, but Xcode would spell it otherwise: the spelling is kept.
    case unusual
    /// The text has no meaning here: it is kept, and the value stays at its default.
    case invalid(FieldProblem)
}
