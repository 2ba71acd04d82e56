import ModelcBase

/// A composite attribute's type: named attributes that are stored together (FormatModelXML §4.1).
package struct CompositeDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The members in file order. The order matters, and a member may itself be composite.
    package var attributes: [AttributeDescription] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
