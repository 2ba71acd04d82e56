import ModelcPredicates
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Finds the variables of a predicate. As in mogenerator, a variable has the type of the property that it is compared
/// with.
struct MogeneratorBindings {
    private let model: MogeneratorModel
    private let entity: Int

    init(_ model: MogeneratorModel, entity: Int) {
        self.model = model
        self.entity = entity
    }

    /// The variables in their order, each once; empty if the predicate cannot be read.
    func bindings(of text: String?) -> [MogeneratorBinding] {
        guard let text, let predicate = try? PredicateParser().predicate(from: text) else { return [] }
        var found: [MogeneratorBinding] = []
        var names: Set<String> = []
        for comparison in comparisons(in: predicate) {
            guard case .variable(let name) = comparison.right.form, names.insert(name).inserted else { continue }
            found.append(binding(name, comparedWith: comparison.left))
        }
        return found
    }

    /// Returns a clause about the first comparison that mogenerator cannot read; nil if there is none. mogenerator
    /// reads only comparisons with a key path on the left and a simple value on the right.
    func unsupported(in text: String?) -> String? {
        guard let text, let predicate = try? PredicateParser().predicate(from: text) else { return nil }
        for comparison in comparisons(in: predicate) {
            guard case .keyPath(base: nil, _) = comparison.left.form else { return "its left side is not a key path" }
            switch comparison.right.form {
            case .variable, .constant, .evaluatedObject, .keyPath, .function: break
            case .anyKey, .element, .aggregate, .message, .cast, .subquery, .ternary, .negation, .complement, .binary:
                return "its right side is not a variable, a constant, a key path or a function"
            }
        }
        return nil
    }

    private func comparisons(in predicate: Predicate) -> [Comparison] {
        switch predicate.form {
        case .comparison(let comparison): [comparison]
        case .and(let parts), .or(let parts): parts.flatMap(comparisons)
        case .not(let part): comparisons(in: part)
        case .truth: []
        }
    }

    private func binding(_ name: String, comparedWith side: Expression) -> MogeneratorBinding {
        let isSwift = model.options.language == .swift
        let unknown = MogeneratorBinding(name, type: isSwift ? "Any" : "id", valueType: isSwift ? "Any" : "id ")
        guard case .keyPath(base: nil, let components) = side.form else { return unknown }
        var current = entity
        for (index, component) in components.enumerated() {
            guard let key = component.name else { return unknown }
            if let attribute = attribute(key, of: current) {
                return binding(name, attribute, isDirect: index == 0 && components.count == 1)
            }
            guard let next = destination(key, of: current) else { return unknown }
            current = next
        }
        let className = MogeneratorModel.plainName(model.className(at: current))
        return MogeneratorBinding(
            name, type: model.className(at: current) + (isSwift ? "" : "*"),
            valueType: isSwift ? SwiftIdentifier.escapedType(className) : className + " *")
    }

    private func binding(_ name: String, _ attribute: MogeneratorAttribute, isDirect: Bool) -> MogeneratorBinding {
        let types = attribute.types
        let isSwift = model.options.language == .swift
        var type: String
        if isDirect {
            type = (model.options.release < .minor(25) ? types.objectType : types.className) ?? "id"
        } else {
            type = types.objectType ?? "id*"
            // mogenerator removes the asterisk, whether there is one or not.
            if !isSwift { type.removeLast() }
        }
        let object = attribute.valueType
        return MogeneratorBinding(
            name, type: isSwift ? type : type + "*",
            valueType: isSwift ? MogeneratorBindings.swiftType(attribute) : object.prefix)
    }

    private static func swiftType(_ attribute: MogeneratorAttribute) -> String {
        guard
            case .string(let type)? = MogeneratorAttribute.templateSchema.index(of: "valueType").map(
                attribute.templateValue)
        else { return "Any" }
        return type
    }

    private func attribute(_ name: String, of entity: Int) -> MogeneratorAttribute? {
        for index in [entity] + model.ancestors(of: entity) {
            if let position = model.entities[index].attributes.firstIndex(where: { $0.name == name }) {
                return MogeneratorAttribute(model, entity: index, at: position)
            }
        }
        return nil
    }

    private func destination(_ name: String, of entity: Int) -> Int? {
        for index in [entity] + model.ancestors(of: entity) {
            if let found = model.entities[index].relationships.first(where: { $0.name == name }) {
                return found.destinationName.flatMap(model.index)
            }
        }
        return nil
    }
}
