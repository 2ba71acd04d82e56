import ModelcDiagnostics
import ModelcSchema

/// Decides how an attribute of an entity or a member of a composite looks in Swift (code-generation §2.1).
struct AttributePlanner {
    let model: ResolvedModel
    let names: StandardNames
    let valueClasses: ValueClassPlanner

    init(model: ResolvedModel, names: StandardNames, options: CodeGenerationOptions) {
        self.model = model
        self.names = names
        valueClasses = ValueClassPlanner(names: names, module: options.module)
    }

    /// - Parameter owner: the name of the entity or the composite that declares the attribute.
    func plan(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        switch attribute.type {
        case .undefined: undefined(attribute, of: owner, diagnostics: &diagnostics)
        case .transformable: transformable(attribute, of: owner, diagnostics: &diagnostics)
        case .composite: composite(attribute)
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid,
            .uri, .objectID:
            property(attribute, attribute.type.swiftType(names) ?? .object)
        }
    }

    private func transformable(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        let place = ModelPlace(attribute, of: owner, attribute: "customClassName")
        return property(attribute, valueClasses.type(of: attribute, at: place, diagnostics: &diagnostics) ?? .object)
    }

    /// An attribute without a type takes any object, and nobody promises that there is one.
    private func undefined(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) -> GeneratedProperty {
        let place = ModelPlace(attribute, of: owner, attribute: "customClassName")
        let type = valueClasses.type(of: attribute, at: place, diagnostics: &diagnostics) ?? .any
        return GeneratedProperty(
            name: attribute.name, type: type.optional(true), access: .primitive,
            conversion: type.name == "Any" ? .none : .cast, isReadOnly: attribute.isDerived)
    }

    /// The composite's structure, or the bare dictionary where there is no such composite.
    private func composite(_ attribute: AttributeDescription) -> GeneratedProperty {
        guard let composite = attribute.compositeName.flatMap(model.composite) else {
            let name = "[" + names.swift("String") + ": Any]"
            return property(attribute, SwiftType(name, isSendable: false, isHashable: false))
        }
        return GeneratedProperty(
            name: attribute.name,
            type: SwiftType(SwiftIdentifier.escaped(composite.name), isOptional: attribute.isOptional),
            access: .primitive, conversion: .composite, isReadOnly: attribute.isDerived)
    }

    private func property(_ attribute: AttributeDescription, _ type: SwiftType) -> GeneratedProperty {
        GeneratedProperty(
            name: attribute.name, type: type.optional(attribute.isOptional),
            access: type.isScalar && attribute.isOptional ? .primitive : .managed,
            conversion: attribute.type.conversion, isReadOnly: attribute.isDerived)
    }
}
