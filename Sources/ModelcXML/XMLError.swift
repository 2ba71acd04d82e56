import ModelcBase

/// The reason that a document cannot be read to its end.
package struct XMLError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The document is not well-formed XML.
        case malformed
        /// The document has a DOCTYPE, which could declare entities or load other files: rejected.
        case documentType
        /// The document is larger or more deeply nested than the parser allows.
        case limit
        /// The document is not encoded in UTF-8.
        case encoding
    }

    package var kind: Kind
    /// The error, without a final stop and beginning in lower case.
    package var message: String
    /// The position where the parser detected it.
    package var position: SourcePosition
}
