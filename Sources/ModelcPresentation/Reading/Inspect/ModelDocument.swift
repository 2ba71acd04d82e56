import ModelcBase
import ModelcSchema

extension ManagedObjectModel? {
    /// The attributes of the root element, as JSON members.
    var headMembers: KeyValuePairs<String, JSONValue> {
        [
            "lastSavedToolsVersion": .optional(self?.lastSavedToolsVersion?.text),
            "minimumToolsVersion": .optional(self?.minimumToolsVersion),
            "systemVersion": .optional(self?.systemVersion),
            "sourceLanguage": .optional(self?.sourceLanguage?.rawValue),
            "versionIdentifier": .optional(self?.versionIdentifier),
            "isUsedWithCloudKit": .optional(self?.isUsedWithCloudKit),
            "isUsedWithSwiftData": .optional(self?.isUsedWithSwiftData),
            "documentType": .optional(self?.documentType),
            "documentVersion": .optional(self?.documentVersion),
            "legacyName": .optional(self?.legacyName),
            "legacyMacOSVersion": .optional(self?.legacyMacOSVersion),
            "legacyIOSVersion": .optional(self?.legacyIOSVersion),
            "position": self?.positionJSON ?? .null,
            "verbatim": self?.verbatimJSON ?? .null,
            "counts": self.map { ModelCounts($0).json } ?? .null,
        ]
    }

    /// Returns the lists of elements as JSON members. A list that is not shown is null.
    func contentMembers(_ shown: ShownContent) -> KeyValuePairs<String, JSONValue> {
        let full: ManagedObjectModel? =
            switch shown {
            case .head, .entity: nil
            case .all: self
            }
        return [
            "entities": entities(shown).map { .array($0.map(\.json)) } ?? .null,
            "composites": composites(shown).map { .array($0.map(\.json)) } ?? .null,
            "fetchRequests": full.map { .array($0.fetchRequests.map(\.json)) } ?? .null,
            "configurations": full.map { .array($0.configurations.map(\.json)) } ?? .null,
            "diagram": full.map { .array($0.diagramElements.map(\.json)) } ?? .null,
            "uncertainties": full.map { .array($0.uncertainties.map(\.json)) } ?? .null,
        ]
    }

    /// Returns all composites, or only the one with the requested name.
    private func composites(_ shown: ShownContent) -> [CompositeDescription]? {
        switch shown {
        case .head: return nil
        case .entity(let name):
            let named = self?.composites.filter { $0.name == name } ?? []
            return named.isEmpty ? nil : named
        case .all: return self?.composites
        }
    }

    private func entities(_ shown: ShownContent) -> [EntityDescription]? {
        switch shown {
        case .head: nil
        case .entity(let name): self?.entities.filter { $0.name == name }
        case .all: self?.entities
        }
    }
}

extension ConfigurationDescription {
    var json: JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "members": .array(members.map(\.json)),
                "isUsedWithCloudKit": .bool(isUsedWithCloudKit),
            ],
            sourceMembers
        )
    }
}

extension CompositeDescription {
    var json: JSONValue {
        .object(joining: ["name": .string(name), "attributes": .array(attributes.map(\.json))], sourceMembers)
    }
}

extension FetchRequestDescription {
    var json: JSONValue { .object(joining: ownMembers, sourceMembers) }

    private var ownMembers: KeyValuePairs<String, JSONValue> {
        [
            "name": .string(name),
            "entityName": .optional(entityName),
            "predicate": .optional(predicate),
            "fetchLimit": .optional(fetchLimit),
            "fetchBatchSize": .optional(fetchBatchSize),
            "includesSubentities": .optional(includesSubentities),
            "includesPropertyValues": .optional(includesPropertyValues),
            "includesPendingChanges": .optional(includesPendingChanges),
            "returnsObjectsAsFaults": .optional(returnsObjectsAsFaults),
            "returnsDistinctResults": .optional(returnsDistinctResults),
            "resultType": .optional(resultType?.jsonName),
            "userInfo": userInfo.json,
        ]
    }
}

extension FetchResultType {
    /// The name in JSON documents. It does not depend on the number in XML, and does not change if the case is renamed.
    fileprivate var jsonName: String {
        switch self {
        case .managedObjects: "managedObjects"
        case .managedObjectIDs: "managedObjectIDs"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}

extension DiagramElement {
    var json: JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "positionX": .optional(positionX),
                "positionY": .optional(positionY),
                "width": .optional(width),
                "height": .optional(height),
            ],
            sourceMembers
        )
    }
}

extension SourceUncertainty {
    var json: JSONValue {
        [
            "entity": .optional(entityName),
            "property": .optional(propertyName),
            "reason": .string(reason),
            "position": place.position?.json ?? .null,
        ]
    }
}

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
    /// Returns the version as JSON. If the version was not read, all values from its file are null.
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

/// The part of a version's content that a JSON document contains.
enum ShownContent {
    /// The attributes of the version's root element, and the counts of elements.
    case head
    /// The same as `head`, and the entities with this name.
    case entity(String)
    case all
}
