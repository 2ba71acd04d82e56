import ModelcBase

/// Properties whose values together are unique among the entity's objects (FormatModelXML §4.4).
package struct UniquenessConstraint: SourceElement, Hashable {
    /// The properties in file order.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
