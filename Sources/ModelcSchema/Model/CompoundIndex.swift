import ModelcBase

/// An index over several properties in the form that Xcode wrote until version 8 (FormatModelXML §4.3).
package struct CompoundIndex: SourceElement, Hashable {
    /// The indexed properties; the order has meaning.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
