import ModelcBase
import ModelcKit
import ModelcSchema
import ModelcVersionHash

/// The result in the document of `modelc hash --format json`. The page HashDocument describes it.
struct HashDocument {
    let path: String
    let showsProperties: Bool
    /// The name of the only entity to show; nil for all entities.
    let entityName: String?

    init(
        path: String, showsProperties: Bool, entityName: String? = nil
    ) {
        self.path = path
        self.showsProperties = showsProperties
        self.entityName = entityName
    }

    func json(of versions: [HashedModelVersion]) -> JSONValue {
        ["path": .string(path), "versions": .array(versions.map(json))]
    }

    private func json(of hashed: HashedModelVersion) -> JSONValue {
        let hashes = hashed.hashes
        let shown = hashes.entities.filter { entityName == nil || $0.name == entityName }
        return [
            "name": .string(hashed.version.name),
            "isCurrent": .bool(hashed.version.isCurrent),
            "checksum": .optional(hashes.checksum?.base64),
            "digest": .optional(hashes.digest),
            "verified": .bool(hashes.isVerified),
            "reasons": reasons(hashes.ownReasons),
            "entities": .object(shown.map { JSONMember(key: $0.name, value: json(of: $0)) }),
        ]
    }

    private func json(of entity: EntityVersionHash) -> JSONValue {
        let properties = entity.properties.map { JSONMember(key: $0.name, value: json(of: $0)) }
        var members = [
            JSONMember(key: "hash", value: .optional(entity.hash?.hexadecimal)),
            JSONMember(key: "verified", value: .bool(entity.isVerified)),
            JSONMember(key: "reasons", value: reasons(entity.reasons)),
            JSONMember(key: "refusal", value: .optional(entity.refusal?.message)),
        ]
        if showsProperties { members.append(JSONMember(key: "properties", value: .object(properties))) }
        return .object(members)
    }

    private func json(of property: PropertyVersionHash) -> JSONValue {
        [
            "hash": .string(property.hash.hexadecimal),
            "verified": .bool(property.isVerified),
            "reasons": reasons(property.reasons),
            "isPartOfEntity": .bool(property.isPartOfEntity),
            "facts": .array(property.facts.map(JSONValue.string)),
        ]
    }

    private func reasons(_ reasons: [UnverifiedHashReason]) -> JSONValue {
        .array(
            reasons.map { reason in
                [
                    "id": .string(reason.feature.diagnosticID.rawValue),
                    "modelPath": .optional(reason.modelPath),
                    "message": .string(reason.feature.explanation),
                ]
            })
    }
}
