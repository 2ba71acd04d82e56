import ModelcBase

/// An index of the store over properties of one entity, since Xcode 9 (FormatModelXML §2.9, §4.3).
package struct FetchIndexDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The indexed elements; the order has meaning.
    package var elements: [FetchIndexElementDescription] = []
    /// A predicate that limits the index. No public model has one, and its spelling is a guess: unverified.
    package var partialIndexPredicate: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
