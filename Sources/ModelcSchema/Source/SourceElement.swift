import ModelcText

/// Whatever stands in a model's source as an element of its own: it knows its place there and keeps what the schema
/// has no words for.
package protocol SourceElement: Sendable {
    /// An element as it is before anything of its source was read.
    init()
    /// The `<` of the element's start tag; nil in models read from the binary form, which has no lines.
    var position: SourcePosition? { get set }
    /// What the source says beyond the schema; empty for nearly every element.
    var verbatim: VerbatimContent { get set }
}
