import ModelcSchema

/// The data that an entity inherits from its parent.
struct Inheritance {
    var parentHash: VersionHash
    var reasons: [UnverifiedHashReason]
    /// All properties that are inputs of the parent's hash, sorted by name in byte order.
    var properties: [HashedProperty]
}
