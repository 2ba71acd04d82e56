import ModelcDiagnostics
import ModelcSchema

/// The stage of planning: decides every name and every type of the generated code.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let options: ObjectiveCOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        let planner = ObjectiveCClassPlanner(model: model, selection: selection, options: options)
        let classes = selection.generated
            // An entity of the configured base class has that class already.
            .filter { $0.name.name != options.baseClass }
            .map { planner.plan($0, diagnostics: &diagnostics) }
        return ObjectiveCModel(options: options, classes: classes)
    }
}
