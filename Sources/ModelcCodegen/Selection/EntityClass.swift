import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The class of an entity's objects, generated or not.
struct EntityClass {
    let entity: EntityDescription
    let name: ClassName
    /// The module that declares the class; nil for the module of the generated files.
    let foreignModule: String?
    /// Whether files are generated for the class.
    let isGenerated: Bool
    /// Whether the class is internal while the others are public.
    let isInternal: Bool

    /// Whether Xcode generates the class in Swift, which it makes public and never open.
    func isXcodeClass(in model: ResolvedModel) -> Bool {
        !isGenerated && foreignModule == nil && entity.codeGenerationType == .classDefinition
            && model.model.sourceLanguage != .objectiveC
    }

    var machineName: String { "_" + name.name }

    /// The class as a type of generated code.
    var type: SwiftType {
        var type = SwiftType(SwiftIdentifier.escapedType(name.name), module: foreignModule, isSendable: false)
        type.isInternal = isInternal
        return type
    }
}

/// A custom class that machine classes inherit from in place of `NSManagedObject`.
struct BaseClass {
    let type: SwiftType

    /// - Parameters:
    ///   - text: `Base`, or `Module.Base`; the result is nil for any other text.
    ///   - ownModule: the module of the generated files, which needs no import.
    init?(_ text: String, ownModule: String?) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, parts.allSatisfy(SwiftIdentifier.isValid), let name = parts.last else { return nil }
        let module = parts.count == 2 ? parts[0] : nil
        type = SwiftType(
            SwiftIdentifier.escapedType(name), module: module == ownModule ? nil : module, isSendable: false)
    }

    /// Whether an entity's class is this one; then it is not generated.
    func isClass(named name: String) -> Bool { type.name == SwiftIdentifier.escapedType(name) }
}

/// Reads the access level of a single class: from the settings of its entity, or else from its user info
/// (`modelc.access`).
struct AccessReader {
    let input: CodeGenerationInput

    /// Whether the class is internal while the others are public.
    func isInternal(_ entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> Bool {
        guard let level = level(of: entity, diagnostics: &diagnostics) else { return false }
        switch (level, input.settings.access.value) {
        case (.internal, .public): return true
        case (.internal, .internal), (.public, .public): return false
        case (.public, .internal):
            diagnostics.report(
                .accessConflict, .error,
                "entity '\(entity.name)' asks for a public class, and what it stands on is internal",
                at: ModelLocation(entity),
                help:
                    "pass \(GenerateSettings.flag(\.access)) public, and give the other entities the user info key modelc.access = internal"
            )
            return false
        }
    }

    /// The same for a class that is not generated: the access set for it decides how public code can name it.
    func isDeclaredInternal(_ entity: EntityDescription) -> Bool {
        let own = ownLevel(of: entity) ?? entity.userInfo[.access].flatMap(AccessLevel.init)
        return own == .internal && input.settings.access.value == .public
    }

    private func ownLevel(of entity: EntityDescription) -> AccessLevel? {
        guard let access = input.ownSettings(ofEntity: entity.name)?.access, access.isSet else { return nil }
        return access.value
    }

    private func level(of entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> AccessLevel? {
        if let own = ownLevel(of: entity) { return own }
        guard let text = entity.userInfo[.access] else { return nil }
        let level = AccessLevel(rawValue: text)
        if level == nil { reportUnknown(text, entity, diagnostics: &diagnostics) }
        return level
    }

    private func reportUnknown(
        _ text: String, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let names = AccessLevel.allCases.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: text, among: names).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key 'modelc.access' of '\(entity.name)' is not an access level",
            at: ModelLocation(entity), help: near + "write " + names.joined(separator: " or "))
    }
}

/// The entities whose properties a class declares: its own and the ancestors between it and the nearest superclass,
/// whose properties no other class declares.
struct PropertyOwners {
    /// The entities, the class's own first.
    let entities: [EntityDescription]
    /// The entity at the root of the inheritance tree, which may be the first one itself.
    let root: EntityDescription
    /// The superclass; nil if it is `NSManagedObject`.
    let superclass: EntityClass?
    /// The nearest superclass that is not generated; nil if all are.
    let handwrittenClass: EntityClass?
    /// Whether any superclass is generated.
    let inheritsGeneratedClass: Bool
    /// The names of the properties that ancestors declare.
    private let inheritedNames: Set<String>

    init(of entity: EntityDescription, in model: ResolvedModel, selection: EntitySelection) {
        let ancestors = model.ancestors(of: entity)
        let classIndex = ancestors.firstIndex { selection.entityClass(of: $0) != nil } ?? ancestors.endIndex
        let above = ancestors[classIndex...]
        entities = [entity] + ancestors[..<classIndex]
        root = ancestors.last ?? entity
        let classes = above.compactMap(selection.entityClass)
        superclass = classes.first
        handwrittenClass = classes.first { !$0.isGenerated }
        inheritsGeneratedClass = classes.contains { $0.isGenerated }
        inheritedNames = PropertyOwners.names(in: above)
    }

    /// Calls `plan` with every property of one kind that the class has to declare, and sorts the results by name.
    ///
    /// Skips properties that are excluded from generated code, and names that are already declared: by a superclass, or
    /// by an entity nearer to the class.
    func plan<Property: PropertyDescription, Planned>(
        _ properties: KeyPath<EntityDescription, [Property]>, name: (Planned) -> String,
        _ plan: (Property, EntityDescription) -> Planned
    ) -> [Planned] {
        var planned: [Planned] = []
        for owner in entities {
            for property in owner[keyPath: properties] where isWanted(property) {
                planned.append(plan(property, owner))
            }
        }
        planned = planned.sortedByName(name)
        // Names that occur twice are errors, or come from two ancestors without classes.
        let isUnique = planned.indices.dropFirst().allSatisfy { name(planned[$0]) != name(planned[$0 - 1]) }
        if isUnique { return planned }
        return planned.indices.compactMap { index in
            index > 0 && name(planned[index]) == name(planned[index - 1]) ? nil : planned[index]
        }
    }

    private func isWanted(_ property: some PropertyDescription) -> Bool {
        !property.userInfo.asksToIgnore && !inheritedNames.contains(property.name)
    }

    private static func names(in entities: ArraySlice<EntityDescription>) -> Set<String> {
        var names: Set<String> = []
        names.reserveCapacity(entities.reduce(0) { $0 + $1.attributes.count + $1.relationships.count })
        for entity in entities {
            names.formUnion(entity.attributes.lazy.map(\.name))
            names.formUnion(entity.relationships.lazy.map(\.name))
            names.formUnion(entity.fetchedProperties.lazy.map(\.name))
        }
        return names
    }
}
