import ModelcBase
import ModelcSchema

/// Decides every name and every type of the generated code, before the templates are rendered.
struct ModelPlanner {
    let model: ResolvedModel
    let input: CodeGenerationInput

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> GeneratedModel {
        let taken = selection.namesInModule.union(model.model.composites.lazy.map(\.name))
        // Inside its class, a property hides a type with the same name.
        let names = StandardNames(shadowedBy: taken.union(StandardNames.properties(of: model.model)))
        let attributes = AttributePlanner(model: model, names: names, settings: input.settings)
        let relationships = RelationshipPlanner(selection: selection, names: names, settings: input.settings)
        let wantsCodable =
            isCodableAnywhere || model.entities.contains { $0.userInfo.has(.codable) }
        // Xcode uses dictionaries for composites, so there are no structures in its layouts.
        let composites =
            input.settings.style.value.hasXcodeSymbols
            ? []
            : CompositePlanner(model: model, attributes: attributes, wantsCodable: wantsCodable)
                .plan(diagnostics: &diagnostics)
        let classPlanner = ClassPlanner(
            model: model, selection: selection, input: input, settings: input.settings, attributes: attributes,
            relationships: relationships, wantsCodable: wantsCodable)
        let planned = plan(selection.generated, classPlanner, diagnostics: &diagnostics)
        RawTypePlanner(names: names, wantsCodable: wantsCodable).checkShared(
            planned.flatMap(\.rawTypes), by: selection.generated.map(\.entity), diagnostics: &diagnostics)
        let completion = ClassCompletion(
            model: model, input: input, attributes: attributes, relationships: relationships,
            composites: composites)
        let imports = ImportPlanner(access: input.settings.access.value)
        let classes = completion.complete(planned, diagnostics: &diagnostics)
        let programmatic = ProgrammaticModelPlanner(model: model, names: names, classes: classes)
        return GeneratedModel(
            input: input, classes: classes,
            composites: composites,
            compositeImports: imports.imports(
                for: Set(composites.flatMap { $0.members.compactMap(\.type.module) })),
            names: names, keyTypes: KeyTypePlanner(model: model, taken: taken).names(),
            description: input.settings.programmaticModel.value ? programmatic.plan(modelName: input.modelName) : nil)
    }

    /// Plans each class separately. The parts that depend on other classes are planned later.
    private func plan(
        _ classes: [EntityClass], _ shared: ClassPlanner, diagnostics: inout DiagnosticCollector
    ) -> [GeneratedClass] {
        diagnostics.map(count: classes.count) { index, diagnostics in
            planner(of: classes[index].entity, shared).plan(classes[index], diagnostics: &diagnostics)
        }
    }

    private var isCodableAnywhere: Bool {
        input.settings.codable.value || input.settingsByEntity.values.contains(where: \.codable.value)
    }

    /// The class planner for an entity's settings.
    private func planner(of entity: EntityDescription, _ shared: ClassPlanner) -> ClassPlanner {
        guard let own = input.settingsByEntity[entity.name] else { return shared }
        let names = shared.attributes.names
        return ClassPlanner(
            model: model, selection: shared.selection, input: input, settings: own,
            attributes: AttributePlanner(model: model, names: names, settings: own),
            relationships: RelationshipPlanner(selection: shared.selection, names: names, settings: own),
            wantsCodable: shared.wantsCodable)
    }
}

/// Finds names for the nested types of typed keys that do not conflict with names in the model. Inside the class, a
/// nested type would hide a custom class with the same name.
struct KeyTypePlanner {
    let model: ResolvedModel
    /// The type names that the module already uses.
    let taken: Set<String>

    func names() -> KeyTypeNames {
        var taken = taken
        for entity in model.entities {
            // Accesses the elements by index: iterating would copy each whole element only to read its name.
            for index in entity.attributes.indices { insert(entity.attributes, index, into: &taken) }
            for index in entity.relationships.indices { insert(entity.relationships[index].name, into: &taken) }
            for index in entity.fetchedProperties.indices { insert(entity.fetchedProperties[index].name, into: &taken) }
        }
        return KeyTypeNames { taken.contains($0) }
    }

    private func insert(_ attributes: [AttributeDescription], _ index: Int, into taken: inout Set<String>) {
        insert(attributes[index].name, into: &taken)
        if let name = attributes[index].customClassName { insertTypes(of: name, into: &taken) }
        for entry in attributes[index].userInfo.entries { insertTypes(of: entry.value, into: &taken) }
    }

    /// Inserts the name if it begins with a capital letter. No other name can conflict with a type, and few properties
    /// have such a name.
    private func insert(_ name: String, into taken: inout Set<String>) {
        guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return }
        taken.insert(name)
    }

    private func insertTypes(of text: String, into taken: inout Set<String>) {
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            taken.insert(String(word))
        }
    }
}
