/// What a template for each entity is rendered with.
struct ObjectiveCEntityFile: Hashable, Sendable {
    var model: ObjectiveCModel
    var entity: ObjectiveCClass
}
