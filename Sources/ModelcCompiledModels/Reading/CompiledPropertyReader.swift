import ModelcKeyedArchive
import ModelcPredicates
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

    /// Reads the default value of an attribute as the text that a source file would contain, such as `YES` for a
    /// Boolean.
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
        let (least, most) = (count(object, "NSMinCount"), count(object, "NSMaxCount"))
        relationship.minimumCount = least == 0 ? nil : least
        relationship.maximumCount = most == 0 ? nil : most
        relationship.isToMany = most != 1
        relationship.isOrdered = flag(object, "NSIsOrdered")
        let rule = number(object, "NSDeleteRule") ?? DeleteRule.nullify.code
        relationship.deleteRule = DeleteRule(code: rule)
        if relationship.deleteRule == nil { ignored("the delete rule \(rule)") }
        return relationship
    }

    /// Reads the minimum or maximum count of a relationship. A model that is built in code may have `NSIntegerMax`,
    /// which is archived as -1. A negative number is read as an unsigned 32-bit number, as it is hashed
    /// (FormatVersionHash §2).
    private func count(_ object: ArchivedObject, _ key: String) -> Int {
        let count = number(object, key) ?? 0
        return count < 0 ? Int(UInt32(truncatingIfNeeded: count)) : count
    }

    /// Reads a fetched property. In compiled files, its flags optional, transient and read-only are always set.
    /// Therefore `isTransient` is reset; a source file contains only `optional`.
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

    /// Xcode's name for the request of every fetched property.
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

    /// Reports a warning if the flags in the bits of `_P`, which Core Data reads, contradict the separate keys
    /// `NSIsOptional`, `NSIsTransient` and `NSIsOrdered`.
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
            help: report.origin.oddness)
    }
}

/// The limits of attributes (FormatCompiledModel §3.6).
extension CompiledModelReader {
    /// Reads the validation predicates, which Core Data checks on save. Reports a predicate that is not a bound of the
    /// attribute's type.
    mutating func readBounds(_ object: ArchivedObject, into attribute: inout AttributeDescription) {
        guard object["NSValidationPredicates"].map({ $0 != .uid(0) }) ?? false else { return }
        for value in elements(object, "NSValidationPredicates") {
            guard let predicate = value.object, read(predicate, into: &attribute) else {
                ignored("a validation predicate")
                continue
            }
        }
    }

    /// - Returns: whether the predicate is a bound that a source file can express.
    private func read(_ predicate: ArchivedObject, into attribute: inout AttributeDescription) -> Bool {
        var reader = ArchivedPredicateReader()
        guard case .comparison(let comparison)? = try? reader.predicate(predicate).form,
            comparison.modifier == .direct, comparison.options.isEmpty,
            case .constant(let limit) = comparison.right.form, let number = limit.number,
            comparison.left.form.isCompared(in: attribute.type)
        else { return false }
        switch comparison.comparator {
        case .greaterOrEqual: attribute.setMinimum(number)
        case .lessOrEqual: attribute.setMaximum(number)
        case .equal, .notEqual, .less, .greater, .between, .in, .contains, .beginsWith, .endsWith, .like, .matches,
            .conformsToType, .equalsType:
            return false
        }
        return true
    }
}

extension Constant {
    /// The constant as a number; nil if it is not a number.
    fileprivate var number: BoundNumber? {
        switch self {
        case .integer(let number): BoundNumber(text: "\(number)", value: Double(number))
        case .real(let number): BoundNumber(text: Int64(exactly: number).map { "\($0)" } ?? "\(number)", value: number)
        case .null, .boolean, .string: nil
        }
    }
}

/// A minimum or maximum: the number, and its text as in a source file. The text of a whole number, such as `7`, has
/// no fraction.
private struct BoundNumber {
    var text: String
    var value: Double
}

extension Expression.Form {
    /// Whether the bounds of an attribute of this type compare this expression: `SELF` for numbers, `length` for
    /// strings, `timeIntervalSinceReferenceDate` for dates.
    fileprivate func isCompared(in type: AttributeType) -> Bool {
        switch type {
        case .integer16, .integer32, .integer64, .decimal, .double, .float: self == .evaluatedObject
        case .string: isKey(CompiledBoundKey.length)
        case .date: isKey(CompiledBoundKey.interval)
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    private func isKey(_ name: String) -> Bool {
        guard case .keyPath(nil, let components) = self, components.count == 1 else { return false }
        return components[0].name == name
    }
}

extension AttributeDescription {
    fileprivate mutating func setMinimum(_ number: BoundNumber) {
        if type == .date { minimumDateInterval = number.value } else { minimumValueText = number.text }
    }

    fileprivate mutating func setMaximum(_ number: BoundNumber) {
        if type == .date { maximumDateInterval = number.value } else { maximumValueText = number.text }
    }
}
