/// What becomes of a document with a DOCTYPE. No policy lets it declare entities or load files.
package enum XMLDocumentTypePolicy: Sendable {
    /// The document is refused.
    case refused
    /// A DOCTYPE that only names a definition elsewhere is passed over, and the definition is never looked for; one that
    /// brings declarations of its own is refused.
    case passedOver
}
