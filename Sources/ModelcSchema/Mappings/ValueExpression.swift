import ModelcPredicates

/// An expression of a mapping, as the author types it in the editor: `$source.name` (mapping-model §4).
///
/// The file keeps expressions as keyed archives. One that was read keeps its archive, so that it is written back as it
/// was; one that has no format text, because it holds a block or a class that nothing public describes, is only that.
package struct ValueExpression: Sendable {
    /// What is known of the expression.
    package enum Content: Hashable, Sendable {
        case expression(Expression)
        /// An object that has no format text, by its class.
        case opaque(className: String)
    }

    package let content: Content
    /// The keyed archive that the expression was read from; nil where it is to be made.
    package let archive: [UInt8]?

    /// An expression that was read.
    package init(_ content: Content, archive: [UInt8]) {
        self.content = content
        self.archive = archive
    }

    /// A new expression.
    package init(_ expression: Expression) {
        content = .expression(expression)
        archive = nil
    }

    /// A new expression from the text that an author types.
    package init(format text: String) throws(PredicateSyntaxError) {
        self.init(try PredicateParser().expression(from: text))
    }

    /// The text for authors; of an expression that has none, its class in angle brackets, which no format text begins with.
    package var text: String {
        switch content {
        case .expression(let expression): expression.format
        case .opaque(let className): "<expression: \(className)>"
        }
    }
}

extension ValueExpression: Hashable {
    /// Whether both give the same value; of expressions without a text, whether they are the same bytes.
    package static func == (left: ValueExpression, right: ValueExpression) -> Bool {
        guard left.content == right.content else { return false }
        if case .opaque = left.content { return left.archive == right.archive }
        return true
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
