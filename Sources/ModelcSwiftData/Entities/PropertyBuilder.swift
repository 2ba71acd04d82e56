import ModelcSchema
import ModelcSourceCode

/// Builds the attribute or relationship of a property.
struct PropertyBuilder {
    let resolver: TypeResolver
    let composites: CompositeBuilder
    let file: SwiftFile
    /// The class that declares the property.
    let type: DeclaredType

    func add(_ property: PropertyDeclaration, to draft: inout EntityDraft) {
        guard !property.isStatic, property.accessors != .computed,
            !property.attributes.contains(where: { $0.name == "Transient" && $0.condition == nil })
        else { return }
        let place = SchemaLocation(position: file.position(ofToken: property.token))
        let ofDeclaration = doubts(about: property)
        for doubt in ofDeclaration { draft.doubt(doubt, property.name, at: place) }
        let written = resolver.type(of: property, in: file, scope: type.path)
        var stored =
            written.map { resolver.storedForm($0, in: type.path) }
            ?? StoredForm(
                kind: .attribute(.transformable), doubt: "the source does not state its type", isUnknown: true)
        let macro = property.attributes.first { $0.name == "Relationship" }
        var unknownName: String?
        if macro != nil, stored.isUnknown, let written { unknownName = makeRelationship(&stored, written) }
        if let doubt = stored.doubt { draft.doubt(doubt, property.name, at: place) }
        switch stored.kind {
        case .attribute(let kind):
            // A property with `@Attribute` is no relationship, whatever its type is.
            if stored.isUnknown, !property.attributes.contains(where: { $0.name == "Attribute" }) {
                draft.hidden = draft.hidden ?? "the type of '\(property.name)' is not known"
            }
            addAttribute(property, kind, stored, to: &draft)
        case .structure(let structure): addComposite(property, structure, stored, to: &draft)
        case .toOne(let destination), .toMany(let destination):
            var other = RelationshipDraft(destination: unknownName == nil ? destination : nil)
            other.isUncertain = !ofDeclaration.isEmpty || stored.doubt != nil
            addRelationship(property, other, unknownName, stored, to: &draft)
        }
    }

    /// Returns clauses about the parts of a property's declaration whose effect is not known.
    private func doubts(about property: PropertyDeclaration) -> [String] {
        var doubts: [String] = []
        if property.isConstant { doubts.append("it is not known how SwiftData treats constants ('let')") }
        if property.accessors == .unknown { doubts.append("the source does not show whether the property is stored") }
        if property.accessors == .observers {
            doubts.append("it is not known how SwiftData treats properties with 'willSet' or 'didSet'")
        }
        if property.sharesDeclaration { doubts.append("one 'var' declares several properties") }
        for modifier in ["lazy", "weak", "unowned", "override"] where property.modifiers.contains(modifier) {
            doubts.append("it is not known how SwiftData treats properties with '\(modifier)'")
        }
        if let condition = property.condition { doubts.append("the property is only declared with '\(condition)'") }
        for attribute in property.attributes {
            if let condition = attribute.condition {
                doubts.append("'@\(attribute.name)' only counts with '\(condition)'")
            } else if !PropertyBuilder.known.contains(attribute.name) {
                doubts.append("'@\(attribute.name)' may change how the property is stored")
            }
        }
        return doubts
    }

    private static let known: Set = [
        "Attribute", "MainActor", "Relationship", "Transient", "available", "objc", "nonobjc", "preconcurrency",
    ]

    /// Converts `stored` to a relationship. Used for a property with `@Relationship` whose type the source does not
    /// declare.
    ///
    /// - Returns: the name of the destination; nil if the type has another form, so that `stored` is unchanged.
    private func makeRelationship(_ stored: inout StoredForm, _ written: WrittenType) -> String? {
        var syntax = written.desugared
        if case .optional(let wrapped, _) = syntax { syntax = wrapped }
        var isToMany = false
        if case .array(let element) = syntax { (syntax, isToMany) = (element, true) }
        guard case .named(let path, let arguments) = syntax, arguments.isEmpty, let name = path.last else { return nil }
        stored.kind = isToMany ? .toMany(type) : .toOne(type)
        stored.doubt = "its destination '\(path.joined(separator: "."))' is not declared in this source"
        return name
    }
}

extension PropertyBuilder {
    private func addRelationship(
        _ property: PropertyDeclaration, _ other: RelationshipDraft, _ unknownName: String?, _ stored: StoredForm,
        to draft: inout EntityDraft
    ) {
        var other = other
        var relationship = RelationshipDescription()
        relationship.name = property.name
        relationship.position = file.position(ofToken: property.token)
        relationship.isOptional = stored.isOptional
        relationship.destinationName = other.destination?.path.last ?? unknownName
        if case .toMany = stored.kind { relationship.isToMany = true }
        // SwiftData hashes a minimum of 0 even if a to-one is required (page SwiftData).
        relationship.minimumCount = relationship.isToMany ? nil : 0
        relationship.maximumCount = relationship.isToMany ? nil : 1
        relationship.deleteRule = .nullify
        let reader = RelationshipMacro(file: file)
        for attribute in property.attributes where attribute.name == "Relationship" {
            for doubt in reader.read(attribute, &relationship, &other) {
                draft.doubt(doubt, property.name, at: SchemaLocation(relationship))
            }
        }
        if property.attributes.contains(where: { $0.name == "Attribute" }) {
            draft.doubt("'@Attribute' stands before a relationship", property.name, at: SchemaLocation(relationship))
        }
        addConstraint(property, to: &draft)
        draft.entity.relationships.append(relationship)
        draft.relationships.append(other)
    }

    private func addAttribute(
        _ property: PropertyDeclaration, _ kind: AttributeType, _ stored: StoredForm, to draft: inout EntityDraft
    ) {
        var attribute = AttributeDescription()
        attribute.name = property.name
        attribute.position = file.position(ofToken: property.token)
        attribute.type = kind
        attribute.isOptional = stored.isOptional
        attribute.customClassName = kind == .transformable ? stored.valueClass : nil
        attribute.setDefault(DefaultValue(property.value, in: file))
        applyMacros(property, to: &attribute, &draft)
        addConstraint(property, to: &draft)
        draft.entity.attributes.append(attribute)
    }

    private func addComposite(
        _ property: PropertyDeclaration, _ structure: DeclaredType, _ stored: StoredForm, to draft: inout EntityDraft
    ) {
        guard let found = composites.composites(of: structure), let composite = found.first else {
            var stored = stored
            stored.valueClass = structure.path.last
            return addAttribute(property, .transformable, stored, to: &draft)
        }
        addAttribute(property, .composite, stored, to: &draft)
        draft.entity.attributes[draft.entity.attributes.count - 1].compositeName = composite.name
        for composite in found where !draft.composites.contains(where: { $0.name == composite.name }) {
            draft.composites.append(composite)
        }
    }

    private func applyMacros(
        _ property: PropertyDeclaration, to attribute: inout AttributeDescription, _ draft: inout EntityDraft
    ) {
        let reader = AttributeMacro(file: file)
        for macro in property.attributes where macro.name == "Attribute" || macro.name == "Relationship" {
            let doubts =
                macro.name == "Attribute"
                ? reader.read(macro, &attribute) : ["'@Relationship' stands before an attribute"]
            for doubt in doubts { draft.doubt(doubt, property.name, at: SchemaLocation(attribute)) }
        }
    }

    /// Adds the constraint of `.unique`.
    private func addConstraint(_ property: PropertyDeclaration, to draft: inout EntityDraft) {
        let isUnique = property.attributes.contains { macro in
            ["Attribute", "Relationship"].contains(macro.name)
                && MacroOption.options(of: macro, in: file).contains { $0.name == "unique" }
        }
        guard isUnique else { return }
        var member = NamedReference(name: property.name)
        member.position = file.position(ofToken: property.token)
        var constraint = UniquenessConstraint()
        constraint.members = [member]
        constraint.position = member.position
        draft.entity.uniquenessConstraints.append(constraint)
    }
}

extension AttributeDescription {
    /// Sets the default if it fits the type. Any other default is treated as computed.
    fileprivate mutating func setDefault(_ value: DefaultValue) {
        defaultValueText = value.text(of: type)
        hasComputedDefault = defaultValueText == nil && value != .none
    }
}
