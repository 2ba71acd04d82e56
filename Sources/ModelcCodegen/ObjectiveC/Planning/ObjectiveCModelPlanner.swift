import ModelcDiagnostics
import ModelcSchema

/// The stage of planning: decides every name and every type of the generated code.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let options: ObjectiveCOptions

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        ObjectiveCUserInfoCheck.check(model.model.composites, diagnostics: &diagnostics)
        let shared = ObjectiveCClassPlanner(model: model, selection: selection, options: options)
        func planner(of name: String) -> ObjectiveCClassPlanner {
            guard var own = options.entityOptions[name] else { return shared }
            own.version = options.version
            return ObjectiveCClassPlanner(model: model, selection: selection, options: own)
        }
        let classes = selection.generated
            // An entity of the configured base class has that class already.
            .filter { $0.name.name != options.baseClass }
            .map { planner(of: $0.entity.name).plan($0, diagnostics: &diagnostics) }
        return ObjectiveCModel(options: options, classes: classes)
    }
}
