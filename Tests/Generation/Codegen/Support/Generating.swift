import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport

/// The path that diagnostics point into.
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
    /// The text of a file; where it is absent a text that says so.
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

    /// The type of an attribute; where it is absent a text that says so.
    func type(_ name: String, of className: String = "Book") -> String {
        attribute(name, of: className)?.type.spelling ?? "no attribute"
    }

    func relationship(_ name: String, of className: String = "Book") -> GeneratedRelationship? {
        generatedClass(className)?.relationships.first { $0.property.name == name }
    }
}

/// Compares generated files with the recorded ones of a folder, which may have a further extension: files whose layout is
/// not that of this project's formatter.
func expectGoldens(_ files: [GeneratedFile], in folder: String, suffix: String = "") throws {
    let goldens = Goldens("Tests/Generation/Codegen/Goldens")
    try goldens.expect(files.map { ($0.path + suffix, $0.text) }, in: folder)
}

/// The folder of recorded files.
func goldenFolder(_ name: String) -> String { Repository.path("Tests/Generation/Codegen/Goldens/\(name)") }

/// Whether all of a product is tested, not only a share.
let isFullRun = TestScope.isFull
