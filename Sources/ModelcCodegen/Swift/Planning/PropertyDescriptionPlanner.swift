import ModelcSchema
import ModelcSourceCode

/// Plans the code for property descriptions and fetch requests.
struct PropertyDescriptionPlanner {
    let model: ResolvedModel
    let names: StandardNames
    let functions: FunctionNames

    func plan(_ attribute: AttributeDescription) -> GeneratedDescription {
        var description = GeneratedDescription(
            name: SwiftText.literal(attribute.name), className: className(of: attribute))
        var list = common(attribute)
        list.add("attributeType", expression: "." + attribute.type.descriptionCase)
        list.add("attributeValueClassName", attribute.valueClassName)
        list.add("valueTransformerName", attribute.transformerName)
        list.add("allowsExternalBinaryDataStorage", attribute.allowsExternalStorage)
        list.add("allowsCloudEncryption", attribute.allowsCloudEncryption)
        list.add("preservesValueInHistoryOnDeletion", attribute.preservesValueOnDeletion)
        if let value = attribute.defaultValue.flatMap(expression) { list.add("defaultValue", expression: value) }
        if attribute.isDerived, let text = attribute.derivationExpression {
            list.add("derivationExpression", expression: "NSExpression(format: \(SwiftText.literal(text)))")
        }
        description.assignments = list.assignments
        description.validations = ValidationPlanner(names: names).validations(of: attribute)
        if attribute.type == .composite {
            description.elementsFunction = attribute.compositeName.flatMap { functions.composites[$0] }
        }
        return description
    }

    func plan(_ relationship: RelationshipDescription) -> GeneratedDescription {
        var description = GeneratedDescription(
            name: SwiftText.literal(relationship.name), className: "NSRelationshipDescription")
        var list = common(relationship)
        list.add("minCount", expression: String(relationship.minimumCount ?? 0))
        list.add("maxCount", expression: String(relationship.effectiveMaximumCount))
        list.add("deleteRule", expression: "." + relationship.effectiveDeleteRule.descriptionCase)
        list.add("isOrdered", relationship.isOrdered)
        description.assignments = list.assignments
        if let destination = model.destination(of: relationship) {
            let owner = model.inverse(of: relationship)?.owner ?? destination
            description.link = GeneratedDescription.Link(
                destination: SwiftText.literal(destination.name),
                inverse: relationship.inverseName.map(SwiftText.literal),
                inverseEntity: SwiftText.literal(owner.name))
        }
        return description
    }

    func plan(_ property: FetchedPropertyDescription) -> GeneratedDescription {
        var description = GeneratedDescription(
            name: SwiftText.literal(property.name), className: "NSFetchedPropertyDescription")
        description.assignments = common(property).assignments
        description.request = property.fetchRequest.map(plan)
        return description
    }

    func plan(_ request: FetchRequestDescription) -> GeneratedRequestDescription {
        var list = AssignmentList()
        if let predicate = request.predicate, !predicate.isEmpty {
            list.add("predicate", expression: "NSPredicate(format: \(SwiftText.literal(predicate)))")
        }
        list.add("resultType", expression: "." + request.effectiveResultType.descriptionCase)
        if let limit = request.fetchLimit, limit > 0 { list.add("fetchLimit", expression: String(limit)) }
        if let size = request.fetchBatchSize, size > 0 { list.add("fetchBatchSize", expression: String(size)) }
        list.add("includesSubentities", request.effectiveIncludesSubentities, unless: true)
        list.add("includesPropertyValues", request.effectiveIncludesPropertyValues, unless: true)
        list.add("includesPendingChanges", request.effectiveIncludesPendingChanges, unless: true)
        list.add("returnsObjectsAsFaults", request.effectiveReturnsObjectsAsFaults, unless: true)
        list.add("returnsDistinctResults", request.effectiveReturnsDistinctResults)
        return GeneratedRequestDescription(
            name: SwiftText.literal(request.name),
            entity: request.entityName.flatMap { model.entity(named: $0)?.name }.map(SwiftText.literal),
            assignments: list.assignments)
    }

    /// The assignments that all kinds of properties have in common. A new description is optional by default.
    private func common(_ property: some PropertyDescription) -> AssignmentList {
        var list = AssignmentList()
        list.add("isOptional", property.isOptional, unless: true)
        list.add("isTransient", property.isTransient)
        list.add("isIndexedBySpotlight", property.isIndexedBySpotlight)
        list.add("renamingIdentifier", property.renamingIdentifier)
        list.add("versionHashModifier", property.versionHashModifier)
        list.add("userInfo", property.userInfo)
        return list
    }

    private func className(of attribute: AttributeDescription) -> String {
        if attribute.isDerived { return "NSDerivedAttributeDescription" }
        return attribute.type == .composite ? "NSCompositeAttributeDescription" : "NSAttributeDescription"
    }

    /// A default value as a Swift expression; nil for a number that has no literal, such as infinity.
    private func expression(_ value: AttributeValue) -> String? {
        switch value {
        case .integer(let number): "\(names.swift("Int64"))(\(number))"
        case .double(let number): number.isFinite ? "\(number)" : nil
        case .decimal(let digits): "NSDecimalNumber(string: \(SwiftText.literal(digits)))"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .string(let text): SwiftText.literal(text)
        case .date(let interval):
            interval.isFinite ? "\(names.foundation("Date"))(timeIntervalSinceReferenceDate: \(interval))" : nil
        }
    }
}

extension AttributeType {
    /// The case of `NSAttributeType` as it is named in Swift (from Apple's documentation).
    fileprivate var descriptionCase: String {
        switch self {
        case .undefined: "undefinedAttributeType"
        case .integer16: "integer16AttributeType"
        case .integer32: "integer32AttributeType"
        case .integer64: "integer64AttributeType"
        case .decimal: "decimalAttributeType"
        case .double: "doubleAttributeType"
        case .float: "floatAttributeType"
        case .string: "stringAttributeType"
        case .boolean: "booleanAttributeType"
        case .date: "dateAttributeType"
        case .binary: "binaryDataAttributeType"
        case .uuid: "UUIDAttributeType"
        case .uri: "URIAttributeType"
        case .transformable: "transformableAttributeType"
        case .objectID: "objectIDAttributeType"
        case .composite: "compositeAttributeType"
        }
    }
}

extension DeleteRule {
    /// The case of `NSDeleteRule` as it is named in Swift.
    fileprivate var descriptionCase: String {
        switch self {
        case .noAction: "noActionDeleteRule"
        case .nullify: "nullifyDeleteRule"
        case .cascade: "cascadeDeleteRule"
        case .deny: "denyDeleteRule"
        }
    }
}

extension FetchResultType {
    /// The member of `NSFetchRequestResultType` as it is named in Swift.
    fileprivate var descriptionCase: String {
        switch self {
        case .managedObjects: "managedObjectResultType"
        case .managedObjectIDs: "managedObjectIDResultType"
        case .dictionaries: "dictionaryResultType"
        case .count: "countResultType"
        }
    }
}

/// Creates validation predicates from the minimum and maximum of an attribute. Xcode's compiler may write them
/// differently, but version hashes do not depend on them.
struct ValidationPlanner {
    let names: StandardNames

    func validations(of attribute: AttributeDescription) -> [GeneratedDescription.Validation] {
        let subject = attribute.type == .string ? "length" : "SELF"
        var validations = limits(of: attribute).map { limit in
            validation("\(subject) \(limit.sign) \(limit.value)", limit.words + " " + limit.value)
        }
        if attribute.type == .date { validations += dates(of: attribute) }
        if attribute.type == .string, let pattern = attribute.regularExpression, !pattern.isEmpty {
            validations.append(
                GeneratedDescription.Validation(
                    predicate:
                        "NSPredicate(format: \"SELF MATCHES %@\", argumentArray: [\(SwiftText.literal(pattern))])",
                    warning: SwiftText.literal("has to match " + pattern)))
        }
        return validations
    }

    private func limits(of attribute: AttributeDescription) -> [(sign: String, words: String, value: String)] {
        guard attribute.type.isNumber || attribute.type == .string else { return [] }
        return [
            (">=", "has to be at least", attribute.minimumValueText),
            ("<=", "has to be at most", attribute.maximumValueText),
        ].compactMap { sign, words, text in
            // Only a number gives a valid predicate; any other text is ignored.
            text.flatMap { Double($0)?.isFinite == true ? (sign, words, $0) : nil }
        }
    }

    private func dates(of attribute: AttributeDescription) -> [GeneratedDescription.Validation] {
        let date = names.foundation("Date")
        return [(">=", attribute.minimumDateInterval), ("<=", attribute.maximumDateInterval)].compactMap {
            sign, value in
            guard let value, value.isFinite else { return nil }
            return GeneratedDescription.Validation(
                predicate: "NSPredicate(format: \"SELF \(sign) %@\", argumentArray: "
                    + "[\(date)(timeIntervalSinceReferenceDate: \(value))])",
                warning: SwiftText.literal("is a date out of range"))
        }
    }

    private func validation(_ format: String, _ warning: String) -> GeneratedDescription.Validation {
        GeneratedDescription.Validation(
            predicate: "NSPredicate(format: \(SwiftText.literal(format)))", warning: SwiftText.literal(warning))
    }
}
