import ModelcBase

/// The reason why a document cannot be read to its end.
package struct XMLError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The document is not well-formed XML.
        case malformed
        /// The document has a DOCTYPE and is rejected. A DOCTYPE could declare entities or load other files.
        case documentType
        /// The document is larger or more deeply nested than the parser allows.
        case limit
        /// The document is not encoded in UTF-8.
        case encoding
    }

    package var kind: Kind
    /// The error, without a final period and starting with a lowercase letter.
    package var message: String
    /// The position at which the parser detected the error.
    package var position: SourcePosition
}
