import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Writes the declarations of stored properties, and their parameters.
struct SwiftDataPropertyWriter {
    let names: StandardNames

    /// Returns the declaration of an attribute, such as `@Attribute(.unique) var title: String = ""`.
    func declaration(_ attribute: SwiftDataAttribute, access: String) -> String {
        macro(of: attribute) + access + "var \(SwiftIdentifier.escaped(attribute.name)): \(type(of: attribute))"
            + initialValue(of: attribute)
    }

    /// Returns the declaration of a relationship.
    func declaration(_ relationship: SwiftDataRelationship, access: String) -> String {
        macro(of: relationship) + access
            + "var \(SwiftIdentifier.escaped(relationship.name)): \(type(of: relationship))"
            + (relationship.isToMany && !relationship.isOptional ? " = []" : "")
    }

    /// Returns the declaration of a member of a structure.
    func member(_ attribute: SwiftDataAttribute, access: String) -> String {
        access + "var \(SwiftIdentifier.escaped(attribute.name)): \(type(of: attribute))"
    }

    /// Returns the parameters of a class's or a structure's initializer: one for each attribute, and one for each
    /// required relationship.
    func parameters(_ attributes: [SwiftDataAttribute], _ relationships: [SwiftDataRelationship])
        -> [SwiftDataParameter]
    {
        attributes.map { attribute in
            let value =
                attribute.defaultValue == nil ? (attribute.isOptional ? " = nil" : "") : initialValue(of: attribute)
            return SwiftDataParameter(name: attribute.name, type: type(of: attribute), initialValue: value)
        }
            + relationships.filter(\.isRequired).map {
                SwiftDataParameter(name: $0.name, type: type(of: $0), initialValue: "")
            }
    }

    private func type(of attribute: SwiftDataAttribute) -> String {
        typeName(attribute.type) + (attribute.isOptional ? "?" : "")
    }

    private func type(of relationship: SwiftDataRelationship) -> String {
        let name = relationship.destinationName
        return (relationship.isToMany ? "[\(name)]" : name) + (relationship.isOptional ? "?" : "")
    }

    private func typeName(_ type: SwiftDataType) -> String {
        switch type {
        case .value(let type): type.isOfFoundation ? names.foundation(type.rawValue) : names.swift(type.rawValue)
        case .transformable(let className, transformer: _): className
        case .structure(let name): name
        }
    }

    /// The default, with the equals sign; empty if there is none. `@Transient` needs a value even if it is nil.
    private func initialValue(of attribute: SwiftDataAttribute) -> String {
        guard let value = attribute.defaultValue, case .value(let type) = attribute.type else {
            return attribute.isTransient ? " = nil" : ""
        }
        return " = " + expression(value, type)
    }

    private func macro(of attribute: SwiftDataAttribute) -> String {
        if attribute.isTransient { return "@Transient " }
        var arguments = options(of: attribute)
        arguments += SwiftDataPropertyWriter.argument("originalName", attribute.originalName)
        arguments += SwiftDataPropertyWriter.argument("hashModifier", attribute.hashModifier)
        return arguments.isEmpty ? "" : "@Attribute(\(arguments.joined(separator: ", "))) "
    }

    private func options(of attribute: SwiftDataAttribute) -> [String] {
        var options: [String] = []
        if attribute.isUnique { options.append(".unique") }
        if attribute.isExternal { options.append(".externalStorage") }
        if case .transformable(_, let transformer) = attribute.type {
            options.append(".transformable(by: \(SwiftText.literal(transformer)))")
        }
        if attribute.isPreserved { options.append(".preserveValueOnDeletion") }
        if attribute.isEncrypted { options.append(".allowsCloudEncryption") }
        if attribute.isIndexedBySpotlight { options.append(".spotlight") }
        return options
    }

    private func macro(of relationship: SwiftDataRelationship) -> String {
        var arguments = relationship.deleteRule == .nullify ? [] : ["deleteRule: .\(relationship.deleteRule.swiftName)"]
        if let count = relationship.minimumCount { arguments.append("minimumModelCount: \(count)") }
        if let count = relationship.maximumCount { arguments.append("maximumModelCount: \(count)") }
        arguments += SwiftDataPropertyWriter.argument("originalName", relationship.originalName)
        if relationship.writesInverse, let inverse = relationship.inverseName {
            arguments.append("inverse: \\\(relationship.destinationName).\(SwiftIdentifier.escaped(inverse))")
        }
        arguments += SwiftDataPropertyWriter.argument("hashModifier", relationship.hashModifier)
        return arguments.isEmpty ? "" : "@Relationship(\(arguments.joined(separator: ", "))) "
    }

    private static func argument(_ label: String, _ text: String?) -> [String] {
        text.map { ["\(label): \(SwiftText.literal($0))"] } ?? []
    }
}

extension SwiftDataRelationship {
    /// Whether the initializer needs an object. True for a to-one relationship that is not optional.
    var isRequired: Bool { !isToMany && !isOptional }
}

extension DeleteRule {
    /// The case of SwiftData's `Schema.Relationship.DeleteRule`.
    fileprivate var swiftName: String {
        switch self {
        case .noAction: "noAction"
        case .nullify: "nullify"
        case .cascade: "cascade"
        case .deny: "deny"
        }
    }
}

extension SwiftDataPropertyWriter {
    /// Returns a default value as an expression of a type.
    private func expression(_ value: AttributeValue, _ type: SwiftDataValueType) -> String {
        switch value {
        case .integer(let number): integer(number, type)
        case .double(let number): floating(number, type)
        case .decimal(let text): decimal(text)
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .string(let text): SwiftText.literal(text)
        case .date(let seconds):
            "\(names.foundation("Date"))(timeIntervalSinceReferenceDate: \(floating(seconds, .double)))"
        }
    }

    /// Returns an integer as an expression. A number that does not fit into the type is truncated, as in Core Data.
    private func integer(_ number: Int64, _ type: SwiftDataValueType) -> String {
        let fits =
            switch type {
            case .int16: Int16(exactly: number) != nil
            case .int32: Int32(exactly: number) != nil
            case .int, .decimal, .double, .float, .string, .bool, .date, .data, .uuid, .url: true
            }
        return fits ? String(number) : "\(names.swift(type.rawValue))(truncatingIfNeeded: \(number))"
    }

    private func floating(_ number: Double, _ type: SwiftDataValueType) -> String {
        if number.isNaN { return ".nan" }
        let isInfinite = number.isInfinite || (type == .float && Float(number).isInfinite)
        if isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        return String(number)
    }

    /// Returns a decimal number as a literal if it is an integer of 64 bits. Otherwise, the generated code parses the
    /// number at run time.
    private func decimal(_ text: String) -> String {
        let digits = text.contains(".") ? text.trimmedZeros : text
        if let number = Int64(digits) { return String(number) }
        return "\(names.foundation("Decimal"))(string: \(SwiftText.literal(text))) ?? 0"
    }
}

extension String {
    /// The text of a decimal fraction without zeros at its end, and without a decimal point that is then last.
    fileprivate var trimmedZeros: String {
        guard let end = lastIndex(where: { $0 != "0" }) else { return self }
        return String(self[end] == "." ? self[..<end] : self[...end])
    }
}
