import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Decides what a machine class inherits from (code-generation §1.1, §5.1).
struct SuperclassPlanner {
    let settings: GenerateSettings
    /// What was chosen for this one entity: it inherits from that base class even where its parent has a class.
    let own: GenerateSettings?

    /// - Parameter parent: the nearest class of the entities above.
    func superclass(
        of entity: EntityDescription, parent: EntityClass?, diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        if let text = own?.baseClass?.value ?? entity.userInfo[.customBaseClass].map(SwiftText.trimmed) {
            return custom(text, of: entity, parent, diagnostics: &diagnostics)
        }
        let base = settings.baseClass.flatMap { BaseClass($0.value, ownModule: settings.module?.value) }
        return parent?.type ?? base?.type ?? .managedObject
    }

    private func custom(
        _ text: String, of entity: EntityDescription, _ parent: EntityClass?,
        diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        guard let base = BaseClass(text, ownModule: settings.module?.value) else {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "base class '\(text)' of entity '\(entity.name)' is not a class name", at: ModelPlace(entity),
                help: "write a class such as Base or Module.Base")
            return parent?.type ?? .managedObject
        }
        if let parent, base.type.name != parent.type.name {
            diagnostics.report(
                .customBaseClass, .warning,
                "base class '\(text)' of entity '\(entity.name)' stands in the place of '\(parent.name.name)', the "
                    + "class of its parent", at: ModelPlace(entity),
                help: "let '\(text)' inherit from '\(parent.name.name)', or the code does not compile")
        }
        return base.type
    }
}

/// Decides which classes are `Identifiable` (code-generation §3.3).
struct IdentityPlanner {
    let model: ResolvedModel

    /// Root classes are, unless a property `id` would be in the way: one that is optional or no identity, or one that
    /// only some of the objects have.
    func isIdentifiable(_ generated: GeneratedClass, _ entity: EntityDescription) -> Bool {
        if generated.inheritsGeneratedClass { return false }
        if generated.relationships.contains(where: { $0.property.name == "id" }) { return false }
        if generated.fetchedProperties.contains(where: { $0.name == "id" }) { return false }
        if let id = generated.attributes.first(where: { $0.name == "id" }) {
            return !id.type.isOptional && id.type.isHashable
        }
        return !model.descendants(of: entity).contains { $0.properties.contains { $0.name == "id" } }
    }
}

/// Decides what a machine file imports.
///
/// An import is public only where public declarations of the file use the module: the compiler warns of any other one
/// in modules with internal imports by default.
struct ImportPlanner {
    let access: AccessLevel

    /// The imports of a file whose declarations use types of these modules; modules that exist on some platforms only
    /// come last.
    ///
    /// - Parameter access: the access level of the file's class, where it has its own.
    func imports(for used: Set<String>, access: AccessLevel? = nil) -> [GeneratedImport] {
        let isPublic = (access ?? self.access) == .public
        let imports = Array(used.union(["CoreData", "Foundation"])).sortedByName { $0 }
            .map { module in
                GeneratedImport(
                    module: module, isPublic: isPublic && used.contains(module),
                    isConditional: FrameworkClasses.isConditional(module))
            }
        return imports.filter { !$0.isConditional } + imports.filter(\.isConditional)
    }
}
