import ModelcBase

/// An index over several properties, in the form of Xcode 8 and earlier (FormatModelXML §4.3).
package struct CompoundIndex: SourceElement, Hashable {
    /// The indexed properties; their order matters.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
