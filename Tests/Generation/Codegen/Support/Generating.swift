import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport

/// The path in diagnostics.
let modelPath = "BookList.xcdatamodel/contents"

func options(
    source: String = "BookList.xcdatamodeld", module: String? = nil, access: AccessLevel = .internal,
    isolation: Isolation = .nonisolated, includesXcodeGenerated: Bool = false
) -> CodeGenerationInput {
    var settings = GenerateSettings()
    settings.module = module.map { .flag($0) }
    settings.access = .flag(access)
    settings.isolation = .flag(isolation)
    settings.includeXcodeCodegen = .flag(includesXcodeGenerated)
    return CodeGenerationInput(sourceName: source, modelName: "BookList", settings: settings)
}

func generate(_ model: ManagedObjectModel, _ options: CodeGenerationInput = options()) -> CodeGenerationResult {
    CodeGenerator(options).generate(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The machine file of entity `Book` with these properties.
func book(
    _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [],
    fetched: [FetchedPropertyDescription] = [], others: [EntityDescription] = [],
    composites: [CompositeDescription] = [], options: CodeGenerationInput = options()
) -> String {
    var model = model(
        entity("Book", attributes: attributes, relationships: relationships, fetched: fetched), composites: composites)
    model.entities += others
    return generate(model, options).text(of: "_Book.swift")
}

extension CodeGenerationResult {
    /// The text of a file; a placeholder if there is no such file.
    func text(of path: String) -> String { files.first { $0.path == path }?.text ?? "no file \(path)" }

    /// The files' paths in order.
    var paths: [String] { files.map(\.path) }

    /// The diagnostics as `error duplicate-class Book`.
    var findings: [String] { diagnostics.map { "\($0.severity.diagnosticWord) \($0.id) \($0.modelPath ?? "-")" } }
}

func plan(
    _ model: ManagedObjectModel, _ options: CodeGenerationInput = options(),
    _ change: (inout CodeGenerationInput) -> Void = { _ in }
) -> GenerationPlan {
    var options = options
    change(&options)
    return CodeGenerator(options).plan(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The plan of entity `Book` with these attributes.
func planOfBook(
    _ attributes: AttributeDescription..., change: (inout CodeGenerationInput) -> Void = { _ in }
) -> GenerationPlan {
    plan(model(entity("Book", attributes: attributes)), options(), change)
}

extension GenerationPlan {
    /// The diagnostics as `error duplicate-class Book`.
    var findings: [String] { diagnostics.map { "\($0.severity.diagnosticWord) \($0.id) \($0.modelPath ?? "-")" } }

    func generatedClass(_ name: String = "Book") -> GeneratedClass? { model.classes.first { $0.className == name } }

    func attribute(_ name: String, of className: String = "Book") -> GeneratedProperty? {
        generatedClass(className)?.attributes.first { $0.name == name }
    }

    /// The type of an attribute; a placeholder if there is no such attribute.
    func type(_ name: String, of className: String = "Book") -> String {
        attribute(name, of: className)?.type.spelling ?? "no attribute"
    }

    func relationship(_ name: String, of className: String = "Book") -> GeneratedRelationship? {
        generatedClass(className)?.relationships.first { $0.property.name == name }
    }
}

/// Compares generated files with the recorded files of a folder. These may have an additional extension, so that the
/// project's formatter ignores them.
func expectGoldens(_ files: [GeneratedFile], in folder: String, suffix: String = "") throws {
    let goldens = Goldens("Tests/Generation/Codegen/Goldens")
    try goldens.expect(files.map { ($0.path + suffix, $0.text) }, in: folder)
}

/// The folder of recorded files.
func goldenFolder(_ name: String) -> String { Repository.path("Tests/Generation/Codegen/Goldens/\(name)") }

/// Whether all combinations are tested, not only a share.
let isFullRun = TestScope.isFull

func model(_ entities: EntityDescription..., composites: [CompositeDescription] = []) -> ManagedObjectModel {
    var made = ModelcTestSupport.model(composites: composites)
    made.entities = entities
    return made
}

func composite(_ name: String, _ members: AttributeDescription...) -> CompositeDescription {
    var made = ModelcTestSupport.composite(name)
    made.attributes = members
    return made
}

/// An entity whose class has the entity's name by default; `class: nil` is an entity without a class.
func entity(
    _ name: String, class className: String?, parent: String? = nil, attributes: [AttributeDescription] = [],
    relationships: [RelationshipDescription] = [], fetched: [FetchedPropertyDescription] = [],
    userInfo: [String: String] = [:], line: Int = 1
) -> EntityDescription {
    ModelcTestSupport.entity(name, parent: parent, class: className, attributes, links: relationships, line: line) {
        $0.fetchedProperties = fetched
        $0.userInfo = info(userInfo)
    }
}

func entity(
    _ name: String, parent: String? = nil, attributes: [AttributeDescription] = [],
    relationships: [RelationshipDescription] = [], fetched: [FetchedPropertyDescription] = [],
    userInfo: [String: String] = [:], line: Int = 1
) -> EntityDescription {
    entity(
        name, class: name, parent: parent, attributes: attributes, relationships: relationships, fetched: fetched,
        userInfo: userInfo, line: line)
}

/// An attribute that is required by default.
func attribute(
    _ name: String, _ type: AttributeType = .string, optional: Bool = false, class className: String? = nil,
    composite: String? = nil, derived: Bool = false, userInfo: [String: String] = [:], line: Int = 1
) -> AttributeDescription {
    ModelcTestSupport.attribute(name, type, optional: optional, line: line) {
        $0.customClassName = className
        $0.compositeName = composite
        $0.isDerived = derived
        $0.userInfo = info(userInfo)
    }
}

func toOne(_ name: String, _ destination: String?, optional: Bool = true) -> RelationshipDescription {
    relationship(name, to: destination) { $0.isOptional = optional }
}

func toMany(_ name: String, _ destination: String?, ordered: Bool = false) -> RelationshipDescription {
    relationship(name, to: destination) {
        $0.isOptional = true
        $0.isToMany = true
        $0.isOrdered = ordered
    }
}

func fetched(_ name: String, _ entity: String?, result: FetchResultType? = nil) -> FetchedPropertyDescription {
    var property = fetchedProperty(name, for: entity)
    property.isOptional = true
    property.fetchRequest?.resultType = result
    return property
}

private func info(_ entries: [String: String]) -> UserInfo {
    UserInfo(entries.sorted { $0.key < $1.key }.map { UserInfoEntry(key: $0.key, value: $0.value) })
}
