import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Plans the superclass of a machine class (`_Book`) and the imports that this superclass needs.
struct ObjectiveCSuperclassPlanner {
    let model: ResolvedModel
    let selection: EntitySelection
    let input: CodeGenerationInput
    /// The settings of the entity.
    let settings: GenerateSettings

    /// Sets the superclass and the imports of a planned class.
    func plan(
        _ entity: EntityDescription, parent: EntityClass?, into result: inout ObjectiveCClass,
        diagnostics: inout DiagnosticCollector
    ) {
        let forced = forcedClass(of: entity, diagnostics: &diagnostics)
        if let forced {
            if let parent { report(forced, instead: parent, of: entity, diagnostics: &diagnostics) }
            result.superclassName = forced
        } else {
            result.superclassName = parent?.name.name ?? settings.baseClass?.value ?? "NSManagedObject"
        }
        result.superIDClassName = superIDClassName(of: entity, forced: forced)
        addImports(for: forced == nil ? parent : nil, of: entity, to: &result)
        addUserImports(of: entity, to: &result.imports, diagnostics: &diagnostics)
    }

    /// The superclass of the ID class: the ID class of the nearest ancestor with generated files, because the generated
    /// class inherits its `objectID`.
    private func superIDClassName(of entity: EntityDescription, forced: String?) -> String {
        let ancestors = model.ancestors(of: entity).compactMap(selection.entityClass)
        let candidates = forced.map { name in selection.generated.filter { $0.name.name == name } } ?? ancestors
        let base = ownBaseClass(of: entity) == nil ? settings.baseClass?.value : nil
        let above = candidates.first { $0.isGenerated && $0.name.name != base }
        return above.map { $0.name.name + "ID" } ?? "NSManagedObjectID"
    }

    private func addImports(for parent: EntityClass?, of entity: EntityDescription, to result: inout ObjectiveCClass) {
        let name = result.superclassName
        let isGenerated = selection.generated.contains { $0.name.name == name }
        if name == settings.baseClass?.value, ownBaseClass(of: entity) == nil || !isGenerated {
            result.imports.add(header: settings.baseClassImport?.value ?? name + ".h")
        } else if let parent {
            if let module = parent.foreignModule {
                result.imports.add(module: module)
            } else {
                result.imports.add(header: header(of: parent))
            }
        } else if name != "NSManagedObject", entity.userInfo["additionalHeaderFileName"] == nil {
            // A custom base class is declared in the configured header, or in a header with the name of the class.
            result.imports.add(header: name + ".h")
        }
    }

    /// The header to import for a parent class in this module: `Item.h`, or `Item+CoreDataClass.h` if Xcode generates
    /// the class (Codegen setting Class Definition).
    private func header(of parent: EntityClass) -> String {
        let isXcodes = !parent.isGenerated && parent.entity.codeGenerationType == .classDefinition
        return parent.name.name + (isXcodes ? "+CoreDataClass.h" : ".h")
    }

    private func addUserImports(
        of entity: EntityDescription, to imports: inout ObjectiveCImports, diagnostics: inout DiagnosticCollector
    ) {
        if let header = entity.userInfo["additionalHeaderFileName"].flatMap({ $0.isEmpty ? nil : $0 }) {
            if ObjectiveCImports.isHeader(header) {
                imports.add(header: header)
            } else {
                reportInvalid("additionalHeaderFileName", header, of: entity, diagnostics: &diagnostics)
            }
        }
        let modules = entity.userInfo["additionalImports"] ?? ""
        for part in modules.split(separator: ",") {
            let module = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if module.isEmpty { continue }
            if module.split(separator: ".", omittingEmptySubsequences: false)
                .allSatisfy({ ObjectiveCIdentifier.isValid(String($0)) })
            {
                imports.add(module: module)
            } else {
                reportInvalid("additionalImports", module, of: entity, diagnostics: &diagnostics)
            }
        }
    }
}

extension ObjectiveCSuperclassPlanner {
    /// The name of the base class that is configured for this entity. The class inherits from it even if the parent
    /// entity has a class.
    private func ownBaseClass(of entity: EntityDescription) -> String? {
        input.ownSettings(ofEntity: entity.name)?.baseClass?.value
    }

    private func forcedClass(of entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> String? {
        if let own = ownBaseClass(of: entity) { return own }
        let key = "mogenerator.customBaseClass"
        guard let name = entity.userInfo[key] else { return nil }
        if ObjectiveCIdentifier.isValid(name), !ObjectiveCIdentifier.isKeyword(name) { return name }
        reportInvalid(key, name, of: entity, diagnostics: &diagnostics)
        return nil
    }

    private func reportInvalid(
        _ key: String, _ value: String, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error, "value '\(value)' of \(key) is not a name",
            at: ModelLocation(userInfo: key, in: entity.userInfo, of: entity, path: entity.name),
            help: "write a name of letters, digits and _ only")
    }

    private func report(
        _ forced: String, instead parent: EntityClass, of entity: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let key = "mogenerator.customBaseClass"
        diagnostics.report(
            .customBaseClass, .warning,
            "class '\(forced)' becomes the superclass of entity '\(entity.name)' in the place of '\(parent.name.name)'",
            at: ModelLocation(userInfo: key, in: entity.userInfo, of: entity, path: entity.name),
            help: "see that '\(forced)' inherits from '\(parent.name.name)', or name no base class for the entity")
    }
}
