/// Why a mapping model cannot be written.
package enum MappingWritingError: Error, Hashable, Sendable {
    /// An embedded model has a feature whose archived form nobody knows.
    case model(ModelEncodingRefusal)
    /// A model is to be embedded, but there is none.
    case missingModel(side: String)
    /// An expression, or a part of one, whose archived form nobody knows; the mapping and the text.
    case expression(modelPath: String, text: String)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingModel(let side): "the mapping model has no \(side) model to embed"
        case .expression(let modelPath, let text):
            "the expression of \(modelPath) holds '\(text.prefix(200))'; how Xcode archives that is not known"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (NSStagedMigrationManager, iOS 17 and macOS 14), or in Xcode"
        case .missingModel: "give both models"
        case .expression: "move the computation into a migration policy: FUNCTION($entityPolicy, \"…\", …)"
        }
    }
}
