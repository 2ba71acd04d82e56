import ModelcConcurrency
import ModelcDiagnostics
import ModelcSchema

/// The second stage: decides every name and every type of the generated code.
struct ModelPlanner {
    let model: ResolvedModel
    let options: CodeGenerationOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> GeneratedModel {
        let taken = selection.namesInModule.union(model.model.composites.lazy.map(\.name))
        // A property hides what has its name inside its class.
        let names = StandardNames(shadowedBy: taken.union(StandardNames.properties(of: model.model)))
        let attributes = AttributePlanner(model: model, names: names, options: options)
        let relationships = RelationshipPlanner(selection: selection, names: names, options: options)
        let wantsCodable =
            isCodableAnywhere || model.entities.contains { $0.userInfo.has(.codable) }
        let composites = CompositePlanner(model: model, attributes: attributes, wantsCodable: wantsCodable)
            .plan(diagnostics: &diagnostics)
        let classPlanner = ClassPlanner(
            model: model, selection: selection, options: options, attributes: attributes,
            relationships: relationships, wantsCodable: wantsCodable)
        let planned = plan(selection.generated, classPlanner, diagnostics: &diagnostics)
        let completion = ClassCompletion(
            model: model, options: options, attributes: attributes, relationships: relationships,
            composites: composites)
        let imports = ImportPlanner(access: options.access)
        let classes = completion.complete(planned, diagnostics: &diagnostics)
        let programmatic = ProgrammaticModelPlanner(model: model, names: names, classes: classes)
        return GeneratedModel(
            options: options, classes: classes,
            composites: composites,
            compositeImports: imports.imports(
                for: Set(composites.flatMap { $0.members.compactMap(\.type.module) })),
            names: names, keyTypes: KeyTypePlanner(model: model, taken: taken).names(),
            description: options.extras.programmaticModel ? programmatic.plan(modelName: options.modelName) : nil)
    }

    /// Each class by itself: what needs the other classes comes after.
    private func plan(
        _ classes: [EntityClass], _ shared: ClassPlanner, diagnostics: inout DiagnosticCollector
    ) -> [GeneratedClass] {
        let empty = diagnostics.empty
        let parts = ConcurrentParts.map(count: classes.count, length: 25) { part in
            var found = empty
            let planned = classes[part].map { entityClass in
                planner(of: entityClass.entity, shared).plan(entityClass, diagnostics: &found)
            }
            return (planned, found)
        }
        for (_, found) in parts { diagnostics.add(found) }
        return parts.flatMap(\.0)
    }

    private var isCodableAnywhere: Bool {
        options.extras.isCodable || options.entityOptions.values.contains(where: \.extras.isCodable)
    }

    /// The planner that goes by what was chosen for an entity.
    private func planner(of entity: EntityDescription, _ shared: ClassPlanner) -> ClassPlanner {
        guard let own = options.entityOptions[entity.name] else { return shared }
        let names = shared.attributes.names
        return ClassPlanner(
            model: model, selection: shared.selection, options: own,
            attributes: AttributePlanner(model: model, names: names, options: own),
            relationships: RelationshipPlanner(selection: shared.selection, names: names, options: own),
            wantsCodable: shared.wantsCodable)
    }
}
