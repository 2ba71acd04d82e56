import ModelcText

/// An index of the store over properties of one entity, since Xcode 9 (FormatModelXML §2.9, §4.3).
package struct FetchIndexDescription: SourceElement, Hashable {
    package var name: String = ""
    /// What is indexed; the order has meaning.
    package var elements: [FetchIndexElementDescription] = []
    /// A predicate that limits the index. No public model has one, and its spelling is a guess: unverified.
    package var partialIndexPredicate: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// One property in a fetch index (FormatModelXML §2.9).
package struct FetchIndexElementDescription: SourceElement, Hashable {
    /// How the store keeps an index element.
    package enum Collation: String, CaseIterable, Sendable {
        case binary = "Binary"
        /// A spatial index. No public model has one: unverified.
        case rTree = "RTree"
    }

    /// In which direction an index element is sorted.
    package enum Order: String, CaseIterable, Sendable {
        case ascending
        case descending
    }

    /// The indexed property; nil where an expression is indexed.
    package var propertyName: String?
    /// The indexed expression. No public model has one, and its spelling is a guess: unverified.
    package var expression: String?
    /// The type of the expression's value, as written: unverified.
    package var expressionType: String?
    package var collation: Collation?
    package var order: Order?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// An index over several properties in the form that Xcode wrote until version 8 (FormatModelXML §4.3).
package struct CompoundIndex: SourceElement, Hashable {
    /// The indexed properties; the order has meaning.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// Properties whose values together are unique among the entity's objects (FormatModelXML §4.4).
package struct UniquenessConstraint: SourceElement, Hashable {
    /// The properties in file order.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
