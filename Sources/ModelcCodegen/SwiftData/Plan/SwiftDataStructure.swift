/// A `Codable` structure for a composite of the model.
struct SwiftDataStructure: Hashable, Sendable {
    var name: String
    var members: [SwiftDataAttribute]
}
