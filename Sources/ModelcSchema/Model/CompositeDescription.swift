import ModelcText

/// A composite attribute's type: named attributes that are stored together (model-format §4.1).
package struct CompositeDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The members in file order, which is theirs to keep; a member may itself be composite.
    package var attributes: [AttributeDescription] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
