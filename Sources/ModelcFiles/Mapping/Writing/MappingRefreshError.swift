import ModelcDiagnostics
import ModelcPlans

/// The reason that a mapping model cannot be refreshed.
package enum MappingRefreshError: Error, Hashable, Sendable {
    /// The archived form of a feature of a model is not known.
    case model(ModelEncodingRefusal)
    /// An entity mapping names an entity that the model no longer has.
    case missingEntity(mapping: String, entity: String, side: String)
    /// The file does not have Xcode's spelling, so it cannot be changed in place.
    case unusualSpelling(String)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingEntity(let mapping, let entity, let side):
            "the entity mapping '\(mapping)' names '\(entity)', which the \(side) model no longer has"
        case .unusualSpelling(let what): "\(what) is not written as Xcode writes it, so it cannot be changed in place"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (iOS 17 and macOS 14); '\(ToolCommandName.plan)' can write the code"
        case .missingEntity: "write a new mapping model between the two versions: \(ToolCommandName.mappingNew)"
        case .unusualSpelling:
            "restore the file from version control, or write a new one: \(ToolCommandName.mappingNew)"
        }
    }
}
