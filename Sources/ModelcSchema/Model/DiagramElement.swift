import ModelcBase

/// The box of an entity in the diagram of Xcode's model editor, in the editor's units (FormatModelXML §2.9). It has no
/// effect.
package struct DiagramElement: SourceElement, Hashable {
    /// The name of the entity that the box shows.
    package var name: String = ""
    /// The left edge, as written in the file.
    package var positionX: String?
    /// The top edge, as written in the file.
    package var positionY: String?
    /// The width, as written in the file.
    package var width: String?
    /// The height, as written in the file.
    package var height: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
