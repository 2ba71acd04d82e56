import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates Objective-C classes for a model's entities.
///
/// 1. *Selection* finds out which entities have a class, and which classes are to be generated.
/// 2. *Planning* decides every name and every type; its result says all that the files say, as values.
/// 3. *Checking* refuses what Objective-C or a file system could not take.
/// 4. *Rendering* fills the templates of a set with these values.
///
/// Nothing is written to disk here, and faults of the model are diagnostics: where one is an error, there are no files.
package struct ObjectiveCGenerator: Sendable {
    let input: CodeGenerationInput
    private let templates: OutputTemplates

    package init(_ input: CodeGenerationInput, templates: OutputTemplates = .bundled(.objectiveC)) {
        self.input = input
        self.templates = templates
    }

    /// The files for a model.
    ///
    /// - Parameter locate: finds a place in the model's file, which the diagnostics point into.
    package func generate(
        _ model: ResolvedModel, locate: @escaping @Sendable (SourcePlace) -> SourceLocation
    ) -> CodeGenerationResult {
        let plan = plan(model, locate: locate)
        if plan.hasErrors { return CodeGenerationResult(files: [], diagnostics: plan.diagnostics) }
        let rendering = ModelRenderer(model: plan.model, templates: templates).files()
        return CodeGenerationResult(
            files: rendering.files, diagnostics: plan.diagnostics + rendering.diagnostics,
            templateFaults: rendering.diagnostics)
    }

    /// What the files would say, for whoever renders it with other templates.
    package func plan(
        _ model: ResolvedModel, locate: @escaping @Sendable (SourcePlace) -> SourceLocation
    ) -> ObjectiveCPlan {
        var diagnostics = DiagnosticCollector(locate: locate)
        let selection = EntitySelection(model, selectionInput, diagnostics: &diagnostics)
        let plan = ObjectiveCModelPlanner(model: model, input: input).plan(selection, diagnostics: &diagnostics)
        var classNames = ObjectiveCClassNameCheck()
        classNames.check(plan, of: model, diagnostics: &diagnostics)
        var fileNames = ObjectiveCFileNameCheck()
        fileNames.check(plan, of: model, diagnostics: &diagnostics)
        var members = ObjectiveCMemberCheck(model)
        members.check(plan.classes, diagnostics: &diagnostics)
        return ObjectiveCPlan(model: plan, diagnostics: diagnostics.diagnostics)
    }

    /// What the selection of entities asks for: classes have no access levels, and the planner itself knows base classes.
    private var selectionInput: CodeGenerationInput {
        var input = input
        input.settings.access = GenerateSettings().access
        input.settings.baseClass = nil
        input.settings.entities = nil
        return input
    }
}

/// What planning and checking give.
package struct ObjectiveCPlan: Hashable, Sendable {
    package var model: ObjectiveCModel
    package var diagnostics: [Diagnostic]

    /// Whether anything forbids output.
    var hasErrors: Bool { diagnostics.hasErrors }
}
