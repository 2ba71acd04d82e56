import ModelcBase
import ModelcSchema

// add attribute Book.title String [--required --default ""]; remove, rename and set attribute. The owner may be a composite.
extension SchemaEditor {
    mutating func applyToAttribute(_ action: EditAction) throws(ActionFailure) {
        switch action.verb {
        case .add:
            try action.expect(2, "add attribute Book.title String")
            try addAttribute(action)
        case .remove:
            try action.expect(1, "remove attribute Book.title")
            try removeProperty(try attributePath(action))
        case .rename:
            try action.expect(2, "rename attribute Book.title caption")
            try renameProperty(try attributePath(action), action)
        case .set:
            try action.expect(1, "set attribute Book.title --default Untitled")
            let path = try attributePath(action)
            let knowsScalars = isSaved(since: 11198)
            try withAttribute(path) { attribute throws(ActionFailure) in
                try action.apply(to: &attribute, knowsScalars: knowsScalars)
            }
            try checkComposite(of: path)
        }
    }

    private mutating func addAttribute(_ action: EditAction) throws(ActionFailure) {
        let path = try PropertyPath(action.operands[0])
        var attribute = AttributeDescription()
        attribute.name = path.name
        attribute.isOptional = true
        if let composite = model.composites.first(where: { $0.name == action.operands[1] }) {
            attribute.type = .composite
            attribute.compositeName = composite.name
        } else {
            attribute.type = try AttributeSettings.type(action.operands[1])
        }
        attribute.isSyncable = writesSyncableProperties
        attribute.defaultValueText = attribute.type.editorDefault
        if isSaved(since: 11198) { attribute.completeScalar() }
        try action.apply(to: &attribute, knowsScalars: isSaved(since: 11198))
        let isComposite = attribute.compositeName != nil
        try insert(attribute, at: path)
        if isComposite { try checkComposite(of: path) }
    }

    private mutating func insert(_ attribute: AttributeDescription, at path: PropertyPath) throws(ActionFailure) {
        if let index = model.composites.firstIndex(where: { $0.name == path.owner }) {
            try check(name: path.name, of: path.text)
            guard !model.composites[index].attributes.contains(where: { $0.name == path.name }) else {
                throw .taken(
                    "\(path.owner) has a member '\(path.name)' already", at: path.text,
                    by: "attribute \(ShellWord.quoted(path.text))")
            }
            // The members of a composite are not sorted: they stay in the order in which they were added.
            return model.composites[index].attributes.append(attribute)
        }
        try insert(attribute, at: path, into: \.attributes)
    }

    /// Checks that an attribute's composite type exists and does not contain the attribute.
    mutating func checkComposite(of path: PropertyPath) throws(ActionFailure) {
        guard let place = attributePlace(path), let name = attribute(at: place).compositeName else { return }
        guard model.composites.contains(where: { $0.name == name }) else {
            throw .unknown("composite", name, among: model.composites.map(\.name), at: path.text)
        }
        var seen: Set = [name]
        var next = [name]
        while let composite = next.popLast() {
            guard composite != path.owner else {
                throw ActionFailure(.invalidAction, "the composite \(path.owner) would contain itself", at: path.text)
            }
            let members = model.composites.first { $0.name == composite }?.attributes ?? []
            for inner in members.compactMap(\.compositeName) where seen.insert(inner).inserted { next.append(inner) }
        }
    }

    /// Where an attribute is: in an entity or in a composite.
    private enum AttributePlace {
        case entity(Int, attribute: Int)
        case composite(Int, attribute: Int)
    }

    private mutating func attributePlace(_ path: PropertyPath) -> AttributePlace? {
        if let place = place(of: path, in: \.attributes) { return .entity(place.entity, attribute: place.property) }
        guard names?.declares(entity: path.owner) != true else { return nil }
        guard let composite = model.composites.firstIndex(where: { $0.name == path.owner }) else { return nil }
        return model.composites[composite].attributes.firstIndex { $0.name == path.name }.map {
            .composite(composite, attribute: $0)
        }
    }

    private func attribute(at place: AttributePlace) -> AttributeDescription {
        switch place {
        case .entity(let entity, let attribute): model.entities[entity].attributes[attribute]
        case .composite(let composite, let attribute): model.composites[composite].attributes[attribute]
        }
    }

    /// Returns the path of the attribute that the action names; throws if the attribute does not exist.
    private mutating func attributePath(_ action: EditAction) throws(ActionFailure) -> PropertyPath {
        let path = try PropertyPath(action.operands[0])
        try refuseTwins(of: path)
        guard attributePlace(path) == nil else { return path }
        if let composite = model.composites.first(where: { $0.name == path.owner }) {
            throw .unknown(
                "attribute", path.name, among: composite.attributes.map(\.name), at: path.text, of: path.owner)
        }
        throw try missing(path, action, \.attributes)
    }

    private mutating func withAttribute(
        _ path: PropertyPath, _ change: (inout AttributeDescription) throws(ActionFailure) -> Void
    ) throws(ActionFailure) {
        guard let place = attributePlace(path) else { return }
        switch place {
        case .entity(let entity, let attribute): try change(&model.entities[entity].attributes[attribute])
        case .composite(let composite, let attribute):
            try change(&model.composites[composite].attributes[attribute])
        }
    }
}

extension EditAction {
    /// Applies the settings of an attribute.
    ///
    /// - Parameter knowsScalars: whether the model editor that last saved the file writes `usesScalarValueType`.
    func apply(to attribute: inout AttributeDescription, knowsScalars: Bool) throws(ActionFailure) {
        let old = attribute.type
        try apply(AttributeSettings.all, to: &attribute)
        if old != attribute.type, knowsScalars { attribute.completeScalar() }
        if attribute.type == .composite, attribute.compositeName == nil, verb == .add || value("type") != nil {
            throw .usage("an attribute of type Composite needs a composite", help: "name it: --composite Place")
        }
        try attribute.refuseForeign(settings)
        // A derived attribute is computed, so its default would never be used.
        if value("derived")?.text != nil, value("default") == nil {
            (attribute.defaultValueText, attribute.defaultDateInterval) = (nil, nil)
        }
    }
}

extension AttributeDescription {
    /// Sets whether generated code uses a scalar, as Xcode does for each attribute that can be a scalar.
    fileprivate mutating func completeScalar() {
        guard type.canBeScalar else { return usesScalarValue = nil }
        if usesScalarValue == nil || type == .date || type == .uuid { usesScalarValue = type != .date && type != .uuid }
    }
}

extension AttributeType {
    /// The default that Xcode's editor gives to a new attribute; nil for types without one.
    fileprivate var editorDefault: String? {
        switch self {
        case .integer16, .integer32, .integer64: "0"
        case .double, .float, .decimal: "0.0"
        case .undefined, .string, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }
}
