import ModelcBase

/// An element of a model's source, with its position in the file and the content that the schema does not represent.
package protocol SourceElement: Sendable {
    /// Creates an element with default values; its source is read later.
    init()
    /// The position of the `<` of the element's start tag. Nil for models in the binary form, which has no lines.
    var position: SourcePosition? { get set }
    /// The content of the source that the schema does not represent; empty for nearly every element.
    var verbatim: VerbatimContent { get set }
}
