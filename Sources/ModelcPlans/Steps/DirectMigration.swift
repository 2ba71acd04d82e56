/// The action of Core Data when an app opens a store of another version without app code (FormatMigrationFacts §6).
/// Core Data always migrates directly to the target, never through intermediate versions.
package enum DirectMigration: Hashable, Sendable {
    /// The schema is the same. The store is opened without a migration.
    case nothing
    /// Core Data finds a mapping model for the two versions. It takes precedence over inference.
    case mapping(name: String)
    /// Core Data infers the mapping.
    case inference
    /// Core Data infers the mapping. The migration can fail because of the store's data.
    case inferenceDependingOnData
    /// The stages of a staged migration lead to the target.
    case stages
    /// The app migrates the store from each version to the next.
    case iteration
    /// The migration fails with this error code of `NSCocoaErrorDomain`.
    case failure(code: Int)

    /// The error code if the app does not contain the version of the store.
    package static let versionMissing = 134_130
    /// The error code if there is no mapping model for the two versions, and inference is off.
    package static let mappingMissing = 134_140

    /// The text in JSON documents (PlanDocument).
    package var text: String {
        switch self {
        case .nothing: "none"
        case .mapping(let name): "mapping:\(name)"
        case .inference: "infer"
        case .inferenceDependingOnData: "infer-data"
        case .stages: "staged"
        case .iteration: "iterative"
        case .failure(let code): "fail:\(code)"
        }
    }
}
