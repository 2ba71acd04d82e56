import ModelcBase

/// One property in a fetch index (FormatModelXML §2.9).
package struct FetchIndexElementDescription: SourceElement, Hashable {
    /// The way in which the store keeps an index element.
    package enum Collation: String, CaseIterable, Sendable {
        case binary = "Binary"
        /// A spatial index. No public model has one: unverified.
        case rTree = "RTree"
    }

    /// The sort direction of an index element.
    package enum Order: String, CaseIterable, Sendable {
        case ascending
        case descending
    }

    /// The indexed property; nil if an expression is indexed.
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
