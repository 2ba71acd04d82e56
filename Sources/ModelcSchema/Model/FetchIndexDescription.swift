import ModelcBase

/// An index of the store over properties of one entity, in the form that Xcode 9 introduced (FormatModelXML §2.9,
/// §4.3).
package struct FetchIndexDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The indexed elements; their order matters.
    package var elements: [FetchIndexElementDescription] = []
    /// A predicate that limits the index. Unverified: no public model has one, and the XML attribute's name is a guess.
    package var partialIndexPredicate: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
