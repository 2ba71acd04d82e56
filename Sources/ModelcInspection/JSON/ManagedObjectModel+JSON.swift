import ModelcJSON
import ModelcSchema

extension ManagedObjectModel? {
    /// What the root element says.
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

    /// The lists; null stands for a list that is not shown.
    func contentMembers(_ shown: ShownContent) -> KeyValuePairs<String, JSONValue> {
        let full: ManagedObjectModel? =
            switch shown {
            case .head, .entity: nil
            case .all: self
            }
        return [
            "entities": entities(shown).map { .array($0.map(\.json)) } ?? .null,
            "composites": full.map { .array($0.composites.map(\.json)) } ?? .null,
            "fetchRequests": full.map { .array($0.fetchRequests.map(\.json)) } ?? .null,
            "configurations": full.map { .array($0.configurations.map(\.json)) } ?? .null,
            "diagram": full.map { .array($0.diagramElements.map(\.json)) } ?? .null,
        ]
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
    /// The number of the XML form says nothing to a reader, and a case may be renamed: the document has its own words.
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
