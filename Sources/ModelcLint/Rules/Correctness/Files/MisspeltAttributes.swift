import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Fixes for known mistakes in XML attributes. For example, `type="String"` becomes `attributeType="String"`, and
/// `attributeType="Bool"` becomes `attributeType="Boolean"`. There is a fix only if the element does not have the
/// intended attribute yet, and if the value is valid for it.
struct MisspeltAttributes {
    /// An XML element, with the data that a fix needs.
    private struct Element {
        var name: String
        var position: SourcePosition
        var verbatim: VerbatimContent
        /// The XML attributes that the element does not have yet. Each value is a function: it takes the value of the
        /// misspelt attribute, and returns the attributes to write instead. The result is empty if that value is not
        /// valid.
        var missing: [String: (String) -> [VerbatimAttribute]]

        /// Returns the message that the reader reports for an unknown attribute.
        func message(about attribute: VerbatimAttribute) -> String {
            MistakenNames.meant(by: attribute.name, of: name) == MistakenNames.renamingIdentifier
                ? MistakenNames.message(renamingIdentifier: attribute.value, named: attribute.name)
                : MistakenNames.message(unknown: attribute.name, of: name)
        }
    }

    private let elements: [Element]
    /// Whether the model cannot have been compiled, because a type or a destination is missing. In this case, no store
    /// exists, and the version hash may change.
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

    /// Returns the fix for an unknown XML attribute, or for an invalid attribute type. Nil if there is none.
    ///
    /// - Parameter problem: the reader's diagnostic about the XML attribute, with its position.
    func fix(of problem: Diagnostic) -> Fix? {
        guard let offset = problem.location?.position?.offset,
            let element = elements.filter({ $0.position.offset < offset }).max(by: {
                $0.position.offset < $1.position.offset
            })
        else { return nil }
        if problem.id == UnreadableElement.id { return fix(of: problem, ofTypeIn: element) }
        guard
            let attribute = element.verbatim.unknownAttributes.first(where: {
                problem.message.hasSuffix(element.message(about: $0))
            }),
            let meant = MistakenNames.meant(by: attribute.name, of: element.name),
            let written = element.missing[meant]?(attribute.value), !written.isEmpty
        else { return nil }
        return Fix(
            tier(of: meant), "write '\(attribute.name)' as '\(meant)'",
            [.removeAttribute(of: element.position, name: attribute.name)]
                + written.map { .setAttribute(of: element.position, name: $0.name, value: $0.value) })
    }

    private func fix(of problem: Diagnostic, ofTypeIn element: Element) -> Fix? {
        guard element.name == "attribute", problem.message.contains("attributeType="),
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

    /// The XML attributes that the version hash depends on.
    private static let hashed: Set = [
        "attributeType", "destinationEntity", "parentEntity", "derivationExpression", "optional", "transient", "toMany",
        "ordered",
        "minCount", "maxCount", "inverseName",
    ]
}

extension AttributeType {
    /// Whether the name of the type alone is sufficient in a model. A composite type also needs the name of a
    /// composite, for example.
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

/// Collects the XML attributes that an element does not have yet. The keys are their names. Each value is a function:
/// it takes the value of the misspelt attribute, and returns the attributes to write instead.
private struct MissingAttributes {
    private(set) var attributes: [String: (String) -> [VerbatimAttribute]] = [:]

    /// - Parameters:
    ///   - isMissing: whether the element does not have the attribute yet.
    ///   - isValue: returns whether the value of the misspelt attribute is valid for this attribute.
    mutating func add(_ name: String, if isMissing: Bool, where isValue: @escaping (String) -> Bool) {
        guard isMissing else { return }
        attributes[name] = { isValue($0) ? [VerbatimAttribute(name: name, value: $0)] : [] }
    }

    mutating func add(_ name: String, making attributes: @escaping (String) -> [VerbatimAttribute]) {
        self.attributes[name] = attributes
    }

    /// - Parameter identifier: the renaming identifier that the element already has; nil if it has none.
    mutating func add(renamingIdentifier identifier: String?) {
        add(MistakenNames.renamingIdentifier, if: identifier == nil) { !$0.isEmpty }
    }

    /// Adds a flag such as `optional`, if it is off. Its only valid value is `YES`.
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
    /// The type of the attribute. If the type is unknown, the type that the user probably meant.
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

    /// Returns the two XML attributes of an inverse. Empty if the destination itself does not declare a relationship
    /// with this name.
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
