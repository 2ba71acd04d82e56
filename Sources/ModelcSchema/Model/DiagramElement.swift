import ModelcBase

/// The box of an entity in the editor's diagram, in the editor's own numbers (FormatModelXML §2.9). Without meaning.
package struct DiagramElement: SourceElement, Hashable {
    /// The entity shown.
    package var name: String = ""
    /// Left edge, as written.
    package var positionX: String?
    /// Top edge, as written.
    package var positionY: String?
    /// Width, as written.
    package var width: String?
    /// Height, as written.
    package var height: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
