/// One attribute of an XML element: how its text becomes a value of the schema and back.
///
/// A class, as the element formats are: they are made once, and reading a large file must not copy them.
final class XMLField<Element>: Sendable {
    let name: String
    /// Whether the model cannot be used without it (a name).
    let isRequired: Bool
    /// Reads the attribute's text into the element.
    let read: @Sendable (_ text: String, _ element: inout Element) -> FieldOutcome
    /// The attribute's text for the element as it is; nil where Xcode would not write the attribute.
    let write: @Sendable (_ element: Element) -> String?

    init(
        name: String, isRequired: Bool = false,
        read: @escaping @Sendable (_ text: String, _ element: inout Element) -> FieldOutcome,
        write: @escaping @Sendable (_ element: Element) -> String?
    ) {
        self.name = name
        self.isRequired = isRequired
        self.read = read
        self.write = write
    }
}
