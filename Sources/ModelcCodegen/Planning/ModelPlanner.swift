import ModelcDiagnostics
import ModelcSchema

/// The second stage: decides every name and every type of the generated code.
struct ModelPlanner {
    let model: ResolvedModel
    let options: CodeGenerationOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> GeneratedModel {
        let taken = selection.namesInModule.union(model.model.composites.lazy.map(\.name))
        let names = StandardNames(shadowedBy: taken)
        let attributes = AttributePlanner(model: model, names: names, options: options)
        let relationships = RelationshipPlanner(selection: selection, names: names, options: options)
        let wantsCodable = options.extras.isCodable || model.entities.contains { $0.userInfo.has(.codable) }
        let composites = CompositePlanner(model: model, attributes: attributes, wantsCodable: wantsCodable)
            .plan(diagnostics: &diagnostics)
        let classPlanner = ClassPlanner(
            model: model, selection: selection, options: options, attributes: attributes,
            relationships: relationships)
        let classes = selection.generated.map { classPlanner.plan($0, diagnostics: &diagnostics) }
        let completion = ClassCompletion(
            model: model, options: options, attributes: attributes, relationships: relationships,
            composites: composites)
        let imports = ImportPlanner(access: options.access)
        return GeneratedModel(
            options: options, classes: completion.complete(classes, diagnostics: &diagnostics),
            composites: composites,
            compositeImports: imports.imports(
                for: Set(composites.flatMap { $0.members.compactMap(\.type.module) })),
            names: names, keyTypes: KeyTypePlanner(model: model, taken: taken).names())
    }
}
