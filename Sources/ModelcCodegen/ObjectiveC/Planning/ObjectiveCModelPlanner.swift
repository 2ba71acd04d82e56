import ModelcDiagnostics
import ModelcSchema

/// The stage of planning: decides every name and every type of the generated code.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let options: ObjectiveCOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        let shared = ObjectiveCClassPlanner(model: model, selection: selection, options: options)
        func planner(of name: String) -> ObjectiveCClassPlanner {
            options.entityOptions[name].map {
                ObjectiveCClassPlanner(model: model, selection: selection, options: $0)
            } ?? shared
        }
        let classes = selection.generated
            // An entity of the configured base class has that class already.
            .filter { $0.name.name != options.baseClass }
            .map { planner(of: $0.entity.name).plan($0, diagnostics: &diagnostics) }
        return ObjectiveCModel(options: options, classes: classes)
    }
}
