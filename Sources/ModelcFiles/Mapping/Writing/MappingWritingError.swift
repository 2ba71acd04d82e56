import ModelcDiagnostics

/// The reason that a mapping model cannot be written.
package enum MappingWritingError: Error, Hashable, Sendable {
    /// The archived form of a feature of an embedded model is not known.
    case model(ModelEncodingRefusal)
    /// A model must be embedded, but there is none.
    case missingModel(side: String)
    /// An entity of a version has no version hash, so Core Data could never find the mapping model.
    case faultyModel(version: String, entity: String, reason: String)
    /// The archived form of an expression, or of a part of one, is not known. `modelPath` is the mapping, `text` the
    /// expression.
    case expression(modelPath: String, text: String)
    /// The file would exceed the reader's limit (`MappingModelReader.largestFile`). This happens if the embedded models
    /// have several hundred entities.
    case tooLarge(byteCount: Int)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingModel(let side): "the mapping model has no \(side) model to embed"
        case .faultyModel(let version, let entity, let reason):
            "Core Data would not find a mapping model for '\(version)', because its entity \(entity) is invalid: "
                + "\(reason)"
        case .expression(let modelPath, let text):
            "the expression of \(modelPath) contains '\(text.prefix(200))'; how Xcode archives this is unknown"
        case .tooLarge(let byteCount):
            "the mapping model would have \(byteCount / 1_048_576) MB, because it contains a copy of both models; "
                + "modelc does not read files of that size"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (iOS 17 and macOS 14); '\(ToolCommandName.plan)' can write the code"
        case .missingModel: "give both models"
        case .faultyModel: "correct the version; \(ToolCommandName.lint) shows its errors"
        case .tooLarge: "migrate in stages instead (NSStagedMigrationManager, iOS 17 and macOS 14)"
        case .expression: "move the computation into a migration policy: FUNCTION($entityPolicy, \"…\", …)"
        }
    }
}
