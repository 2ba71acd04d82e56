/// The treatment of a document with a DOCTYPE. No policy allows declaring entities or loading files.
package enum XMLDocumentTypePolicy: Sendable {
    /// The document is rejected.
    case refused
    /// A DOCTYPE that only names an external definition is ignored, and the definition is never loaded; one with
    /// declarations of its own is rejected.
    case passedOver
}
