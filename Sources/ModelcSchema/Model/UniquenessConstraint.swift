import ModelcBase

/// Properties that identify an object of the entity: two objects cannot have the same values for all of them
/// (FormatModelXML §4.4).
package struct UniquenessConstraint: SourceElement, Hashable {
    /// The properties in file order.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
