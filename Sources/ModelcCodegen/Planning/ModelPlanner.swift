import ModelcDiagnostics
import ModelcSchema

/// The first stage: decides every name and every type of the generated code.
struct ModelPlanner {
    let model: ResolvedModel
    let options: CodeGenerationOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> GeneratedModel {
        let names = StandardNames(
            shadowedBy: selection.namesInModule.union(model.model.composites.lazy.map(\.name)))
        let attributes = AttributePlanner(model: model, names: names, options: options)
        let imports = ImportPlanner(access: options.access)
        let classes = ClassPlanner(
            model: model, selection: selection, attributes: attributes,
            relationships: RelationshipPlanner(selection: selection, names: names), imports: imports)
        let composites = CompositePlanner(model: model, attributes: attributes).plan(diagnostics: &diagnostics)
        return GeneratedModel(
            options: options,
            classes: selection.generated.map { classes.plan($0, diagnostics: &diagnostics) },
            composites: composites,
            compositeImports: imports.imports(
                for: Set(composites.flatMap { $0.members.compactMap(\.type.module) })),
            names: names)
    }
}
