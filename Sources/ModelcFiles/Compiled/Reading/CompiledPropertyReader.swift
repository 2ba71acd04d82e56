import ModelcKeyedArchive
import ModelcSchema

/// Attributes, relationships and fetched properties (FormatCompiledModel §3).
extension CompiledModelReader {
    mutating func attribute(_ object: ArchivedObject, named name: String) -> AttributeDescription {
        var attribute = AttributeDescription()
        readCommon(object, name, into: &attribute)
        let code = number(object, "NSAttributeType") ?? 0
        if let type = AttributeType(code: code) {
            attribute.type = type
        } else {
            ignored("the attribute type \(code)")
        }
        if attribute.type == .transformable {
            attribute.customClassName = self.name(object, "NSAttributeValueClassName")
        }
        attribute.valueTransformerName = self.name(object, "NSValueTransformerName")
        let flags = CompiledAttributeFlags(rawValue: Int64(number(object, "NSFlagsKey") ?? 0))
        attribute.preservesValueOnDeletion = flags.contains(.preservedOnDeletion)
        attribute.allowsExternalStorage = flags.contains(.externalStorage)
        if !flags.isSubset(of: [.preservedOnDeletion, .externalStorage]) { ignored("a flag of an attribute") }
        readDefault(object, into: &attribute)
        readBounds(object, into: &attribute)
        guard object.isKind(of: "NSDerivedAttributeDescription") else { return attribute }
        attribute.isDerived = true
        attribute.derivationExpression = self.object(object, "NSDerivationExpression").flatMap(expressionText)
        return attribute
    }

    /// The default in the spelling of a source.
    private func readDefault(_ object: ArchivedObject, into attribute: inout AttributeDescription) {
        switch value(object, "NSDefaultValue") {
        case .null: break
        case .boolean(let flag): attribute.defaultValueText = flag ? "YES" : "NO"
        case .integer(let number):
            attribute.defaultValueText = attribute.type == .boolean ? (number == 0 ? "NO" : "YES") : "\(number)"
        case .real(let number): attribute.defaultValueText = "\(number)"
        case .string(let text): attribute.defaultValueText = text
        case .date(let seconds): attribute.defaultDateInterval = seconds
        case .object(let value) where value.isKind(of: "NSDecimalNumber"): readDecimal(value, into: &attribute)
        case .object, .data, .propertyList: ignored("the default value")
        }
    }

    private func readDecimal(_ object: ArchivedObject, into attribute: inout AttributeDescription) {
        guard let mantissa = report.attempt({ () throws(KeyedArchiveError) in try object.data("NS.mantissa") }),
            mantissa.count == CompiledDecimal.byteCount, let exponent = number(object, "NS.exponent"),
            (-128...127).contains(exponent)
        else { return ignored("the default value") }
        attribute.defaultValueText =
            CompiledDecimal(mantissa: mantissa, exponent: exponent, isNegative: flag(object, "NS.negative")).text
    }

    mutating func relationship(_ object: ArchivedObject, named name: String) -> RelationshipDescription {
        var relationship = RelationshipDescription()
        readCommon(object, name, into: &relationship)
        relationship.destinationName =
            self.name(object, "_NSDestinationEntityName") ?? entityName(object, "NSDestinationEntity")
        let inverse = self.object(object, "NSInverseRelationship")
        relationship.inverseName =
            self.name(object, "_NSInverseRelationshipName") ?? inverse.flatMap { self.name($0, "NSPropertyName") }
        relationship.inverseEntityName =
            relationship.inverseName == nil
            ? nil : inverse.flatMap { entityName($0, "NSEntity") } ?? relationship.destinationName
        let (least, most) = (number(object, "NSMinCount") ?? 0, number(object, "NSMaxCount") ?? 0)
        relationship.minimumCount = least == 0 ? nil : least
        relationship.maximumCount = most == 0 ? nil : most
        relationship.isToMany = most != 1
        relationship.isOrdered = flag(object, "NSIsOrdered")
        let rule = number(object, "NSDeleteRule") ?? DeleteRule.nullify.code
        relationship.deleteRule = DeleteRule(code: rule)
        if relationship.deleteRule == nil { ignored("the delete rule \(rule)") }
        return relationship
    }

    /// The three flags of fetched properties are always set, whatever the source says: of them only `optional` is written.
    mutating func fetchedProperty(_ object: ArchivedObject, named name: String) -> FetchedPropertyDescription {
        var property = FetchedPropertyDescription()
        readCommon(object, name, into: &property)
        property.isTransient = false
        guard let archived = self.object(object, "NSFetchRequest") else { return property }
        var request = request(archived, named: Self.fetchedRequestName)
        request.entityName = request.entityName ?? self.name(object, "_NSFetchRequestEntityName")
        property.fetchRequest = request
        return property
    }

    /// What Xcode calls the request of every fetched property.
    private static let fetchedRequestName = "fetchedPropertyFetchRequest"

    private mutating func readCommon(
        _ object: ArchivedObject, _ name: String, into property: inout some PropertyDescription
    ) {
        property.name = name
        property.isOptional = flag(object, "NSIsOptional")
        property.isTransient = flag(object, "NSIsTransient")
        property.renamingIdentifier = renamingIdentifier(object, unlessNamed: name)
        property.versionHashModifier = self.name(object, "NSVersionHashModifier")
        property.userInfo = userInfo(object)
        checkFlags(object, of: property)
    }

    /// Core Data reads the bits of `_P`, of which most have a key of their own as well.
    private func checkFlags(_ object: ArchivedObject, of property: some PropertyDescription) {
        guard let number = number(object, "_P") else { return }
        let bits = CompiledPropertyFlags(rawValue: Int64(number))
        let agrees =
            bits.contains(.optional) == property.isOptional && bits.contains(.transient) == property.isTransient
            && bits.contains(.ordered) == flag(object, "NSIsOrdered")
        guard !agrees else { return }
        report.warning(
            .ignoredContent,
            "the flags _P \(number) contradict NSIsOptional, NSIsTransient and NSIsOrdered",
            help: "no compiler writes such a file: compile the model again")
    }
}
