import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Plans code that creates the model at run time. It covers everything that Core Data's API can express, above all the
/// values that are part of the version hashes.
///
/// Not included, because the API is deprecated: indexes in the form used before Xcode 9, and the flags of the sync
/// services.
struct ProgrammaticModelPlanner {
    let model: ResolvedModel
    let names: StandardNames
    let classes: [GeneratedClass]

    static func typeName(_ modelName: String) -> String {
        let name = IdentifierText.sanitized(modelName) + "Model"
        return SwiftIdentifier.isValid(name) ? name : "_" + name
    }

    func plan(modelName: String) -> GeneratedModelDescription {
        let functions = FunctionNames(model)
        let properties = PropertyDescriptionPlanner(model: model, names: names, functions: functions)
        let entities = model.entities.sortedByName(\.name)
        let classNames = Dictionary(
            classes.map { ($0.entityName, $0.escapedClassName) }, uniquingKeysWith: { first, _ in first })
        return GeneratedModelDescription(
            typeName: ProgrammaticModelPlanner.typeName(modelName),
            composites: model.model.composites.sortedByName(\.name).map { composite in
                GeneratedModelDescription.Composite(
                    function: functions.composites[composite.name] ?? "",
                    members: composite.attributes.map(properties.plan))
            },
            entities: entities.map { entity($0, classNames[$0.name], functions, properties) },
            requests: model.model.fetchRequests.sortedByName(\.name).map(properties.plan),
            configurations: model.model.configurations.sortedByName(\.name).map { configuration in
                GeneratedModelDescription.Configuration(
                    name: SwiftText.literal(configuration.name),
                    entities: existing(configuration.members.map(\.name)))
            },
            versionIdentifiers: [model.model.versionIdentifier].compactMap { $0 }.filter { !$0.isEmpty }
                .map(SwiftText.literal))
    }

    private func entity(
        _ entity: EntityDescription, _ className: String?, _ functions: FunctionNames,
        _ properties: PropertyDescriptionPlanner
    ) -> GeneratedModelDescription.Entity {
        GeneratedModelDescription.Entity(
            function: functions.entities[entity.name] ?? "", name: SwiftText.literal(entity.name),
            className: className,
            assignments: assignments(of: entity, isGenerated: className != nil),
            properties: entity.attributes.sortedByName(\.name).map(properties.plan)
                + entity.relationships.sortedByName(\.name).map(properties.plan)
                + entity.fetchedProperties.sortedByName(\.name).map(properties.plan),
            subentities: existing(model.subentities(of: entity).map(\.name)),
            indexes: entity.fetchIndexes.sortedByName(\.name).map(index))
    }

    private func assignments(of entity: EntityDescription, isGenerated: Bool) -> [GeneratedConstant] {
        var list = AssignmentList()
        list.add("isAbstract", entity.isAbstract)
        list.add("renamingIdentifier", entity.renamingIdentifier)
        list.add("versionHashModifier", entity.versionHashModifier)
        list.add("userInfo", entity.userInfo)
        // A class that is not generated is set by its name in the model.
        if let name = entity.className, !isGenerated {
            list.add("managedObjectClassName", name.runtimeName)
        }
        let constraints = entity.uniquenessConstraints.filter { !$0.members.isEmpty }.map { constraint in
            "[" + constraint.members.map { SwiftText.literal($0.name) }.joined(separator: ", ") + "]"
        }
        if !constraints.isEmpty {
            list.add("uniquenessConstraints", expression: "[" + constraints.joined(separator: ", ") + "]")
        }
        return list.assignments
    }

    private func index(_ index: FetchIndexDescription) -> GeneratedModelDescription.Index {
        GeneratedModelDescription.Index(
            name: SwiftText.literal(index.name), partialPredicate: index.partialIndexPredicate.map(SwiftText.literal),
            elements: index.elements.compactMap { element in
                element.propertyName.map {
                    GeneratedModelDescription.Element(
                        property: SwiftText.literal($0), collation: element.collation == .rTree ? "rTree" : "binary",
                        isAscending: element.order != .descending)
                }
            })
    }

    /// Returns the names that belong to existing entities, as string literals sorted by name.
    private func existing(_ names: [String]) -> [String] {
        names.filter { model.entity(named: $0) != nil }.sortedByName { $0 }.map(SwiftText.literal)
    }
}

extension ClassName {
    /// The class's name in the Objective-C runtime.
    fileprivate var runtimeName: String {
        switch module {
        case .named(let module): module + "." + name
        case .unspecified, .current: name
        }
    }
}

/// The names of the functions that create the parts of a model. Each part has a function of its own, to keep compile
/// times short.
struct FunctionNames {
    let entities: [String: String]
    let composites: [String: String]

    init(_ model: ResolvedModel) {
        var taken: Set<String> = []
        entities = FunctionNames.functions("make", model.entities.map(\.name), &taken)
        composites = FunctionNames.functions("elementsOf", model.model.composites.map(\.name), &taken)
    }

    /// A function name for each name in the model. Model names can be any text, so characters that identifiers cannot
    /// have are replaced. If two results are equal, they are made unique.
    private static func functions(_ prefix: String, _ names: [String], _ taken: inout Set<String>) -> [String: String] {
        var functions: [String: String] = [:]
        for name in names.sortedByName({ $0 }) where functions[name] == nil {
            let base = prefix + SwiftIdentifier.capitalized(IdentifierText.sanitized(name))
            var function = base
            var number = 2
            while !taken.insert(function).inserted {
                function = "\(base)_\(number)"
                number += 1
            }
            functions[name] = function
        }
        return functions
    }
}

/// Collects assignments to the properties of a description object. A value that equals the default of a new object is
/// left out.
struct AssignmentList {
    private(set) var assignments: [GeneratedConstant] = []

    mutating func add(_ property: String, expression: String) {
        assignments.append(GeneratedConstant(name: property, value: expression))
    }

    mutating func add(_ property: String, _ value: Bool, unless standard: Bool = false) {
        if value != standard { add(property, expression: value ? "true" : "false") }
    }

    mutating func add(_ property: String, _ text: String?) {
        if let text { add(property, expression: SwiftText.literal(text)) }
    }

    mutating func add(_ property: String, _ userInfo: UserInfo) {
        // If two entries have the same key, the last one is used, because a dictionary literal must not contain a key
        // twice.
        var values: [String: String] = [:]
        for entry in userInfo.entries { values[entry.key] = entry.value }
        if values.isEmpty { return }
        let entries = values.keys.sortedByName { $0 }.map { key in
            SwiftText.literal(key) + ": " + SwiftText.literal(values[key] ?? "")
        }
        add(property, expression: "[" + entries.joined(separator: ", ") + "]")
    }
}

extension Dictionary<String, String>.Keys {
    fileprivate func sortedByName(_ name: (String) -> String) -> [String] { Array(self).sortedByName(name) }
}
