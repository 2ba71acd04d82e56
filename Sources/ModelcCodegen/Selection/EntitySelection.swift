import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The entities that have classes, and the classes that are generated.
struct EntitySelection {
    /// The class of each entity that has a usable class, by entity name.
    private let classByEntity: [String: EntityClass]
    /// The classes that get files, sorted by the UTF-8 bytes of their names.
    let generated: [EntityClass]
    private let model: ResolvedModel

    init(_ model: ResolvedModel, _ input: CodeGenerationInput, diagnostics: inout DiagnosticCollector) {
        var classByEntity: [String: EntityClass] = [:]
        var generated: [EntityClass] = []
        let base = input.settings.baseClass.flatMap { BaseClass($0.value, ownModule: input.settings.module?.value) }
        let access = AccessReader(input: input)
        PresenceKeyCheck.check(model, input, diagnostics: &diagnostics)
        EntitySelection.reportClassless(in: model, input, diagnostics: &diagnostics)
        for (entity, name) in EntitySelection.namedClasses(in: model) where classByEntity[entity.name] == nil {
            guard EntitySelection.isUsable(name, of: entity, input, diagnostics: &diagnostics)
            else { continue }
            let module = EntitySelection.foreignModule(of: name, input)
            let isBase = base?.isClass(named: name.name) == true
            if isBase { EntitySelection.reportBase(entity, input, diagnostics: &diagnostics) }
            let isGenerated =
                !isBase
                && EntitySelection.isGenerated(
                    entity, in: model, foreignModule: module, input, diagnostics: &diagnostics)
            let found = EntityClass(
                entity: entity, name: name, foreignModule: module, isGenerated: isGenerated,
                isGeneratedElsewhere: EntitySelection.isGeneratedElsewhere(entity, foreignModule: module, input),
                isInternal: isGenerated
                    ? access.isInternal(entity, diagnostics: &diagnostics)
                    : module == nil && access.isDeclaredInternal(entity))
            classByEntity[entity.name] = found
            if isGenerated { generated.append(found) }
        }
        self.classByEntity = classByEntity
        self.generated = generated
        self.model = model
    }

    /// The names of all classes of this model that belong to the module of the generated files.
    var namesInModule: Set<String> {
        var names = Set(generated.map(\.machineName))
        for entityClass in classByEntity.values where entityClass.foreignModule == nil {
            names.insert(entityClass.name.name)
        }
        return names
    }

    /// The class of an entity; nil if the entity has no usable class of its own.
    func entityClass(of entity: EntityDescription) -> EntityClass? { classByEntity[entity.name] }

    /// The Swift type of an entity's objects. `NSManagedObject` if the entity has no class or does not exist.
    func objectType(ofEntityNamed name: String?) -> SwiftType {
        name.flatMap { classByEntity[$0]?.type } ?? .managedObject
    }

    /// The class whose typed keys (such as `Book.keys.title`) apply to an entity's objects: the entity's class if
    /// modelc generates it in this run, otherwise the nearest generated superclass. Nil if there is none.
    ///
    /// A class that is not generated here has no typed keys. It may be written by hand, or belong to another model or
    /// module.
    func keyedClass(ofEntityNamed name: String?) -> SwiftType? {
        guard let found = name.flatMap({ classByEntity[$0] }) else { return nil }
        if found.isGenerated { return found.type }
        return model.ancestors(of: found.entity).lazy.compactMap { classByEntity[$0.name] }
            .first { $0.isGenerated && (!$0.isInternal || found.isInternal) }?.type
    }

    private static func namedClasses(in model: ResolvedModel) -> [(EntityDescription, ClassName)] {
        model.entities
            .compactMap { entity in entity.className.map { (entity, $0) } }
            .sortedByName { $0.1.name + "\0" + $0.0.name }
    }

    /// Whether the user excludes the entity. Nothing is reported about such an entity.
    static func isIgnored(_ entity: EntityDescription, _ input: CodeGenerationInput) -> Bool {
        entity.userInfo.asksToIgnore || input.entityNames.map { !$0.contains(entity.name) } ?? false
    }

    private static func foreignModule(of name: ClassName, _ input: CodeGenerationInput) -> String? {
        switch name.module {
        case .unspecified, .current: nil
        case .named(let module): module == input.settings.module?.value ? nil : module
        }
    }

    private static func isGenerated(
        _ entity: EntityDescription, in model: ResolvedModel, foreignModule: String?, _ input: CodeGenerationInput,
        diagnostics: inout DiagnosticCollector
    ) -> Bool {
        if isIgnored(entity, input) { return false }
        if let foreignModule {
            let isSuperclass = isGeneratedElsewhere(entity, foreignModule: foreignModule, input)
            let subclass = isSuperclass ? subclass(of: entity, in: model, input) : nil
            report(foreignModule: foreignModule, of: entity, subclass: subclass, diagnostics: &diagnostics)
            return false
        }
        if isXcodeGenerated(entity, input) {
            reportConflict(of: entity, diagnostics: &diagnostics)
            return false
        }
        return true
    }

    private static func isGeneratedElsewhere(
        _ entity: EntityDescription, foreignModule: String?, _ input: CodeGenerationInput
    ) -> Bool {
        foreignModule != nil && !isIgnored(entity, input) && !isXcodeGenerated(entity, input)
    }

    /// The first Swift class in the module of the generated files that inherits from the entity's class; nil if there
    /// is none.
    private static func subclass(
        of entity: EntityDescription, in model: ResolvedModel, _ input: CodeGenerationInput
    ) -> ClassName? {
        guard input.settings.language?.value ?? .swift == .swift else { return nil }
        return model.subentities(of: entity).sortedByName(\.name).lazy.compactMap(\.className)
            .first { foreignModule(of: $0, input) == nil }
    }

    private static func isXcodeGenerated(_ entity: EntityDescription, _ input: CodeGenerationInput) -> Bool {
        entity.codeGenerationType != nil && !input.settings.includeXcodeCodegen.value
    }
}

extension EntitySelection {
    /// Whether generated code can use the class name; reports an error otherwise. Nothing is reported for an entity
    /// that the user excludes.
    static func isUsable(
        _ name: ClassName, of entity: EntityDescription, _ input: CodeGenerationInput,
        diagnostics: inout DiagnosticCollector
    ) -> Bool {
        guard let problem = problem(in: name) else { return true }
        if !isIgnored(entity, input) {
            diagnostics.report(
                .invalidClassName, .error, problem, at: ModelLocation(entity, attribute: "representedClassName"),
                help: "name the class with letters, digits and _ only, or give the entity the user info key "
                    + "modelc.ignore")
        }
        return false
    }

    /// Reports entities that get no files because they have no class of their own. Also rejects class names that end in
    /// a dot, such as `Shop.`. A name that is only a dot is allowed: Xcode writes it if the field was cleared.
    static func reportClassless(
        in model: ResolvedModel, _ input: CodeGenerationInput, diagnostics: inout DiagnosticCollector
    ) {
        for entity in model.entities.sortedByName(\.name) {
            guard entity.className == nil, !isIgnored(entity, input) else { continue }
            let place = ModelLocation(entity, attribute: "representedClassName")
            if let text = entity.representedClassName, text.last == ".", text != "." {
                diagnostics.report(
                    .invalidClassName, .error, "class '\(text)' has no name after its last dot", at: place,
                    help: "write the class's name behind the dot, or leave the class empty")
            } else {
                reportSkipped(entity, "it has no class of its own", at: place, diagnostics: &diagnostics)
            }
        }
    }

    /// Reports that an entity gets no files because its class is the configured base class, which is written by hand.
    static func reportBase(
        _ entity: EntityDescription, _ input: CodeGenerationInput, diagnostics: inout DiagnosticCollector
    ) {
        if isIgnored(entity, input) { return }
        reportSkipped(
            entity, "its class is the base class", at: ModelLocation(entity, attribute: "representedClassName"),
            diagnostics: &diagnostics)
    }

    private static func reportSkipped(
        _ entity: EntityDescription, _ reason: String, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .entityWithoutClass, .note, "entity '\(entity.name)' was skipped: \(reason)", at: place,
            help: "if it is to have one, write representedClassName=\"\(entity.name)\"")
    }

    /// Reports that an entity gets no files because its class belongs to another module.
    ///
    /// - Parameter subclass: a class of the generated files that inherits from the entity's class.
    static func report(
        foreignModule module: String, of entity: EntityDescription, subclass: ClassName? = nil,
        diagnostics: inout DiagnosticCollector
    ) {
        let help =
            if let subclass {
                "'\(subclass.name)' inherits from it: generate it for that module as public, and let it be open; if it is "
                    + "written by hand, give the entity the user info key modelc.ignore"
            } else {
                "if the files are generated for that module, pass \(GenerateSettings.flag(\.module)) \(module)"
            }
        diagnostics.report(
            .foreignModule, .warning,
            "entity '\(entity.name)' was skipped: its class lives in module '\(module)'",
            at: ModelLocation(entity, attribute: "representedClassName"), help: help)
    }

    static func reportConflict(of entity: EntityDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .codegenConflict, .warning,
            "entity '\(entity.name)' was skipped: Xcode generates its class itself",
            at: ModelLocation(entity, attribute: "codeGenerationType"),
            help:
                "remove codeGenerationType (Codegen: Manual/None), or pass \(GenerateSettings.flag(\.includeXcodeCodegen))"
        )
    }

    private static func problem(in name: ClassName) -> String? {
        if !SwiftIdentifier.isValid(name.name) { return "class name '\(name.name)' is not a Swift identifier" }
        if case .named(let module) = name.module, !SwiftIdentifier.isValid(module) {
            return "module name '\(module)' of class '\(name.name)' is not a Swift identifier"
        }
        return nil
    }
}

/// Reports keys that take effect whenever they are present, although their value suggests the opposite:
/// `mogenerator.ignore = NO` still excludes a class.
enum PresenceKeyCheck {
    private static let denials: Set = ["no", "false", "0"]

    static func check(_ model: ResolvedModel, _ input: CodeGenerationInput, diagnostics: inout DiagnosticCollector) {
        for entity in model.entities.sortedByName(\.name) {
            if let names = input.entityNames, !names.contains(entity.name) { continue }
            check(entity.userInfo, of: entity, entity.name, diagnostics: &diagnostics)
            for attribute in entity.attributes { check(attribute, of: entity, diagnostics: &diagnostics) }
            for relationship in entity.relationships { check(relationship, of: entity, diagnostics: &diagnostics) }
            for fetched in entity.fetchedProperties { check(fetched, of: entity, diagnostics: &diagnostics) }
        }
        for request in model.model.fetchRequests.sortedByName(\.name) {
            check(request.userInfo, of: request, request.name, diagnostics: &diagnostics)
        }
    }

    private static func check(
        _ property: some PropertyDescription, of owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if property.userInfo.isEmpty { return }
        check(property.userInfo, of: property, owner.name + "." + property.name, diagnostics: &diagnostics)
    }

    private static func check(
        _ userInfo: UserInfo, of element: some SourceElement, _ path: String, diagnostics: inout DiagnosticCollector
    ) {
        for entry in userInfo.entries {
            guard let key = UserInfoKey(rawValue: entry.key), key.countsByPresence(of: element),
                denials.contains(SwiftText.trimmed(entry.value).lowercased())
            else { continue }
            diagnostics.report(
                .userInfoValueIgnored, .warning,
                "user info key '\(entry.key)' of '\(path)' counts by being there: the value '\(entry.value)' does not "
                    + "switch it off",
                at: ModelLocation(userInfo: entry.key, in: userInfo, of: element, path: path), help: "remove the key")
        }
    }
}

extension UserInfoKey {
    /// Whether the key takes effect with any value.
    fileprivate func countsByPresence(of element: some SourceElement) -> Bool {
        switch self {
        case .ignore, .mogeneratorIgnore, .readOnly, .unwrapOptional, .nonOptionalInit, .snapshot, .notInSnapshot:
            true
        // On an entity, only the presence counts. On an attribute, the value is the name of a type.
        case .codable: element is EntityDescription
        case .documentation, .discussion, .customBaseClass, .additionalHeaderFileName, .additionalImports,
            .attributeValueScalarType, .attributeValueClassName, .attributeTransformableProtocols,
            .attributeRawValueEnumType, .attributeCodableTypeName, .destinationEntityIDKeyPath,
            .usesScalarAttributeType, .syncable, .rawType, .access, .swiftType, .rawFallback,
            .enumCases, .onInsert, .key, .conformsTo:
            false
        }
    }
}
