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
        let identity = IdentityPlanner(model: model)
        let snapshots = SnapshotPlanner(input: input, composites: composites, names: attributes.names)
        var result = classes
        planFetchRequests(into: &result, diagnostics: &diagnostics)
        for index in result.indices {
            let chain = family.chain(of: index)
            result[index].insertsObjects = InitializerPlanner.insertsObjects(chain)
            result[index].initializer = InitializerPlanner.initializer(chain)
            if let entity = model.entity(named: result[index].entityName) {
                result[index].isIdentifiable =
                    input.settings(ofEntity: entity.name).identifiable.value
                    && identity.isIdentifiable(result[index], entity)
                result[index].snapshot = snapshots.plan(chain, of: entity)
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
