import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Fixes of attributes whose names are known mistakes: `type` becomes `attributeType`. There is one only where the element lacks the
/// attribute that is meant, and where the value is one that it can have.
struct MisspeltAttributes {
    /// An element of the file, as far as a fix needs it.
    private struct Element {
        var name: String
        var position: SourcePosition
        var unknown: [VerbatimAttribute]
        /// The attributes that the element lacks, each with whether a text can be its value.
        var missing: [String: (String) -> Bool]
    }

    private let elements: [Element]
    private let entities: Set<String>

    init(_ model: ManagedObjectModel) {
        entities = Set(model.entities.map(\.name))
        let isEntity = { [entities] (text: String) in entities.contains(text) }
        let requests = model.fetchRequests + model.entities.flatMap { $0.fetchedProperties.compactMap(\.fetchRequest) }
        elements =
            model.entities.compactMap { MisspeltAttributes.element("entity", $0, $0.missing(isEntity)) }
            + (model.entities.flatMap(\.attributes) + model.composites.flatMap(\.attributes)).compactMap {
                MisspeltAttributes.element("attribute", $0, $0.missing)
            }
            + model.entities.flatMap(\.relationships).compactMap {
                MisspeltAttributes.element("relationship", $0, $0.missing(isEntity))
            }
            + requests.compactMap { MisspeltAttributes.element("fetchRequest", $0, $0.missing) }
    }

    private static func element(
        _ name: String, _ element: some SourceElement, _ missing: [String: (String) -> Bool]
    ) -> Element? {
        guard let position = element.position, !element.verbatim.unknownAttributes.isEmpty else { return nil }
        return Element(
            name: name, position: position, unknown: element.verbatim.unknownAttributes, missing: missing)
    }

    /// The fix of an unknown attribute.
    ///
    /// - Parameter fault: what the reader said, at the place of the attribute.
    func fix(of fault: Diagnostic) -> Fix? {
        guard let offset = fault.location?.position?.offset,
            let element = elements.filter({ $0.position.offset < offset }).max(by: {
                $0.position.offset < $1.position.offset
            }),
            let attribute = element.unknown.first(where: { fault.message.contains("attribute '\($0.name)' of") }),
            let meant = MistakenNames.meant(by: attribute.name, of: element.name),
            element.missing[meant]?(attribute.value) ?? false
        else { return nil }
        return Fix(
            MisspeltAttributes.hashed.contains(meant) ? .schema : .behaviour,
            "write '\(attribute.name)' as '\(meant)'",
            [
                .removeAttribute(of: element.position, name: attribute.name),
                .setAttribute(of: element.position, name: meant, value: attribute.value),
            ])
    }

    /// The attributes whose values are in version hashes.
    private static let hashed: Set = ["attributeType", "destinationEntity", "parentEntity", "derivationExpression"]
}

extension EntityDescription {
    fileprivate func missing(_ isEntity: @escaping (String) -> Bool) -> [String: (String) -> Bool] {
        var missing: [String: (String) -> Bool] = [:]
        if representedClassName == nil { missing["representedClassName"] = { !$0.isEmpty } }
        if parentName == nil { missing["parentEntity"] = { [name] in isEntity($0) && $0 != name } }
        if codeGenerationType == nil {
            missing["codeGenerationType"] = { CodeGenerationType(rawValue: $0) != nil }
        }
        return missing
    }
}

extension AttributeDescription {
    fileprivate var missing: [String: (String) -> Bool] {
        let any = { (text: String) in !text.isEmpty }
        let isNumber = { (text: String) in Double(text) != nil }
        let takesNumbers = type.isNumber
        var missing: [String: (String) -> Bool] = [:]
        if type == .undefined {
            missing["attributeType"] = { text in
                AttributeType(rawValue: text).map { ![.undefined, .objectID, .composite].contains($0) } ?? false
            }
        }
        if defaultValueText == nil, takesNumbers || type == .string {
            missing["defaultValueString"] = takesNumbers ? isNumber : { _ in true }
        }
        if minimumValueText == nil, takesNumbers || type == .string { missing["minValueString"] = isNumber }
        if maximumValueText == nil, takesNumbers || type == .string { missing["maxValueString"] = isNumber }
        if regularExpression == nil, type == .string { missing["regularExpressionString"] = any }
        if customClassName == nil, type == .transformable { missing["customClassName"] = any }
        if valueTransformerName == nil, type == .transformable { missing["valueTransformerName"] = any }
        if isDerived, derivationExpression == nil { missing["derivationExpression"] = any }
        return missing
    }
}

extension RelationshipDescription {
    fileprivate func missing(_ isEntity: @escaping (String) -> Bool) -> [String: (String) -> Bool] {
        destinationName == nil ? ["destinationEntity": isEntity] : [:]
    }
}

extension FetchRequestDescription {
    fileprivate var missing: [String: (String) -> Bool] {
        predicate == nil ? ["predicateString": { !$0.isEmpty }] : [:]
    }
}
