import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides what follows from a class together with the classes above and below it: initializers, fetch requests,
/// snapshots, and with all types known the imports.
struct ClassCompletion {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let attributes: AttributePlanner
    let relationships: RelationshipPlanner
    let composites: [GeneratedComposite]

    func complete(_ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector) -> [GeneratedClass] {
        let family = ClassFamily(model: model, classes: classes)
        let imports = ImportPlanner(access: input.settings.access.value)
        let identity = IdentityPlanner(model: model, likeXcode: input.settings.style.value.hasXcodeSymbols)
        let snapshots = SnapshotPlanner(
            model: model, input: input, composites: composites,
            rawTypes: classes.flatMap(\.rawTypes), names: attributes.names)
        let helpers = HelperPlanner(model: model)
        var result = classes
        planFetchRequests(into: &result, diagnostics: &diagnostics)
        for index in result.indices {
            let chain = family.chain(of: index)
            result[index].insertsObjects = InitializerPlanner.insertsObjects(chain)
            result[index].initializer = InitializerPlanner.initializer(chain)
            if let entity = model.entity(named: result[index].entityName) {
                helpers.omitHelpers(of: &result[index], entity, diagnostics: &diagnostics)
                result[index].isIdentifiable =
                    input.settings(ofEntity: entity.name).identifiable.value
                    && identity.isIdentifiable(result[index], entity)
                result[index].uniqueKeys = UniqueKeyPlanner(model: model).plan(chain, of: entity)
                result[index].snapshot = snapshots.plan(chain, of: entity, diagnostics: &diagnostics)
            }
            checkAccess(of: result[index], diagnostics: &diagnostics)
            let extra = extraImports(of: result[index], diagnostics: &diagnostics)
            result[index].imports = imports.imports(
                for: result[index].modules.union(extra), access: result[index].access)
        }
        return result
    }

    private func planFetchRequests(
        into classes: inout [GeneratedClass], diagnostics: inout DiagnosticCollector
    ) {
        if model.model.fetchRequests.isEmpty { return }
        let planner = FetchRequestPlanner(
            model: model, relationships: relationships, attributes: attributes,
            indexByEntity: Dictionary(
                zip(classes.map(\.entityName), classes.indices), uniquingKeysWith: { first, _ in first }))
        planner.plan(into: &classes, diagnostics: &diagnostics)
    }

    /// The modules that the user wants in the machine file: `Palette`, or `Palette.Colors`.
    private func extraImports(of generated: GeneratedClass, diagnostics: inout DiagnosticCollector) -> [String] {
        let modules = input.settings.imports.value + ownImports(of: generated, diagnostics: &diagnostics)
        return modules.filter { $0 != input.settings.module?.value }
    }

    private func ownImports(of generated: GeneratedClass, diagnostics: inout DiagnosticCollector) -> [String] {
        guard let entity = model.entity(named: generated.entityName), !entity.userInfo.isEmpty else { return [] }
        let all = entity.userInfo.list(.additionalImports)
        for name in all where !ClassCompletion.isModulePath(name) {
            let key = UserInfoKey.additionalImports.rawValue
            diagnostics.report(
                .invalidUserInfoValue, .error, "value '\(name)' of user info key '\(key)' is not a name of a module",
                at: ModelPlace(userInfo: key, in: entity.userInfo, of: entity, path: entity.name),
                help: "list names of modules with commas between them")
        }
        return all.filter(ClassCompletion.isModulePath)
    }

    private static func isModulePath(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { SwiftIdentifier.isValid(String($0)) }
    }

    private func checkAccess(of generated: GeneratedClass, diagnostics: inout DiagnosticCollector) {
        guard generated.access == .public, generated.superclass.isInternal,
            let entity = model.entity(named: generated.entityName)
        else { return }
        diagnostics.report(
            .accessConflict, .error,
            "class '\(generated.className)' is public, and its superclass '\(generated.superclass.name)' is internal",
            at: ModelPlace(entity), help: "give entity '\(entity.name)' the user info key modelc.access = internal, too"
        )
    }
}

extension GeneratedClass {
    /// The modules of the types that the machine file's declarations use.
    fileprivate var modules: Set<String> {
        // Initializers name the context.
        var modules: Set<String> = ["CoreData"]
        // Most neighbours are of one module, and looking it up again costs more than comparing.
        var last: String?
        func add(_ type: SwiftType) {
            guard let module = type.module, module != last else { return }
            last = module
            modules.insert(module)
        }
        add(superclass)
        for property in attributes { add(property.type) }
        for property in fetchedProperties { add(property.type) }
        for relationship in relationships {
            add(relationship.property.type)
            add(relationship.element)
        }
        for request in fetchRequests {
            add(request.result)
            for variable in request.variables { add(variable.type) }
        }
        for property in snapshot?.attributes ?? [] { add(property.type) }
        return modules
    }
}

/// Decides which initializers a class has.
enum InitializerPlanner {
    /// Whether the class declares the initializer that looks the entity up: the first one that has objects does, and the
    /// classes below inherit it.
    ///
    /// - Parameter chain: the class, then its superclasses.
    static func insertsObjects(_ chain: [GeneratedClass]) -> Bool {
        guard let generated = chain.first else { return false }
        return !generated.isAbstract && chain.dropFirst().allSatisfy(\.isAbstract)
    }

    /// The initializer that takes everything that is required, inherited properties included; nil where nothing is.
    static func initializer(_ chain: [GeneratedClass]) -> GeneratedInitializer? {
        guard let generated = chain.first, !generated.isAbstract else { return nil }
        let attributes = chain.flatMap { $0.attributes.filter(\.needsInitialValue) }
        let relationships = chain.flatMap { $0.relationships.map(\.property).filter(\.needsInitialValue) }
        if attributes.isEmpty, relationships.isEmpty { return nil }
        let closed = closedProperties(chain.dropFirst())
        let parameters = (attributes.sortedByName(\.name) + relationships.sortedByName(\.name)).map { property in
            var parameter = GeneratedParameter(
                name: property.name, parameterName: property.escapedName, type: property.type.optional(false))
            if closed.contains(property.name) { parameter.keyedConversion = property.conversion }
            return parameter
        }
        var contextName = "context"
        while parameters.contains(where: { $0.name == contextName }) { contextName += "_" }
        return GeneratedInitializer(
            parameters: parameters, contextName: contextName,
            isInternal: parameters.contains(where: \.type.isInternal))
    }

    /// The names of inherited properties that nobody but their own class can set: read-only ones of internal classes.
    private static func closedProperties(_ superclasses: ArraySlice<GeneratedClass>) -> Set<String> {
        let closed = superclasses.filter { $0.access == .internal }
            .flatMap { $0.attributes.filter { $0.setter == .restricted } }
        return Set(closed.map(\.name))
    }
}

/// Decides which helpers of relationships make room for properties of the model that have their names.
struct HelperPlanner {
    private let model: ResolvedModel
    /// The names of properties that could be those of helpers: hardly any model has one.
    private let suspects: Set<String>

    init(model: ResolvedModel) {
        self.model = model
        var suspects: Set<String> = []
        // By index: an element would be copied whole, for the sake of its name.
        for entity in model.entities {
            for index in entity.attributes.indices { HelperPlanner.add(entity.attributes[index].name, to: &suspects) }
            for index in entity.relationships.indices {
                HelperPlanner.add(entity.relationships[index].name, to: &suspects)
            }
            for fetched in entity.fetchedProperties { HelperPlanner.add(fetched.name, to: &suspects) }
        }
        self.suspects = suspects
    }

    private static func add(_ name: String, to suspects: inout Set<String>) {
        let isSuspect = name.hasSuffix("Array") || beginnings.contains { name.hasPrefix($0) }
        if isSuspect { suspects.insert(name) }
    }

    private static let beginnings = ["addTo", "removeFrom", "insertInto", "replace"]

    /// Takes helpers from the relationships of a class. Those of classes above and below are one with it.
    func omitHelpers(
        of generated: inout GeneratedClass, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if suspects.isEmpty || generated.relationships.isEmpty { return }
        let family = [entity] + model.ancestors(of: entity) + model.descendants(of: entity)
        for index in generated.relationships.indices {
            let relationship = generated.relationships[index]
            for helper in relationship.helpers {
                let name = relationship.name(of: helper)
                guard suspects.contains(name) else { continue }
                guard let owner = family.first(where: { model.ownProperty(named: name, of: $0) != nil }) else {
                    continue
                }
                generated.relationships[index].omittedHelpers.insert(helper)
                report(name, of: relationship, entity, owner: owner, diagnostics: &diagnostics)
            }
        }
    }

    private func report(
        _ name: String, of relationship: GeneratedRelationship, _ entity: EntityDescription, owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        guard let found = model.property(named: relationship.property.name, of: entity) else { return }
        let place = ModelPlace(found.property, of: found.owner.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .note,
            "'\(place.path)' has no helper '\(name)', since '\(owner.name).\(name)' has this name", at: place,
            help: "change the collection of the relationship itself")
    }
}

/// Decides by which uniqueness constraints objects are found or created.
struct UniqueKeyPlanner {
    let model: ResolvedModel

    /// The constraints of the entity whose attributes all have values that conditions compare.
    ///
    /// - Parameter chain: the class, then its superclasses.
    func plan(_ chain: [GeneratedClass], of entity: EntityDescription) -> [[GeneratedParameter]] {
        if entity.uniquenessConstraints.isEmpty { return [] }
        let attributes = Dictionary(chain.flatMap(\.attributes).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var seen: Set<[String]> = []
        return entity.uniquenessConstraints.compactMap { constraint in
            let names = constraint.members.map(\.name)
            let parameters = names.compactMap { name in attributes[name].flatMap { parameter($0, of: entity) } }
            let isWhole = parameters.count == names.count && !names.isEmpty && Set(names).count == names.count
            return isWhole && seen.insert(names).inserted ? parameters : nil
        }
    }

    private func parameter(_ property: GeneratedProperty, of entity: EntityDescription) -> GeneratedParameter? {
        guard let type = property.keyType, property.conversion.isOfStandardValue,
            let attribute = model.property(named: property.name, of: entity)?.property as? AttributeDescription,
            attribute.type.isCompared
        else { return nil }
        return GeneratedParameter(
            name: property.name, parameterName: property.escapedName, type: type.optional(false))
    }
}

extension ValueConversion {
    /// Whether keys have the type of Swift's or Foundation's that is stored.
    fileprivate var isOfStandardValue: Bool {
        switch self {
        case .cast, .float, .decimal, .timeInterval: true
        case .none, .composite, .rawValue, .json: false
        }
    }
}

extension AttributeType {
    /// Whether values of the type are compared in conditions.
    fileprivate var isCompared: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .decimal, .string, .date, .binary, .uuid,
            .uri:
            true
        case .undefined, .transformable, .objectID, .composite: false
        }
    }
}
