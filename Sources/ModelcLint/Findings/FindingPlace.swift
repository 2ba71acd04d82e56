import ModelcSchema
import ModelcText

/// Where a finding points: an element of the source, and where known one of its attributes.
///
/// The schema keeps the place of elements only; the place of an attribute is found in the file's text by the caller.
package struct FindingPlace: Hashable, Sendable {
    /// The element's start tag; nil for a model without lines.
    package var position: SourcePosition?
    /// The name of the XML attribute whose value is at fault (`destinationEntity`); nil for the element as a whole.
    package var attribute: String?

    init(_ element: some SourceElement, attribute: String? = nil) {
        self.init(position: element.position, attribute: attribute)
    }

    init(position: SourcePosition?, attribute: String? = nil) {
        self.position = position
        self.attribute = attribute
    }
}
