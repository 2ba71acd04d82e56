import ModelcBase

/// An element of a model's source, with its position in the file and with the content that the schema does not
/// represent.
package protocol SourceElement: Sendable {
    /// Creates an element with default values, before its source is read.
    init()
    /// The `<` of the element's start tag; nil in models read from the binary form, which has no lines.
    var position: SourcePosition? { get set }
    /// The content of the source beyond the schema; empty for nearly every element.
    var verbatim: VerbatimContent { get set }
}
