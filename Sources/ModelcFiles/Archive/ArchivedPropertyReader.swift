import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

/// Reads an `XDPMAttribute`, an `XDPMRelationship` or an `XDPMFetchedProperty` (FormatModelXML §9.4).
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

    /// Reads the values that all properties have in common, then calls `readOwn` for the values of the specific kind.
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

/// The settings of attributes (FormatModelXML §9.4, `XD_PAtt_Stereotype`).
struct ArchivedAttribute {
    private let settings: Stereotype
    private let report: ArchiveReport

    init(_ settings: Stereotype, _ report: ArchiveReport) {
        self.settings = settings
        self.report = report
    }

    func read(into attribute: inout AttributeDescription) {
        attribute.type = type()
        attribute.allowsExternalStorage = settings.flag("XD_PAttK_allowsExternalBinaryDataStorage")
        attribute.regularExpression = settings.string("XD_PAttK_regularExpressionString")
        attribute.valueTransformerName = settings.string("XD_PAttK_valueTransformerName")
        let texts = (
            standard: settings.string("XD_PAttK_defaultValueAsString"),
            minimum: settings.string("XD_PAttK_minValueString"),
            maximum: settings.string("XD_PAttK_maxValueString")
        )
        attribute.defaultValueText = texts.standard
        attribute.minimumValueText = texts.minimum
        attribute.maximumValueText = texts.maximum
        if attribute.type == .date { readDates(into: &attribute) }
    }

    private func type() -> AttributeType {
        let code = settings.integer("XD_PAttK_attributeType") ?? 0
        if let type = AttributeType(code: code) { return type }
        report.warning(
            .undefinedAttributeType, "the attribute type \(code) is unknown; it is read as undefined",
            help: "choose a type in Xcode; no other tool writes this binary format")
        return .undefined
    }

    /// Reads the dates, which are stored as strings: an interval in newer archives, free text in old ones. The free
    /// text is ignored because it has no meaning.
    private func readDates(into attribute: inout AttributeDescription) {
        attribute.defaultDateInterval = attribute.defaultValueText.flatMap { Double($0) }
        attribute.minimumDateInterval = attribute.minimumValueText.flatMap { Double($0) }
        attribute.maximumDateInterval = attribute.maximumValueText.flatMap { Double($0) }
        guard let text = attribute.defaultValueText, attribute.defaultDateInterval == nil else { return }
        report.warning(
            .defaultNotRepresentable, "the default '\(text)' of a date is ignored: it is not a number of seconds",
            help: "set it again in Xcode; no other tool writes this binary format")
    }
}

/// The settings of relationships (FormatModelXML §9.4, `XD_PR_Stereotype`).
struct ArchivedRelationship {
    private let settings: Stereotype
    private let report: ArchiveReport

    init(_ settings: Stereotype, _ report: ArchiveReport) {
        self.settings = settings
        self.report = report
    }

    func read(into relationship: inout RelationshipDescription) {
        relationship.destinationName = settings.object("XD_PRK_destination").flatMap(report.name(of:))
        readInverse(into: &relationship)
        relationship.deleteRule = deleteRule()
        relationship.isOrdered = settings.flag("XD_PRK_ordered")
        let maximum = settings.integer("XD_PRK_maxCount")
        relationship.isToMany = settings.optionalFlag("XD_PRK_isToMany") ?? (maximum.map { $0 != 1 } ?? false)
        // In archives, 0 means no limit. In XML, no limit means that there is no value.
        relationship.maximumCount = maximum.flatMap { $0 == 0 ? nil : $0 }
        relationship.minimumCount = settings.integer("XD_PRK_minCount").flatMap { $0 == 0 ? nil : $0 }
    }

    private func readInverse(into relationship: inout RelationshipDescription) {
        guard let inverse = settings.object("XD_PRK_inverseRelationship") else { return }
        relationship.inverseName = report.name(of: inverse)
        let owner = report.attempt { () throws(KeyedArchiveError) in try inverse.object("_owner") }
        relationship.inverseEntityName = owner.flatMap(report.name(of:))
    }

    private func deleteRule() -> DeleteRule? {
        guard let code = settings.integer("XD_PRK_deleteRule") else { return nil }
        if let rule = DeleteRule(code: code) { return rule }
        report.warning(
            .ignoredContent, "the delete rule \(code) is unknown; Nullify is read",
            help: "choose a rule in Xcode; no other tool writes this binary format")
        return nil
    }
}
