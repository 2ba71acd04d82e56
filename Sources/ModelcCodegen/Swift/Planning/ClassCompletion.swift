import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Plans the parts of a class that depend on its superclasses and subclasses: initializers, fetch requests, snapshots,
/// and the imports for all types.
struct ClassCompletion {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let attributes: AttributePlanner
    let relationships: RelationshipPlanner
    let composites: [GeneratedComposite]

    func complete(_ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector) -> [GeneratedClass] {
        var requesting = classes
        planFetchRequests(into: &requesting, diagnostics: &diagnostics)
        let planned = requesting
        let planners = Planners(
            family: ClassFamily(model: model, classes: classes),
            imports: ImportPlanner(access: input.settings.access.value),
            identity: IdentityPlanner(model: model, likeXcode: input.settings.style.value.hasXcodeSymbols),
            snapshots: SnapshotPlanner(
                model: model, input: input, composites: composites,
                rawTypes: classes.flatMap(\.rawTypes), names: attributes.names),
            helpers: HelperPlanner(model: model))
        return diagnostics.map(count: planned.count) { index, diagnostics in
            var result = planned[index]
            complete(&result, planners.family.chain(of: index), planners, diagnostics: &diagnostics)
            return result
        }
    }

    /// The planners of the parts. All classes share them.
    private struct Planners {
        let family: ClassFamily
        let imports: ImportPlanner
        let identity: IdentityPlanner
        let snapshots: SnapshotPlanner
        let helpers: HelperPlanner
    }

    /// - Parameter chain: the class, then its generated superclasses.
    private func complete(
        _ result: inout GeneratedClass, _ chain: [GeneratedClass], _ planners: Planners,
        diagnostics: inout DiagnosticCollector
    ) {
        result.insertsObjects = InitializerPlanner.insertsObjects(chain)
        result.initializer = InitializerPlanner.initializer(chain)
        if let entity = model.entity(named: result.entityName) {
            planners.helpers.omitHelpers(of: &result, entity, diagnostics: &diagnostics)
            result.isIdentifiable =
                input.settings(ofEntity: entity.name).identifiable.value
                && planners.identity.isIdentifiable(result, entity)
            result.uniqueKeys = UniqueKeyPlanner(model: model).plan(chain, of: entity)
            result.snapshot = planners.snapshots.plan(chain, of: entity, diagnostics: &diagnostics)
        }
        checkAccess(of: result, diagnostics: &diagnostics)
        let extra = extraImports(of: result, diagnostics: &diagnostics)
        result.imports = planners.imports.imports(for: result.modules(input).union(extra), access: result.access)
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

    /// The names of the additional modules that the user wants to import: `Palette`, or `Palette.Colors`. Reports names
    /// that are not valid.
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
                at: ModelLocation(userInfo: key, in: entity.userInfo, of: entity, path: entity.name),
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
            at: ModelLocation(entity),
            help: "give entity '\(entity.name)' the user info key modelc.access = internal, too"
        )
    }
}

extension GeneratedClass {
    /// The names of the modules of all types in the machine file's (`_Book.swift`) declarations.
    fileprivate func modules(_ input: CodeGenerationInput) -> Set<String> {
        var modules: Set<String> = namesCoreData(input) ? ["CoreData"] : []
        // Most types are from the same module as the previous type. Comparing is faster than another lookup.
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

extension GeneratedClass {
    /// Whether public declarations of the class use Core Data types such as a context or a fetch request.
    fileprivate func namesCoreData(_ input: CodeGenerationInput) -> Bool {
        input.support == .none || input.settings.style.value.hasXcodeSymbols || !uniqueKeys.isEmpty
            || initializer?.isInternal == false || fetchRequests.contains { !$0.isInternal }
    }
}

/// Omits a generated helper of a relationship, such as `addToTags`, if the model has a property with the same name.
struct HelperPlanner {
    private let model: ResolvedModel
    /// The property names that may conflict with a helper; empty in most models.
    private let suspects: Set<String>

    init(model: ResolvedModel) {
        self.model = model
        var suspects: Set<String> = []
        // Accesses the elements by index: iterating would copy each whole element only to read its name.
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

    /// Removes the helpers of a class that conflict with properties of the class, its superclasses or its subclasses.
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
        let place = ModelLocation(found.property, of: found.owner.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .note,
            "'\(place.path)' has no helper '\(name)', since '\(owner.name).\(name)' has this name", at: place,
            help: "change the collection of the relationship itself")
    }
}
