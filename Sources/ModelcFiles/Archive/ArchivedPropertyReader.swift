import ModelcKeyedArchive
import ModelcSchema

/// Reads an `XDPMAttribute`, an `XDPMRelationship` or an `XDPMFetchedProperty` (model-format §9.4).
struct ArchivedPropertyReader {
    let object: ArchivedObject
    let report: ArchiveReport
    private let common: Stereotype
    private let name: String
    private let path: [String]

    init(object: ArchivedObject, entityName: String, report: ArchiveReport) {
        self.object = object
        self.report = report
        name = report.name(of: object) ?? ""
        path = [entityName, name]
        report.modelPath = path
        common = Stereotype("XD_PPropStereotype", of: object, report: report)
        report.modelPath = [entityName]
    }

    func attribute() -> AttributeDescription {
        property { (attribute: inout AttributeDescription) in
            ArchivedAttribute(Stereotype("XD_PAtt_Stereotype", of: object, report: report), report).read(
                into: &attribute)
        }
    }

    func relationship() -> RelationshipDescription {
        property { (relationship: inout RelationshipDescription) in
            ArchivedRelationship(Stereotype("XD_PR_Stereotype", of: object, report: report), report)
                .read(into: &relationship)
        }
    }

    func fetchedProperty() -> FetchedPropertyDescription {
        property { (property: inout FetchedPropertyDescription) in
            let settings = Stereotype("XD_PFP_Stereotype", of: object, report: report)
            property.fetchRequest = settings.object("XD_PFP_fetchRequestKey")
                .map { ArchivedFetchRequest.request(in: $0, report: report) }
        }
    }

    /// What all properties have, then what `readOwn` adds.
    private func property<Property: PropertyDescription>(_ readOwn: (inout Property) -> Void) -> Property {
        report.modelPath = path
        defer { report.modelPath.removeLast() }
        var property = Property()
        property.name = name
        property.isOptional = common.flag("XD_PPSK_isOptional")
        property.isTransient = common.flag("XD_PPSK_isTransient")
        property.isIndexed = common.flag("XD_PPSK_isIndexed")
        property.isIndexedBySpotlight = common.flag("XD_PPSK_isSpotlightIndexed")
        property.isStoredInTruthFile = common.flag("XD_PPSK_isStoredInTruthFile")
        property.renamingIdentifier = common.string("XD_PPSK_elementID")
        property.versionHashModifier = common.string("XD_PPSK_versionHashModifier")
        let userInfo = ArchivedUserInfo(common.dictionary("XD_PPSK_userInfo"), report: report)
        property.userInfo = userInfo.userInfo
        property.isSyncable = userInfo.isSyncable
        readOwn(&property)
        return property
    }
}
