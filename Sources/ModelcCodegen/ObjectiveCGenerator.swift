import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates Objective-C classes for a model's entities.
///
/// 1. *Selection* determines which entities have a class, and which classes are generated.
/// 2. *Planning* decides every name and every type. The result describes the content of all files as values.
/// 3. *Checking* rejects names that Objective-C or a file system does not accept.
/// 4. *Rendering* fills in the templates of a set with these values.
///
/// Writes nothing to disk. Problems in the model are reported as diagnostics; if one of them is an error, no files are
/// generated.
package struct ObjectiveCGenerator: Sendable {
    let input: CodeGenerationInput
    private let templates: OutputTemplates

    package init(_ input: CodeGenerationInput, templates: OutputTemplates = .bundled(.objectiveC)) {
        self.input = input
        self.templates = templates
    }

    /// Generates the files for a model.
    ///
    /// - Parameter locate: returns the location in the model's file that a diagnostic points to.
    package func generate(
        _ model: ResolvedModel, locate: @escaping @Sendable (SchemaLocation) -> SourceLocation
    ) -> CodeGenerationResult {
        let plan = plan(model, locate: locate)
        return CodeGenerationResult(plan.diagnostics, templates) { plan.model }
    }

    /// Plans the content of the files, for callers that render it with their own templates.
    package func plan(
        _ model: ResolvedModel, locate: @escaping @Sendable (SchemaLocation) -> SourceLocation
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

    /// The input for the selection of entities. It has no access levels, because Objective-C has none, and no base
    /// classes, because the planner handles them.
    private var selectionInput: CodeGenerationInput {
        var input = input
        input.settings.access = GenerateSettings().access
        input.settings.baseClass = nil
        input.settings.entities = nil
        return input
    }
}

/// The result of planning and checking.
package struct ObjectiveCPlan: Hashable, Sendable {
    package var model: ObjectiveCModel
    package var diagnostics: [Diagnostic]
}
