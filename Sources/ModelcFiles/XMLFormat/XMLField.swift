/// One attribute of an XML element: how its text becomes a value of the schema and back.
struct XMLField<Element>: Sendable {
    /// What came of reading a text.
    enum Outcome {
        /// The text is how Xcode spells the value.
        case canonical
        /// The value was understood, but Xcode would spell it otherwise: the spelling is kept.
        case unusual
        /// The text has no meaning here: it is kept, and the value stays at its default.
        case invalid(FieldProblem)
    }

    let name: String
    /// Whether the model cannot be used without it (a name).
    var isRequired = false
    /// Reads the attribute's text into the element.
    let read: @Sendable (_ text: String, _ element: inout Element) -> Outcome
    /// The attribute's text for the element as it is; nil where Xcode would not write the attribute.
    let write: @Sendable (_ element: Element) -> String?
}
