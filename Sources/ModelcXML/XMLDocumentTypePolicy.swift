/// The treatment of a document with a DOCTYPE. No policy allows declaring entities or loading files.
package enum XMLDocumentTypePolicy: Sendable {
    /// The document is rejected with an error.
    case refused
    /// A DOCTYPE that only names an external definition is ignored, and the definition is never loaded. A DOCTYPE that
    /// contains declarations is rejected.
    case passedOver
}
