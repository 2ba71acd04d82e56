/// The part of a model to draw.
package struct DiagramRequest {
    /// The model's path; nil for the only model of the project.
    var path: String?
    /// The version to draw; nil for the current version.
    package var version: String?
    /// The entity in the center; nil to show all entities.
    package var entity: String?
    /// How far to draw from the center: the maximum number of links between the center and an entity that is shown.
    package var depth = 1
    /// The older state to compare the model with: a git revision, or the path of a copy; nil for none.
    package var base: String?
    /// The older version to compare with; nil for none.
    package var from: String?
    /// Whether to omit attributes.
    package var hidesAttributes = false

    package init(path: String? = nil) { self.path = path }

    /// Whether two versions are drawn as one.
    var isComparison: Bool { base != nil || from != nil }
}
