/// Which properties that hold objects are optional; relationships always are.
package enum XcodeOptionality: String, CaseIterable, Sendable {
    /// All of them, required or not.
    case always
    /// Attributes that are optional in the model. Seen at tools version 24837 in the Swift of one author; for
    /// Objective-C it is unverified, where it leaves out `nullable`.
    case model
}
