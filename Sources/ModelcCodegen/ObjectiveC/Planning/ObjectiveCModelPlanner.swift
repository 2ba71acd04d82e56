import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Decides every name and every type of the generated code, before the templates are rendered.
struct ObjectiveCModelPlanner {
    let model: ResolvedModel
    let input: CodeGenerationInput

    func plan(_ selection: EntitySelection, diagnostics: inout DiagnosticCollector) -> ObjectiveCModel {
        ObjectiveCUserInfoCheck.check(model.model.composites, diagnostics: &diagnostics)
        let helpers = ObjectiveCHelperPlanner(model: model)
        // If an entity's class is the configured base class, the class already exists and is not generated.
        let entityClasses = selection.generated.filter { $0.name.name != input.settings.baseClass?.value }
        var classes = plan(entityClasses, selection, diagnostics: &diagnostics)
        for index in classes.indices { helpers.omitHelpers(of: &classes[index], diagnostics: &diagnostics) }
        return ObjectiveCModel(input: input, settings: input.settings, classes: classes)
    }

    /// Plans each class separately, several classes at once.
    private func plan(
        _ classes: [EntityClass], _ selection: EntitySelection, diagnostics: inout DiagnosticCollector
    ) -> [ObjectiveCClass] {
        let shared = ObjectiveCClassPlanner(model: model, selection: selection, input: input, settings: input.settings)
        return diagnostics.map(count: classes.count) { index, diagnostics in
            let own = input.settingsByEntity[classes[index].entity.name].map { settings in
                ObjectiveCClassPlanner(model: model, selection: selection, input: input, settings: settings)
            }
            return (own ?? shared).plan(classes[index], diagnostics: &diagnostics)
        }
    }
}
