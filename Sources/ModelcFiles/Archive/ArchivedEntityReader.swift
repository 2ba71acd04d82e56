import ModelcKeyedArchive
import ModelcSchema

/// Reads an `XDPMEntity` (FormatModelXML §9.3, §9.4).
struct ArchivedEntityReader {
    private let object: ArchivedObject
    private let settings: Stereotype
    private let report: ArchiveReport
    private let name: String

    init(object: ArchivedObject, report: ArchiveReport) {
        self.object = object
        self.report = report
        name = report.name(of: object) ?? ""
        report.modelPath = [name]
        settings = Stereotype("XD_PStereotype", of: object, report: report)
    }

    func entity() -> EntityDescription {
        report.modelPath = [name]
        defer { report.modelPath = [] }
        var entity = EntityDescription()
        entity.name = name
        entity.representedClassName = settings.string("XD_PSK_entityClassName")
        entity.isAbstract = settings.flag("XD_PSK_isAbstract")
        entity.parentName = parentName()
        entity.renamingIdentifier = settings.string("XD_PSK_elementID")
        entity.versionHashModifier = settings.string("XD_PSK_versionHashModifier")
        let userInfo = ArchivedUserInfo(settings.dictionary("XD_PSK_userInfo"), report: report)
        entity.userInfo = userInfo.userInfo
        entity.isSyncable = userInfo.isSyncable
        entity.compoundIndexes = nameLists("XDPMCompoundIndexes").map { names in
            var index = CompoundIndex()
            index.members = names
            return index
        }
        entity.uniquenessConstraints = nameLists("XDPMUniquenessConstraints").map { names in
            var constraint = UniquenessConstraint()
            constraint.members = names
            return constraint
        }
        readProperties(into: &entity)
        return entity
    }

    /// The request templates of the model that are stored at this entity.
    func fetchRequests() -> [FetchRequestDescription] {
        report.modelPath = [name]
        defer { report.modelPath = [] }
        return settings.array("XD_PSK_fetchRequestsArray").compactMap(\.object)
            .map { ArchivedFetchRequest.request(in: $0, report: report) }
    }

    private func readProperties(into entity: inout EntityDescription) {
        for property in report.members(of: object, bucket: "OwnedAttributes") {
            let reader = ArchivedPropertyReader(object: property, entityName: name, report: report)
            switch property.className {
            case "XDPMAttribute": entity.attributes.append(reader.attribute())
            case "XDPMRelationship": entity.relationships.append(reader.relationship())
            case "XDPMFetchedProperty": entity.fetchedProperties.append(reader.fetchedProperty())
            default:
                report.warning(
                    .ignoredContent, "a property of class \(property.className) is ignored",
                    help: "open the model in the version of Xcode that wrote it, and convert it to XML")
            }
        }
    }

    /// The entity at the other end of the first generalization; one without a target is not a parent.
    private func parentName() -> String? {
        guard let generalization = report.members(of: object, bucket: "Generalizations").first else { return nil }
        let parent = report.attempt { () throws(KeyedArchiveError) in try generalization.object("_general") }
        return parent.flatMap(report.name(of:))
    }

    private func nameLists(_ key: String) -> [[NamedReference]] {
        settings.array(key).compactMap(\.object).map { list in
            let names = report.attempt { () throws(KeyedArchiveError) in try list.elements() } ?? []
            return names.compactMap { value in
                if case .string(let name) = value { NamedReference(name: name) } else { nil }
            }
        }
    }
}

/// Reads an `XDPMFetchRequest` (FormatModelXML §9.4). This form has neither limits nor flags.
enum ArchivedFetchRequest {
    static func request(in object: ArchivedObject, report: ArchiveReport) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = report.name(of: object) ?? ""
        request.predicate = report.attempt { () throws(KeyedArchiveError) in try object.string("_predicateString") }
        let entity = report.attempt { () throws(KeyedArchiveError) in try object.object("_entity") }
        request.entityName = entity.flatMap(report.name(of:))
        return request
    }
}

/// User info in the editor's graph, which contains the sync services flags as well (FormatModelXML §9.4).
struct ArchivedUserInfo {
    private(set) var userInfo = UserInfo()
    /// Whether the element takes part in sync services; a key is present if it does not.
    private(set) var isSyncable = true

    private static let syncPrefix = "com.apple.syncservices."

    /// User info with all keys, as compiled models store them.
    static func kept(_ entries: [ArchivedEntry], report: ArchiveReport) -> UserInfo {
        UserInfo(entries.compactMap { text(of: $0, report: report) })
    }

    init(_ entries: [ArchivedEntry], report: ArchiveReport) {
        for entry in entries.sorted(by: { CanonicalNameOrder.areInOrder($0.key, $1.key) }) {
            if entry.key.hasPrefix(ArchivedUserInfo.syncPrefix) {
                if entry.key == ArchivedUserInfo.syncPrefix + "Syncable", entry.value == .string("NO") {
                    isSyncable = false
                }
            } else if let text = ArchivedUserInfo.text(of: entry, report: report) {
                userInfo.entries.append(text)
            }
        }
    }

    /// An entry whose value is a string; any other is reported.
    private static func text(of entry: ArchivedEntry, report: ArchiveReport) -> UserInfoEntry? {
        if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
        report.warning(
            .ignoredContent, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
            help: "set a string in Xcode; no other tool writes this binary format")
        return nil
    }
}
