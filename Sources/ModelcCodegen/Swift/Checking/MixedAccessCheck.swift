import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Finds handwritten or Xcode-generated classes that do not compile together with the generated classes, because one
/// class is public and uses an internal one.
struct MixedAccessCheck {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let selection: EntitySelection

    func check(diagnostics: inout DiagnosticCollector) {
        let classes = model.entities.sortedByName(\.name).compactMap(selection.entityClass)
        let namedByPublic = namesInPublicClasses(classes)
        for entityClass in classes where !entityClass.isGenerated && entityClass.foreignModule == nil {
            if EntitySelection.isIgnored(entityClass.entity, input) { continue }
            if entityClass.isXcodeClass(in: model) {
                checkXcodeClass(entityClass, diagnostics: &diagnostics)
            } else if namedByPublic.contains(entityClass.entity.name), !entityClass.isInternal {
                reportHandwritten(entityClass, diagnostics: &diagnostics)
            }
        }
    }

    /// Checks a class that Xcode generates. Such a class is always public.
    private func checkXcodeClass(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) {
        let named = neighbours(of: entityClass.entity).first { $0.isGenerated && isInternal($0) }
        guard let named else { return }
        diagnostics.report(
            .accessConflict, .warning,
            "Xcode declares class '\(entityClass.name.name)' public, and it names class '\(named.name.name)', which is "
                + "generated as internal: the two do not compile together",
            at: ModelLocation(entityClass.entity, attribute: "codeGenerationType"),
            help:
                "pass \(GenerateSettings.flag(\.access)) public, or set Codegen of entity '\(entityClass.entity.name)' to Manual/None"
        )
    }

    private func reportHandwritten(_ entityClass: EntityClass, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .accessConflict, .note,
            "class '\(entityClass.name.name)' is not generated, and public code names it: it has to be public itself, "
                + "and open where generated classes inherit from it",
            at: ModelLocation(entityClass.entity),
            help: "if it is internal, give entity '\(entityClass.entity.name)' the user info key "
                + "modelc.access = internal")
    }

    /// The names of the entities that public generated classes inherit from or have relationships to.
    private func namesInPublicClasses(_ classes: [EntityClass]) -> Set<String> {
        guard input.settings.access.value == .public else { return [] }
        let named = classes.filter { $0.isGenerated && !$0.isInternal }.flatMap { neighbours(of: $0.entity) }
        return Set(named.map(\.entity.name))
    }

    /// The nearest superclass, then the destination classes of the relationships.
    private func neighbours(of entity: EntityDescription) -> [EntityClass] {
        let superclass = model.ancestors(of: entity).lazy.compactMap(selection.entityClass).first
        let destinations = entity.relationships.compactMap { relationship in
            relationship.destinationName.flatMap { model.entity(named: $0) }.flatMap(selection.entityClass)
        }
        return [superclass].compactMap { $0 } + destinations
    }

    private func isInternal(_ entityClass: EntityClass) -> Bool {
        input.settings.access.value == .internal || entityClass.isInternal
    }
}
