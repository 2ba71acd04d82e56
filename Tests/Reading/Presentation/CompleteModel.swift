import ModelcBase
import ModelcSchema

/// A model with every feature of the schema, none of them at its default. `SchemaCoverage` proves that.
///
/// All offsets are 0: the document contains only lines and columns.
enum CompleteModel {
    static func make() -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.documentType = "com.apple.IDECoreDataModeler.DataModel"
        model.documentVersion = "1.0"
        model.lastSavedToolsVersion = ToolsVersion("14490.99")
        model.systemVersion = "18G103"
        model.minimumToolsVersion = "Xcode 7.0"
        model.sourceLanguage = .objectiveC
        model.versionIdentifier = "1.0 Beta 4"
        model.isUsedWithCloudKit = true
        model.isUsedWithSwiftData = true
        model.legacyName = "Library"
        model.legacyMacOSVersion = "10.8"
        model.legacyIOSVersion = "6.0"
        model.entities = [book(), category()]
        model.composites = [composite()]
        model.fetchRequests = FetchResultType.allCases.map(request)
        model.configurations = [configuration()]
        model.diagramElements = [diagramElement()]
        model.uncertainties = [uncertainty()]
        return placed(model, line: 2)
    }

    private static func book() -> EntityDescription {
        var entity = EntityDescription()
        entity.name = "Book"
        entity.representedClassName = ".Book"
        entity.isAbstract = true
        entity.parentName = "Item"
        entity.renamingIdentifier = "OldBook"
        entity.versionHashModifier = "2"
        entity.isSyncable = true
        entity.codeGenerationType = .classDefinition
        entity.attributes = AttributeType.allCases.map(attribute)
        entity.relationships = DeleteRule.allCases.map(relationship)
        entity.fetchedProperties = [fetchedProperty()]
        entity.fetchIndexes = [fetchIndex()]
        entity.compoundIndexes = [compoundIndex()]
        entity.uniquenessConstraints = [uniquenessConstraint()]
        entity.userInfo = userInfo()
        return placed(entity, line: 3)
    }

    private static func category() -> EntityDescription {
        var entity = EntityDescription()
        entity.name = "Kind \"of\" 本\u{1B}\n"
        entity.codeGenerationType = .category
        return entity
    }

    private static func attribute(_ type: AttributeType) -> AttributeDescription {
        var attribute = common(AttributeDescription(), name: "a \(type.rawValue)")
        attribute.type = type
        attribute.compositeName = "Place"
        attribute.hasComputedDefault = true
        attribute.defaultValueText = "7.50"
        attribute.minimumValueText = "1"
        attribute.maximumValueText = "9.25"
        attribute.defaultDateInterval = -63_079_570_688
        attribute.minimumDateInterval = 0.5
        attribute.maximumDateInterval = 1e300
        attribute.regularExpression = #"[A-Z]\d+"#
        attribute.usesScalarValue = type.isInteger
        attribute.valueTransformerName = "NSSecureUnarchiveFromData"
        attribute.customClassName = "[String: Any]"
        attribute.allowsExternalStorage = true
        attribute.allowsCloudEncryption = true
        attribute.preservesValueOnDeletion = true
        attribute.isDerived = true
        attribute.derivationExpression = "canonical:(title)"
        attribute.isSyncIdentity = true
        return placed(attribute, line: 10 + type.code)
    }

    private static func relationship(_ rule: DeleteRule) -> RelationshipDescription {
        var relationship = common(RelationshipDescription(), name: "r \(rule.rawValue)")
        relationship.destinationName = "Author"
        relationship.inverseName = "books"
        relationship.inverseEntityName = "Person"
        relationship.deleteRule = rule
        relationship.isToMany = true
        relationship.isOrdered = true
        relationship.minimumCount = 1
        relationship.maximumCount = 10
        return placed(relationship, line: 3000 + rule.code)
    }

    private static func fetchedProperty() -> FetchedPropertyDescription {
        var property = common(FetchedPropertyDescription(), name: "related")
        property.fetchRequest = request(.dictionaries)
        return placed(property, line: 3010)
    }

    private static func common<Property: PropertyDescription>(_ blank: Property, name: String) -> Property {
        var property = blank
        property.name = name
        property.isOptional = true
        property.isTransient = true
        property.isIndexed = true
        property.renamingIdentifier = "old name"
        property.versionHashModifier = ""
        property.isIndexedBySpotlight = true
        property.isStoredInTruthFile = true
        property.isSyncable = true
        property.userInfo = userInfo()
        return property
    }

    private static func userInfo() -> UserInfo {
        let entries = [("key", "value"), ("key", ""), ("", "späť")]
        return UserInfo(entries.map { placed(UserInfoEntry(key: $0.0, value: $0.1), line: 40) })
    }

    private static func request(_ resultType: FetchResultType) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = "request \(resultType.rawValue)"
        request.entityName = "Book"
        request.predicate = "title == $TITLE && pages > 3"
        request.fetchLimit = 10
        request.fetchBatchSize = 20
        request.includesSubentities = false
        request.includesPropertyValues = true
        request.includesPendingChanges = false
        request.returnsObjectsAsFaults = false
        request.returnsDistinctResults = true
        request.resultType = resultType
        request.userInfo = userInfo()
        return placed(request, line: 50)
    }

    private static func fetchIndex() -> FetchIndexDescription {
        var index = FetchIndexDescription()
        index.name = "byTitle"
        index.partialIndexPredicate = "pages > 0"
        for collation in FetchIndexElementDescription.Collation.allCases {
            for order in FetchIndexElementDescription.Order.allCases {
                var element = FetchIndexElementDescription()
                element.propertyName = "title"
                element.expression = "length:(title)"
                element.expressionType = "Integer 64"
                element.collation = collation
                element.order = order
                index.elements.append(placed(element, line: 61))
            }
        }
        return placed(index, line: 60)
    }

    private static func compoundIndex() -> CompoundIndex {
        var index = CompoundIndex()
        index.members = references("title", "pages")
        return placed(index, line: 70)
    }

    private static func uniquenessConstraint() -> UniquenessConstraint {
        var constraint = UniquenessConstraint()
        constraint.members = references("isbn", "title")
        return placed(constraint, line: 80)
    }

    private static func composite() -> CompositeDescription {
        var composite = CompositeDescription()
        composite.name = "Place"
        composite.attributes = [attribute(.composite)]
        return placed(composite, line: 90)
    }

    private static func configuration() -> ConfigurationDescription {
        var configuration = ConfigurationDescription()
        configuration.name = "Local"
        configuration.members = references("Book", "Author")
        configuration.isUsedWithCloudKit = true
        return placed(configuration, line: 100)
    }

    private static func diagramElement() -> DiagramElement {
        var element = DiagramElement()
        element.name = "Book"
        element.positionX = "-63"
        element.positionY = "-18.5"
        element.width = "128"
        element.height = "44"
        return placed(element, line: 110)
    }

    private static func uncertainty() -> SourceUncertainty {
        let position = SourcePosition(offset: 0, line: 130, column: 9)
        return SourceUncertainty(
            "it is not known how it is stored", entityName: "Book", propertyName: "title",
            at: SchemaLocation(position: position))
    }

    private static func references(_ names: String...) -> [NamedReference] {
        names.map { placed(NamedReference(name: $0), line: 120) }
    }

    /// The element with a position and with data of every kind that the schema does not model.
    private static func placed<Element: SourceElement>(_ element: Element, line: Int) -> Element {
        var element = element
        element.position = SourcePosition(offset: 0, line: line, column: 5)
        element.verbatim.addUnknownAttribute(VerbatimAttribute(name: "colour", value: "red\u{2028}"))
        element.verbatim.addUnknownAttribute(VerbatimAttribute(name: "size", value: ""))
        let inner = VerbatimElement(name: "inner", text: "text")
        let attributes = [VerbatimAttribute(name: "x", value: "1")]
        element.verbatim.addUnknownElement(
            VerbatimElement(name: "extra", attributes: attributes, children: [inner], text: "\u{7F}"))
        element.verbatim.addSpelling(VerbatimAttribute(name: "optional", value: "true"))
        element.verbatim.addEmptyContainer("userInfo")
        return element
    }
}
