import ModelcCompiledModels
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

    /// The model's fetch request templates that are stored in this entity.
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

    /// The name of the parent: the target of the first generalization. Nil if it has no target.
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
