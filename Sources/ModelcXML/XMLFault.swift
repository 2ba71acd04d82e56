import ModelcText

/// Why a document cannot be read to its end.
package struct XMLFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The document breaks the rules of XML.
        case malformed
        /// The document has a DOCTYPE, through which it could declare entities or load other files: refused.
        case documentType
        /// The document is larger or more deeply nested than the parser accepts.
        case limit
        /// The document is in another encoding than UTF-8.
        case encoding
    }

    package var kind: Kind
    /// What is wrong, without a final stop and beginning in lower case.
    package var message: String
    /// Where the parser noticed it.
    package var position: SourcePosition
}
