import ModelcBase

/// A location in a model's source that a diagnostic refers to: an element, and one of its attributes if it is known.
///
/// The schema stores only the positions of elements. The position of the attribute is found in the file's text.
package struct SchemaLocation: Hashable, Sendable {
    /// The position of the element's start tag; nil for a model that was not read from text.
    package var position: SourcePosition?
    /// The name of the XML attribute, such as `destinationEntity`; nil for the element as a whole.
    package var attribute: String?

    package init(_ element: some SourceElement, attribute: String? = nil) {
        self.init(position: element.position, attribute: attribute)
    }

    package init(position: SourcePosition?, attribute: String? = nil) {
        self.position = position
        self.attribute = attribute
    }
}
