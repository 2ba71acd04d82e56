import ModelcDiagnostics

/// A feature of a model that affects its compiled form. The raw value is the feature's name in messages and in the
/// documentation.
package enum CompiledFeature: String, CaseIterable, Sendable {
    // Proven features.
    case entities = "entities"
    case attributes = "attributes"
    case defaults = "defaults"
    case relationships = "relationships"
    case fetchedProperties = "fetched-properties"
    case fetchRequests = "fetch-requests"
    case fetchIndexes = "fetch-indexes"
    case uniqueness = "uniqueness-constraints"
    case configurations = "configurations"
    case derivedAttributes = "derived-attributes"
    case predicates = "predicates"
    // Unproven features.
    case denyRule = "deny-rule"
    case externalStorage = "external-storage"
    case decimalDefault = "decimal-default"
    case spatialIndex = "rtree-index"
    case descendingIndex = "descending-index"
    case predicateForm = "predicate-form"
    case derivedFunction = "derived-function"
    case fetchLimits = "fetch-limits"
    case entityModifier = "entity-hash-modifier"
    case validationBounds = "validation-bounds"
    case unmeetableBounds = "unmeetable-bounds"
    case lenientDefault = "lenient-default"
    case asymmetricInverse = "asymmetric-inverse"
    case severalConstraints = "several-constraints"
    case mixedIndexes = "mixed-indexes"
    case transientRelationship = "transient-relationship"
    case transientDerived = "transient-derived"
    case opaqueDefault = "default-of-type"
    case derivedDefault = "derived-default"
    // Unknown features.
    case relationshipCount = "relationship-count"
    case validationPattern = "validation-pattern"
    case validationValue = "validation-value"
    case decimalFraction = "decimal-fraction"
    case propertyModifier = "property-hash-modifier"
    case compositeAttribute = "composite-attribute"
    case objectIDAttribute = "object-id-attribute"
    case cloudEncryption = "cloud-encryption"
    case derivedExpression = "derived-expression"
    case unsupportedPredicate = "predicate"
    case unreadablePredicate = "unreadable-predicate"
    case partialIndex = "partial-index"
    case expressionIndex = "expression-index"
    case indexElement = "index-element"
    case compoundIndex = "compound-index"
    case unfitDefault = "unfit-default"
    case fetchFlags = "fetch-flags"
    case countRequest = "count-request"

    /// How certain it is that Core Data can read the form in which modelc writes a feature.
    package enum Grade: String, CaseIterable, Sendable {
        /// Files from Apple's compiler show the form.
        case proven
        /// Documentation defines the meaning, and files from Apple's compiler show every part of the form, but not this
        /// combination. The feature is written, unless Core Data never reads it.
        case unproven
        /// No known file shows the form. It is never written.
        case unknown
    }
}

extension CompiledFeature {
    package var grade: Grade { row.grade }
    /// The feature as the subject of a sentence, without a capital letter: `the delete rule Deny`.
    package var title: String { row.title }
    /// How to correct the model if the feature is an error in it; nil for all other features.
    package var remedy: String? { row.remedy }
    /// Whether the feature can be left out of the compiled model. This is so if a model without the feature opens the
    /// same stores.
    package var canBeLeftOut: Bool { row.leftOut != nil }
    /// The effect on the app if the feature is left out; nil if it cannot be left out.
    package var loss: String? { row.leftOut }
    /// The reason why Core Data never reads the feature, so that it is not written; nil for all other features.
    package var reasonToDrop: String? { row.dropped }

    private struct Row {
        var grade: Grade
        var title: String
        var leftOut: String?
        var remedy: String?
        var dropped: String?

        init(
            _ grade: Grade, _ title: String, leftOut: String? = nil, remedy: String? = nil, dropped: String? = nil
        ) {
            self.grade = grade
            self.title = title
            self.leftOut = leftOut
            self.remedy = remedy
            self.dropped = dropped
        }
    }

    /// The row of the feature in a table: its title, grade and effects.
    private var row: Row {
        switch self {
        case .entities: Row(.proven, "class, abstract, parent, renaming identifier and user info of entities")
        case .attributes: Row(.proven, "attributes of all types from Undefined to Transformable")
        case .defaults: Row(.proven, "defaults of numbers, Booleans, texts and dates, and the Decimal 0")
        case .relationships:
            Row(.proven, "to-one, to-many and ordered relationships; Nullify, Cascade and No Action; no inverse")
        case .fetchedProperties: Row(.proven, "fetched properties")
        case .fetchRequests: Row(.proven, "fetch request templates")
        case .fetchIndexes: Row(.proven, "binary, ascending fetch indexes, or attributes with indexed=\"YES\"")
        case .uniqueness: Row(.proven, "one uniqueness constraint of an entity")
        case .configurations: Row(.proven, "configurations")
        case .derivedAttributes: Row(.proven, "derived attributes: now(), canonical:(attribute), relationship.@count")
        case .predicates:
            Row(.proven, "predicates of == and OR, with key paths, variables, texts, numbers and Booleans")
        case .denyRule: Row(.unproven, "the delete rule Deny")
        case .externalStorage: Row(.unproven, "external storage of binary data")
        case .decimalDefault: Row(.unproven, "a Decimal default other than 0")
        case .spatialIndex: Row(.unproven, "a fetch index element of type RTree")
        case .descendingIndex: Row(.unproven, "a descending fetch index element")
        case .predicateForm:
            Row(
                .unproven,
                "a predicate with <, <=, >, >=, CONTAINS, AND, NOT, ANY, ALL, SELF, nil, the letters c, d, n, l, or a "
                    + "number beyond 64 bits")
        case .derivedFunction: Row(.unproven, "a derivation by lowercase:, uppercase:, length: or a key path")
        case .fetchLimits: Row(.unproven, "a fetch limit or a batch size")
        case .entityModifier: Row(.unproven, "a hash modifier of an entity")
        case .validationBounds: Row(.unproven, "a minimum or maximum of a value, of a date or of a length")
        case .unmeetableBounds:
            Row(
                .unproven, "a minimum above the maximum, or a bound beyond the type, which no value can meet",
                remedy: "correct the bounds: no object with a value there can be saved")
        case .lenientDefault:
            Row(.unproven, "a default that is not written in the form of its type; it is read as the nearest value")
        case .asymmetricInverse:
            Row(.unproven, "an inverse that names another inverse, in a version that is not current")
        case .severalConstraints: Row(.unproven, "two or more uniqueness constraints of one entity")
        case .mixedIndexes: Row(.unproven, "fetch indexes and indexed=\"YES\" in one entity")
        case .transientRelationship: Row(.unproven, "a transient relationship")
        case .transientDerived: Row(.unproven, "a derived attribute that is transient")
        case .opaqueDefault:
            Row(
                .unproven, "a default of a UUID, URI, Binary or Transformable attribute",
                dropped: "Core Data has no such default: remove it")
        case .derivedDefault:
            Row(
                .unproven, "a default of a derived attribute",
                dropped: "the store computes the value: remove the default")
        case .relationshipCount:
            Row(
                .unknown, "a relationship whose toMany and maxCount do not agree",
                remedy: "write maxCount=\"1\" for a to-one relationship; for a to-many one write toMany=\"YES\" and no "
                    + "maxCount of 1")
        case .validationPattern:
            Row(.unknown, "a regular expression of an attribute", leftOut: "saving does not check the text")
        case .validationValue:
            Row(
                .unknown,
                "a bound that is not a value of the attribute's type", leftOut: "saving does not check the value")
        case .decimalFraction:
            Row(
                .unknown, "a fraction as the bound of a Decimal",
                leftOut: "saving does not check the value",
                remedy:
                    "Xcode has been reported to cut it: remove the bound and validate the value in code, or use a whole "
                    + "number")
        case .propertyModifier: Row(.unknown, "a hash modifier of a property")
        case .compositeAttribute: Row(.unknown, "a composite attribute")
        case .objectIDAttribute: Row(.unknown, "an attribute of type ObjectID")
        case .cloudEncryption: Row(.unknown, "CloudKit encryption")
        case .derivedExpression: Row(.unknown, "another derivation expression")
        case .unsupportedPredicate:
            Row(
                .unknown, "another predicate",
                leftOut: "the fetch request template or fetched property is missing from the compiled model")
        case .unreadablePredicate:
            Row(
                .unknown, "a predicate that cannot be read",
                remedy: "correct the predicate: '\(ToolCommandName.lint)' shows where")
        case .partialIndex: Row(.unknown, "a partial fetch index", leftOut: "the store has no such index")
        case .expressionIndex:
            Row(.unknown, "a fetch index over an expression", leftOut: "the store has no such index")
        case .indexElement:
            Row(
                .unknown, "a fetch index element of another type or order", leftOut: "the store has no such index",
                remedy: "write type=\"Binary\" or \"RTree\", and order=\"ascending\" or \"descending\"")
        case .compoundIndex:
            Row(.unknown, "a compound index in the form before Xcode 9", leftOut: "the store has no such index")
        case .unfitDefault:
            Row(
                .unknown, "a default that is not a value of its type", leftOut: "new objects have no value there",
                remedy: "write a value of the type, or remove the default")
        case .fetchFlags:
            Row(
                .unknown, "a fetch request with only one of: includes subentities, returns faults",
                leftOut: "the fetch request template or fetched property is missing from the compiled model")
        case .countRequest:
            Row(
                .unknown, "a fetch request that returns a count",
                leftOut: "the fetch request template is missing from the compiled model")
        }
    }
}
