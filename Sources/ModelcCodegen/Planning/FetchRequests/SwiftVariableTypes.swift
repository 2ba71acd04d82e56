import ModelcSchema

/// The Swift types of the variables of predicates.
struct SwiftVariableTypes {
    let model: ResolvedModel
    let selection: EntitySelection
    let values: StoredTypePlanner

    /// The types without repetition; what has no type of its own in Swift is left out.
    func types(_ found: [FetchVariableType]) -> [SwiftType] {
        var types: [SwiftType] = []
        for type in found.compactMap(type) where !types.contains(where: { $0.name == type.name }) { types.append(type) }
        return types
    }

    private func type(_ found: FetchVariableType) -> SwiftType? {
        switch found {
        case .attribute(let attribute, _): type(of: attribute)
        case .object(let name):
            name.flatMap(model.entity).map { selection.objectType(ofEntityNamed: $0.name).optional(false) }
        case .objectID: .managedObjectID
        case .string: SwiftType(values.names.swift("String"))
        case .integer: SwiftType(values.names.swift("Int"))
        case .real: SwiftType(values.names.swift("Double"))
        case .boolean: SwiftType(values.names.swift("Bool"))
        case .date: SwiftType(values.names.foundation("Date"), module: "Foundation")
        case .list(let element): type(element).map { $0.wrapped("[", "]") }
        }
    }

    private func type(of attribute: AttributeDescription) -> SwiftType? {
        switch attribute.type {
        case .undefined, .transformable, .composite: nil
        // Predicates compare dates, whatever the property gives.
        case .date: attribute.type.swiftType(values.names)
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .binary, .uuid, .uri,
            .objectID:
            values.plainType(of: attribute).type.optional(false)
        }
    }
}
