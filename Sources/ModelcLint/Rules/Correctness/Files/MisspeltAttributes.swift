import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Fixes of known mistakes in what an element says: `type="String"` becomes `attributeType="String"`, and `attributeType="Bool"`
/// becomes `attributeType="Boolean"`. There is one only where the element lacks what is meant, and where the value is one that it
/// can have.
struct MisspeltAttributes {
    /// An element of the file, as far as a fix needs it.
    private struct Element {
        var name: String
        var position: SourcePosition
        var verbatim: VerbatimContent
        /// The attributes that the element lacks, each with what a text that is meant for it makes them: none where it cannot be its
        /// value.
        var missing: [String: (String) -> [VerbatimAttribute]]

        /// What the reader says of an attribute that it does not know.
        func message(about attribute: VerbatimAttribute) -> String {
            MistakenNames.meant(by: attribute.name, of: name) == MistakenNames.renamingIdentifier
                ? MistakenNames.message(renamingIdentifier: attribute.value, named: attribute.name)
                : MistakenNames.message(unknown: attribute.name, of: name)
        }
    }

    private let elements: [Element]
    /// Whether no store can have been made with the version, so that its hash is nobody's.
    private let isUncompiled: Bool

    init(_ model: ManagedObjectModel) {
        isUncompiled = model.lacksTypes
        let entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let requests = model.fetchRequests + model.entities.flatMap { $0.fetchedProperties.compactMap(\.fetchRequest) }
        elements =
            model.entities.compactMap { MisspeltAttributes.element("entity", $0, $0.missing(entities)) }
            + (model.entities.flatMap(\.attributes) + model.composites.flatMap(\.attributes)).compactMap {
                MisspeltAttributes.element("attribute", $0, $0.missing)
            }
            + model.entities.flatMap(\.relationships).compactMap {
                MisspeltAttributes.element("relationship", $0, $0.missing(entities))
            }
            + requests.compactMap { MisspeltAttributes.element("fetchRequest", $0, $0.missing) }
    }

    private static func element(
        _ name: String, _ element: some SourceElement, _ missing: [String: (String) -> [VerbatimAttribute]]
    ) -> Element? {
        guard let position = element.position, !element.verbatim.isEmpty else { return nil }
        return Element(name: name, position: position, verbatim: element.verbatim, missing: missing)
    }

    /// The fix of an unknown attribute, or of the type of an attribute that is none.
    ///
    /// - Parameter fault: what the reader said, at the place of the attribute.
    func fix(of fault: Diagnostic) -> Fix? {
        guard let offset = fault.location?.position?.offset,
            let element = elements.filter({ $0.position.offset < offset }).max(by: {
                $0.position.offset < $1.position.offset
            })
        else { return nil }
        if fault.id == UnreadableElement.id { return fix(of: fault, ofTypeIn: element) }
        guard
            let attribute = element.verbatim.unknownAttributes.first(where: {
                fault.message.hasSuffix(element.message(about: $0))
            }),
            let meant = MistakenNames.meant(by: attribute.name, of: element.name),
            let written = element.missing[meant]?(attribute.value), !written.isEmpty
        else { return nil }
        return Fix(
            tier(of: meant), "write '\(attribute.name)' as '\(meant)'",
            [.removeAttribute(of: element.position, name: attribute.name)]
                + written.map { .setAttribute(of: element.position, name: $0.name, value: $0.value) })
    }

    private func fix(of fault: Diagnostic, ofTypeIn element: Element) -> Fix? {
        guard element.name == "attribute", fault.message.contains("attributeType="),
            let spelling = element.verbatim.spellings.first(where: { $0.name == "attributeType" }),
            let type = AttributeType(word: spelling.value), type.isWritten, type.rawValue != spelling.value
        else { return nil }
        return Fix(
            tier(of: "attributeType"), "write '\(spelling.value)' as '\(type.rawValue)'",
            [.setAttribute(of: element.position, name: "attributeType", value: type.rawValue)])
    }

    private func tier(of attribute: String) -> FixTier {
        if attribute == MistakenNames.renamingIdentifier { return .safe }
        return !isUncompiled && MisspeltAttributes.hashed.contains(attribute) ? .schema : .behaviour
    }

    /// The attributes whose values are in version hashes.
    private static let hashed: Set = [
        "attributeType", "destinationEntity", "parentEntity", "derivationExpression", "optional", "transient", "toMany",
        "ordered",
        "minCount", "maxCount", "inverseName",
    ]
}

extension AttributeType {
    /// Whether a model may say the type by its name alone.
    fileprivate var isWritten: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri,
            .transformable:
            true
        case .undefined, .objectID, .composite: false
        }
    }
}

/// What an element lacks, by the attribute's name: from a text to the attributes that it makes.
private struct MissingAttributes {
    private(set) var attributes: [String: (String) -> [VerbatimAttribute]] = [:]

    /// - Parameters:
    ///   - isMissing: whether the element lacks the attribute.
    ///   - isValue: whether a text can be its value.
    mutating func add(_ name: String, if isMissing: Bool, where isValue: @escaping (String) -> Bool) {
        guard isMissing else { return }
        attributes[name] = { isValue($0) ? [VerbatimAttribute(name: name, value: $0)] : [] }
    }

    mutating func add(_ name: String, making attributes: @escaping (String) -> [VerbatimAttribute]) {
        self.attributes[name] = attributes
    }

    /// - Parameter identifier: the one that the element has.
    mutating func add(renamingIdentifier identifier: String?) {
        add(MistakenNames.renamingIdentifier, if: identifier == nil) { !$0.isEmpty }
    }

    /// A flag that is off.
    mutating func add(flag name: String, if isOff: Bool) { add(name, if: isOff) { $0 == "YES" } }
}

extension EntityDescription {
    fileprivate func missing(_ entities: [String: EntityDescription]) -> [String: (String) -> [VerbatimAttribute]] {
        var missing = MissingAttributes()
        missing.add("representedClassName", if: representedClassName == nil) { !$0.isEmpty }
        missing.add("parentEntity", if: parentName == nil) { [name] in entities[$0] != nil && $0 != name }
        missing.add("codeGenerationType", if: codeGenerationType == nil) { CodeGenerationType(rawValue: $0) != nil }
        missing.add(flag: "isAbstract", if: !isAbstract)
        missing.add(renamingIdentifier: renamingIdentifier)
        return missing.attributes
    }
}

extension AttributeDescription {
    fileprivate var missing: [String: (String) -> [VerbatimAttribute]] {
        let isNumber = { (text: String) in Double(text) != nil }
        let intended = intendedType
        let isText = intended == .string
        let isBounded = intended.isNumber || isText
        let isTransformable = intended == .transformable
        var missing = MissingAttributes()
        if type == .undefined {
            missing.add("attributeType") { text in
                guard let type = AttributeType(word: text), type.isWritten else { return [] }
                return [VerbatimAttribute(name: "attributeType", value: type.rawValue)]
            }
        }
        missing.add("defaultValueString", if: defaultValueText == nil && isBounded) { isText || isNumber($0) }
        missing.add("minValueString", if: minimumValueText == nil && isBounded, where: isNumber)
        missing.add("maxValueString", if: maximumValueText == nil && isBounded, where: isNumber)
        missing.add("regularExpressionString", if: regularExpression == nil && isText) { !$0.isEmpty }
        missing.add("customClassName", if: customClassName == nil && isTransformable) { !$0.isEmpty }
        missing.add("valueTransformerName", if: valueTransformerName == nil && isTransformable) { !$0.isEmpty }
        missing.add("derivationExpression", if: derivationExpression == nil && isDerived) { !$0.isEmpty }
        missing.add(flag: "optional", if: !isOptional)
        missing.add(flag: "transient", if: !isTransient)
        missing.add(renamingIdentifier: renamingIdentifier)
        return missing.attributes
    }
}

extension AttributeDescription {
    /// The type, or the one that is meant by what stands in its place.
    private var intendedType: AttributeType {
        guard type == .undefined else { return type }
        let written =
            verbatim.spellings.first { $0.name == "attributeType" }
            ?? MistakenNames.mistake(for: "attributeType", in: self, named: "attribute")
        return written.flatMap { AttributeType(word: $0.value) } ?? .undefined
    }
}

extension RelationshipDescription {
    fileprivate func missing(_ entities: [String: EntityDescription]) -> [String: (String) -> [VerbatimAttribute]] {
        let isCount = { (text: String) in Int(text).map { $0 >= 0 } ?? false }
        var missing = MissingAttributes()
        missing.add("destinationEntity", if: destinationName == nil) { entities[$0] != nil }
        missing.add("deletionRule", if: deleteRule == nil) { DeleteRule(rawValue: $0) != nil }
        missing.add(flag: "optional", if: !isOptional)
        missing.add(flag: "toMany", if: !isToMany)
        missing.add(flag: "ordered", if: !isOrdered)
        missing.add(renamingIdentifier: renamingIdentifier)
        missing.add("minCount", if: minimumCount == nil, where: isCount)
        missing.add("maxCount", if: maximumCount == nil, where: isCount)
        if inverseName == nil, inverseEntityName == nil { missing.add("inverseName") { inverse($0, entities) } }
        return missing.attributes
    }

    /// Both halves of an inverse that the destination declares itself.
    private func inverse(_ name: String, _ entities: [String: EntityDescription]) -> [VerbatimAttribute] {
        let misspelt = MistakenNames.mistake(for: "destinationEntity", in: self, named: "relationship")
        guard let destination = destinationName ?? misspelt?.value,
            entities[destination]?.relationships.contains(where: { $0.name == name }) ?? false
        else { return [] }
        return [
            VerbatimAttribute(name: "inverseName", value: name),
            VerbatimAttribute(name: "inverseEntity", value: destination),
        ]
    }
}

extension FetchRequestDescription {
    fileprivate var missing: [String: (String) -> [VerbatimAttribute]] {
        var missing = MissingAttributes()
        missing.add("predicateString", if: predicate == nil) { !$0.isEmpty }
        return missing.attributes
    }
}
