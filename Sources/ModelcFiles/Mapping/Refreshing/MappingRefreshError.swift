/// Why a mapping model cannot be refreshed.
package enum MappingRefreshError: Error, Hashable, Sendable {
    /// A model has a feature whose archived form nobody knows.
    case model(ModelEncodingRefusal)
    /// Entity mappings name an entity that the model no longer has.
    case missingEntity(mapping: String, entity: String, side: String)
    /// The file is not spelt as Xcode spells it, so that it cannot be changed in place.
    case unusualSpelling(String)

    /// One sentence without a full stop.
    package var message: String {
        switch self {
        case .model(let refusal): refusal.message
        case .missingEntity(let mapping, let entity, let side):
            "the entity mapping '\(mapping)' names '\(entity)', which the \(side) model no longer has"
        case .unusualSpelling(let what): "\(what) is not spelt as Xcode spells it, so it cannot be changed in place"
        }
    }

    /// The next step for the user.
    package var help: String {
        switch self {
        case .model: "migrate in stages instead (NSStagedMigrationManager, iOS 17 and macOS 14), or refresh it in Xcode"
        case .missingEntity: "remove the entity mapping in Xcode, or choose the entity's new name there"
        case .unusualSpelling: "open the file in Xcode and save it"
        }
    }
}
