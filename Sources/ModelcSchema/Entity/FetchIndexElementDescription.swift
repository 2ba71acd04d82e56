import ModelcText

/// One property in a fetch index (model-format §2.9).
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
