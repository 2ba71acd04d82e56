import ModelcSchema
import ModelcSourceCode

/// Plans the properties for the attributes of the model, in classes and in structures.
struct SwiftDataAttributePlanner {
    /// The composites that have a structure.
    let structureNames: Set<String>

    /// The transformer of a transformable attribute that names none.
    private static let standardTransformer = "NSSecureUnarchiveFromData"

    /// Returns the property for an attribute; an empty list if SwiftData has no property for it.
    func planned(_ attribute: AttributeDescription, _ gaps: inout SwiftDataGaps) -> [SwiftDataAttribute] {
        if attribute.isDerived {
            gaps.add(.derived, attribute)
            return []
        }
        guard let type = type(of: attribute) else {
            gaps.add(missingType(of: attribute), attribute)
            return []
        }
        var planned = property(attribute, type)
        if attribute.isTransient { return [transient(planned)] }
        addHashedOptions(attribute, to: &planned, &gaps)
        addGaps(of: attribute, planned, &gaps)
        return [planned]
    }

    /// Returns the members of a structure. Members that `Codable` cannot express are left out.
    func members(of composite: CompositeDescription) -> [SwiftDataAttribute] {
        var seen: Set<String> = []
        return composite.attributes.compactMap { member in
            guard !member.isTransient, seen.insert(SwiftDataNames.property(member.name)).inserted else { return nil }
            switch type(of: member) {
            case .value(let type): return property(member, .value(type))
            case .structure(let name) where name != composite.name: return property(member, .structure(name))
            case .structure, .transformable, nil: return nil
            }
        }
    }

    private func property(_ attribute: AttributeDescription, _ type: SwiftDataType) -> SwiftDataAttribute {
        SwiftDataAttribute(
            name: SwiftDataNames.property(attribute.name), type: type, isOptional: attribute.isOptional,
            defaultValue: attribute.defaultValue, remarks: remarks(on: attribute))
    }

    /// Makes a property transient. A transient property must have a value, so it becomes optional if it has no
    /// default.
    private func transient(_ planned: SwiftDataAttribute) -> SwiftDataAttribute {
        var planned = planned
        planned.isTransient = true
        planned.isOptional = planned.isOptional || planned.defaultValue == nil
        return planned
    }

    private func type(of attribute: AttributeDescription) -> SwiftDataType? {
        if let type = SwiftDataValueType(attribute.type) { return .value(type) }
        switch attribute.type {
        case .transformable:
            return .transformable(className: className(of: attribute), transformer: transformer(attribute))
        case .composite: return attribute.compositeName.flatMap { structureNames.contains($0) ? .structure($0) : nil }
        case .undefined, .objectID, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean,
            .date, .binary, .uuid, .uri:
            return nil
        }
    }

    private func transformer(_ attribute: AttributeDescription) -> String {
        attribute.transformerName ?? SwiftDataAttributePlanner.standardTransformer
    }

    /// Returns the class of transformed values; `NSObject` if the model specifies no class, or a text that is not a
    /// class in Swift.
    private func className(of attribute: AttributeDescription) -> String {
        guard let text = attribute.valueClassName else { return "NSObject" }
        switch ValueClassText(text) {
        case .named(let name, module: _): return name
        case .swift(let text): return text
        case .generic(let name): return name
        case .empty, .any, .anyClass, .protocols, .invalid: return "NSObject"
        }
    }

    private func missingType(of attribute: AttributeDescription) -> SwiftDataGapReason {
        if attribute.isTransient { return .transientWithoutType }
        if attribute.type == .composite { return .missingStructure(attribute.compositeName ?? "") }
        return .noType(attribute.type.rawValue)
    }

    private func addHashedOptions(
        _ attribute: AttributeDescription, to planned: inout SwiftDataAttribute, _ gaps: inout SwiftDataGaps
    ) {
        planned.isExternal = attribute.allowsExternalStorage
        planned.isPreserved = attribute.preservesValueOnDeletion
        planned.isEncrypted = attribute.allowsCloudEncryption
        planned.isIndexedBySpotlight = attribute.isIndexedBySpotlight
        planned.hashModifier = attribute.versionHashModifier.flatMap { $0.isEmpty ? nil : $0 }
        let older = attribute.identifier
        planned.originalName = older == planned.name ? nil : older
    }

    private func addGaps(
        of attribute: AttributeDescription, _ planned: SwiftDataAttribute, _ gaps: inout SwiftDataGaps
    ) {
        for reason in SwiftDataNameGap.reasons(attribute.name, planned.name) { gaps.add(reason, attribute) }
        switch planned.type {
        case .value(let type): if type.isUnverified { gaps.add(.valueType(type.rawValue), attribute) }
        case .transformable: gaps.add(.transformable, attribute)
        case .structure: gaps.add(.structure, attribute)
        }
        if planned.isExternal { gaps.add(.externalStorage, attribute) }
        if planned.isPreserved { gaps.add(.preservation, attribute) }
        if planned.isEncrypted { gaps.add(.encryption, attribute) }
        if planned.hashModifier != nil { gaps.add(.hashModifier, attribute) }
        if !planned.remarks.isEmpty { gaps.add(.validation, attribute) }
    }

    /// Returns a sentence about the validation rules of the attribute, because SwiftData does not check them; empty
    /// if there are none.
    private func remarks(on attribute: AttributeDescription) -> [String] {
        let isText = attribute.type == .string
        let bounds = [
            attribute.minimumValueText.map { (isText ? "minimum length " : "minimum ") + $0 },
            attribute.maximumValueText.map { (isText ? "maximum length " : "maximum ") + $0 },
            attribute.regularExpression.map { "regular expression " + $0 },
            attribute.minimumDateInterval == nil && attribute.maximumDateInterval == nil ? nil : "bounds of a date",
        ].compactMap { $0 }
        return attribute.isTransient || bounds.isEmpty
            ? [] : ["Not checked by SwiftData: \(bounds.joined(separator: ", "))"]
    }
}
