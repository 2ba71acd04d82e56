import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema

/// Writing attributes (FormatCompiledModel §3.2, §3.4, §3.5).
extension CompiledModelWriter {
    /// - Returns: the archived `NSAttributeDescription`, or `NSDerivedAttributeDescription` for a derived attribute.
    mutating func write(_ attribute: AttributeDescription, of entity: EntityDescription) -> ArchiveGraph.Node {
        begin(attribute, of: entity)
        let node = output.graph.add(
            classChain: attribute.isDerived ? CompiledClass.derivedAttribute : CompiledClass.attribute)
        noteUnknownFeatures(of: attribute)
        let bounds = bounds(of: attribute)
        writeCommon(attribute, of: entity, to: node, isValidated: !bounds.isEmpty)
        write(bounds, to: node)
        output.set("NSAttributeType", of: node, to: output.number(attribute.type.code))
        output.set("NSAttributeValueClassName", of: node, to: output.text(valueClass(of: attribute)))
        output.set("NSDefaultValue", of: node, to: writtenDefault(of: attribute))
        output.set("NSValueTransformerName", of: node, to: output.text(attribute.transformerName))
        output.set("NSFlagsKey", of: node, to: output.number(flags(of: attribute).rawValue))
        guard attribute.isDerived else { return node }
        output.set("NSDerivationExpression", of: node, to: derivation(of: attribute))
        output.set("NSFilteringPredicate", of: node, to: .null)
        return node
    }

    private mutating func noteUnknownFeatures(of attribute: AttributeDescription) {
        if attribute.type == .string, let pattern = attribute.regularExpression, !pattern.isEmpty {
            output.note(.validationPattern, detail: pattern)
        }
        if attribute.isDerived, attribute.isTransient { output.note(.transientDerived) }
        if attribute.allowsCloudEncryption { output.note(.cloudEncryption) }
        if attribute.type == .composite { output.note(.compositeAttribute) }
        if attribute.type == .objectID { output.note(.objectIDAttribute) }
    }

    private func valueClass(of attribute: AttributeDescription) -> String? {
        switch attribute.type {
        case .undefined, .objectID, .composite: nil
        case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
        case .decimal: "NSDecimalNumber"
        case .string: "NSString"
        case .date: "NSDate"
        case .binary: "NSData"
        case .uuid: "NSUUID"
        case .uri: "NSURL"
        case .transformable: attribute.customClassName.flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    private mutating func flags(of attribute: AttributeDescription) -> CompiledAttributeFlags {
        var flags: CompiledAttributeFlags = []
        if attribute.preservesValueOnDeletion { flags.insert(.preservedOnDeletion) }
        if attribute.allowsExternalStorage {
            output.note(.externalStorage)
            flags.insert(.externalStorage)
        }
        return flags
    }

    /// The default value to write. It is null for a derived attribute, because the store computes the value.
    private mutating func writtenDefault(of attribute: AttributeDescription) -> ArchiveGraph.Value {
        guard attribute.isDerived else { return defaultValue(of: attribute) }
        if attribute.defaultDateInterval != nil || !(attribute.defaultValueText ?? "").isEmpty {
            output.note(.derivedDefault, detail: attribute.defaultValueText)
        }
        return .null
    }

    private mutating func defaultValue(of attribute: AttributeDescription) -> ArchiveGraph.Value {
        guard attribute.hasDefaultOfItsType else {
            output.note(.unfitDefault, detail: attribute.defaultValueText)
            return .null
        }
        if attribute.isDefaultReadLeniently { output.note(.lenientDefault, detail: attribute.defaultValueText) }
        switch attribute.defaultValue {
        case .integer(let number)?: return .boxed(.integer(number))
        case .double(let number)?: return .boxed(.real(number))
        case .boolean(let flag)?: return .boxed(.boolean(flag))
        case .string(let text)?: return .boxed(.string(text))
        case .date(let seconds)?: return date(seconds)
        case .decimal(let text)?: return decimal(text)
        case nil:
            if let text = attribute.defaultValueText, !text.isEmpty, attribute.type != .date {
                output.note(attribute.type.isNumber ? .unfitDefault : .opaqueDefault, detail: text)
            }
            return .null
        }
    }

    private mutating func date(_ seconds: Double) -> ArchiveGraph.Value {
        let node = output.graph.add(classChain: CompiledClass.date)
        output.set("NS.time", of: node, to: .inline(.real(seconds)))
        return .node(node)
    }

    private mutating func decimal(_ text: String) -> ArchiveGraph.Value {
        guard let decimal = CompiledDecimal(text) else {
            output.note(.unfitDefault, detail: text)
            return .null
        }
        if decimal.wordCount > 0 { output.note(.decimalDefault, detail: text) }
        let node = output.graph.add(classChain: CompiledClass.decimal)
        output.set("NS.mantissa", of: node, to: .inline(.data(decimal.mantissa)))
        output.set("NS.mantissa.bo", of: node, to: output.number(CompiledDecimal.littleEndian))
        output.set("NS.exponent", of: node, to: output.number(decimal.exponent))
        output.set("NS.length", of: node, to: output.number(decimal.wordCount))
        output.set("NS.negative", of: node, to: .inline(.boolean(decimal.isNegative)))
        output.set("NS.compact", of: node, to: .inline(.boolean(decimal.isCompact)))
        return .node(node)
    }

    private mutating func derivation(of attribute: AttributeDescription) -> ArchiveGraph.Value {
        let text = attribute.derivationExpression ?? ""
        guard let expression = try? PredicateParser().expression(from: text) else {
            output.note(.derivedExpression, detail: text)
            return .null
        }
        let node = output.attempt(.derivedExpression) { graph throws(UnsupportedForm) in
            try graph.add(derivation: expression)
        }
        return node.map(ArchiveGraph.Value.node) ?? .null
    }
}

extension AttributeDescription {
    /// Whether the type can represent the default. False, for example, for infinity and for a number outside of the
    /// type's range.
    fileprivate var hasDefaultOfItsType: Bool {
        switch defaultValue {
        case .integer(let number)?: isWithinItsBits(number)
        case .double(let number)?: type == .float ? Float(number).isFinite : number.isFinite
        case .date(let seconds)?: seconds.isFinite
        case .boolean?: isBoolean
        case .decimal?, .string?, nil: true
        }
    }

    /// Whether the text of the default is a Boolean word, such as `YES` or `false`, or a number.
    private var isBoolean: Bool {
        let text = defaultValueText ?? ""
        return ["yes", "no", "true", "false"].contains(text.lowercased()) || Double(text) != nil
    }

    /// Whether the default of an integer attribute is not an integer. Core Data reads only its leading digits: `7.5` is
    /// read as 7.
    fileprivate var isDefaultReadLeniently: Bool {
        guard let text = defaultValueText else { return false }
        switch type {
        case .integer16, .integer32, .integer64: return Int64(text) == nil
        case .undefined, .boolean, .decimal, .double, .float, .string, .date, .binary, .uuid, .uri, .transformable,
            .objectID,
            .composite:
            return false
        }
    }

    /// Returns true if the number fits in the integer type. The parser replaces a number outside the 64-bit range by
    /// the nearest limit. Therefore, a number that equals such a limit fits only if the text contains exactly this
    /// number.
    private func isWithinItsBits(_ number: Int64) -> Bool {
        if number == .max || number == .min { return Int64(defaultValueText ?? "") == number }
        switch type {
        case .integer16: return Int16(exactly: number) != nil
        case .integer32: return Int32(exactly: number) != nil
        case .undefined, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri,
            .transformable, .objectID, .composite:
            return true
        }
    }
}
