import ModelcJSON
import ModelcSchema

extension VersionedModel {
    func json(
        of listedVersions: [ModelVersion], showing shownVersions: Set<String>, entityName: String?
    ) -> JSONValue {
        let full = entityName.map(ShownContent.entity) ?? .all
        return [
            "path": .string(path),
            "currentVersion": .optional(currentVersion?.name),
            "versions": .array(listedVersions.map { $0.json(showing: shownVersions.contains($0.name) ? full : .head) }),
        ]
    }
}

extension ModelVersion {
    /// A version that was not read has null for everything that only its file could tell.
    func json(showing shown: ShownContent) -> JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "path": .string(path),
                "format": .optional(format?.rawValue),
                "isCurrent": .bool(isCurrent),
                "isReadable": .optional(isReadable),
            ],
            model.headMembers,
            model.contentMembers(shown)
        )
    }

    private var isReadable: Bool? {
        switch content {
        case .notRead: nil
        case .unreadable: false
        case .model: true
        }
    }
}

extension ModelCounts {
    var json: JSONValue {
        [
            "entities": .integer(entities),
            "attributes": .integer(attributes),
            "relationships": .integer(relationships),
            "fetchedProperties": .integer(fetchedProperties),
            "fetchIndexes": .integer(fetchIndexes),
            "uniquenessConstraints": .integer(uniquenessConstraints),
            "configurations": .integer(configurations),
            "fetchRequests": .integer(fetchRequests),
            "composites": .integer(composites),
        ]
    }
}

/// How much of a version's content a document shows.
enum ShownContent {
    /// What the version's root element says, and the counts.
    case head
    /// The head and the entities of one name.
    case entity(String)
    case all
}
