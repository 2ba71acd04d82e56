import ModelcText

/// A place in a model's source that something is to be said about: an element, and where known one of its attributes.
///
/// The schema keeps the positions of elements only; whoever has the file's text finds the attribute in it.
package struct SourcePlace: Hashable, Sendable {
    /// The element's start tag; nil for a model without lines.
    package var position: SourcePosition?
    /// The name of the XML attribute that is meant (`destinationEntity`); nil for the element as a whole.
    package var attribute: String?

    package init(_ element: some SourceElement, attribute: String? = nil) {
        self.init(position: element.position, attribute: attribute)
    }

    package init(position: SourcePosition?, attribute: String? = nil) {
        self.position = position
        self.attribute = attribute
    }
}
