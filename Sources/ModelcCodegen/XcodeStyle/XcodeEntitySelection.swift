import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Selects the entities that get files: either the entities whose classes Xcode generates in a build, or all entities
/// with a class.
struct XcodeEntitySelection {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let style: XcodeStyle

    /// Selects the entities that get files. Returns them sorted by the UTF-8 bytes of their class names.
    func entities(_ diagnostics: inout DiagnosticCollector) -> [XcodeEntity] {
        var selected: [XcodeEntity] = []
        for entity in model.entities where isWanted(entity, diagnostics: &diagnostics) {
            guard let name = entity.className else {
                reportNameless(entity, diagnostics: &diagnostics)
                continue
            }
            guard isOwn(name, of: entity, diagnostics: &diagnostics) else { continue }
            if let problem = problem(in: name.name) { report(problem, of: entity, diagnostics: &diagnostics) }
            selected.append(self.entity(entity, name))
        }
        return selected.sortedByName { $0.className + "\0" + $0.entity.name }
    }

    /// The class of an entity's objects. Nil for `NSManagedObject`, which is also used if the class name is not valid
    /// in source code.
    func className(ofEntityNamed name: String?) -> String? {
        guard let entity = name.flatMap(model.entity(named:)) else { return nil }
        return className(of: entity)
    }

    private func className(of entity: EntityDescription) -> String? {
        guard let name = entity.className?.name, SwiftIdentifier.isValid(name) else { return nil }
        return name
    }

    private func entity(_ entity: EntityDescription, _ name: ClassName) -> XcodeEntity {
        let isAutomatic = isAutomatic(entity)
        let includesHuman = input.settings(ofEntity: entity.name).human.value
        return XcodeEntity(
            entity: entity, className: name.name, hasPlainName: name.module == .unspecified,
            superclassName: model.ancestors(of: entity).lazy.compactMap(className).first,
            isAutomatic: isAutomatic,
            hasClassFiles: entity.codeGenerationType != .category && (isAutomatic || includesHuman))
    }

    private func isAutomatic(_ entity: EntityDescription) -> Bool {
        switch input.settings.codegen.value {
        case .automatic: true
        case .manual: false
        case .followingModel: entity.codeGenerationType != nil && style.hasAutomaticMode
        }
    }

    private func isWanted(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> Bool {
        if let names = input.entityNames, !names.contains(entity.name) { return false }
        if entity.codeGenerationType != nil || input.settings.allEntities.value { return true }
        if entity.className != nil { reportManual(entity, diagnostics: &diagnostics) }
        return false
    }

    private func isOwn(
        _ name: ClassName, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> Bool {
        guard case .named(let module) = name.module, let own = input.settings.module?.value, module != own else {
            return true
        }
        EntitySelection.report(foreignModule: module, of: entity, diagnostics: &diagnostics)
        return false
    }

    private func problem(in name: String) -> String? {
        if !SwiftIdentifier.isValid(name) { return "class name '\(name)' is not an identifier" }
        if style.language == .objectiveC, ObjectiveCIdentifier.isKeyword(name) {
            return "class name '\(name)' is a word of Objective-C"
        }
        return nil
    }
}

extension XcodeEntitySelection {
    func reportManual(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .manualCodegen, .note, "entity '\(entity.name)' was skipped: its Codegen is Manual/None",
            at: ModelLocation(entity),
            help: "pass \(GenerateSettings.flag(\.allEntities)), or write codeGenerationType=\"class\"")
    }

    /// Reports a class name that ends in a dot, such as `Shop.`. A name that is only a dot is allowed: Xcode writes it
    /// if the field was cleared.
    func reportNameless(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        guard let text = entity.representedClassName, text.last == ".", text != "." else { return }
        report("class '\(text)' has no name after its last dot", of: entity, diagnostics: &diagnostics)
    }

    func report(_ problem: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidClassName, .error, problem, at: ModelLocation(entity, attribute: "representedClassName"),
            help: "name the class with letters, digits and _ only")
    }
}
