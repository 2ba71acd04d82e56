/// The behaviour of Core Data with a store of one version when the app has another, without app code (FormatMigrationFacts
/// §6). Always one hop, never a chain.
package enum DirectMigration: Hashable, Sendable {
    /// The schema is the same: the store is opened.
    case nothing
    /// A mapping model for the two versions is found, and takes precedence over inference.
    case mapping(name: String)
    /// The mapping is inferred.
    case inference
    /// The mapping is inferred, and may fail because of the store's data.
    case inferenceDependingOnData
    /// The stages of a staged migration lead to the target.
    case stages
    /// The app migrates the store from each version to the next.
    case iteration
    /// The migration fails with an error of the Cocoa domain.
    case failure(code: Int)

    /// The error of the Cocoa domain for a store whose version is not in the app.
    package static let versionMissing = 134_130
    /// The error for two versions without a mapping model, if inference is off.
    package static let mappingMissing = 134_140

    /// The name in documents (PlanDocument).
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
