import ModelcBase

/// One property in a fetch index (FormatModelXML §2.9).
package struct FetchIndexElementDescription: SourceElement, Hashable {
    /// The kind of index that the store uses for an element.
    package enum Collation: String, CaseIterable, Sendable {
        case binary = "Binary"
        /// A spatial index. Unverified: no public model has one.
        case rTree = "RTree"
    }

    /// The sort direction of an index element.
    package enum Order: String, CaseIterable, Sendable {
        case ascending
        case descending
    }

    /// The indexed property; nil if an expression is indexed.
    package var propertyName: String?
    /// The indexed expression. Unverified: no public model has one, and the XML attribute's name is a guess.
    package var expression: String?
    /// The type of the expression's value, as written. Unverified.
    package var expressionType: String?
    package var collation: Collation?
    package var order: Order?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
