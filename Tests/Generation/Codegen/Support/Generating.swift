import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The path that diagnostics point into.
let modelPath = "BookList.xcdatamodel/contents"

func options(
    source: String = "BookList.xcdatamodeld", module: String? = nil, access: AccessLevel = .internal,
    isolation: Isolation = .nonisolated, includesXcodeGenerated: Bool = false
) -> CodeGenerationOptions {
    CodeGenerationOptions(
        sourceName: source, modelName: "BookList", module: module, access: access, isolation: isolation,
        includesXcodeGenerated: includesXcodeGenerated)
}

func generate(_ model: ManagedObjectModel, _ options: CodeGenerationOptions = options()) -> CodeGenerationResult {
    CodeGenerator(options: options).generate(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The machine file of entity `Book` with these properties.
func book(
    _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [],
    fetched: [FetchedPropertyDescription] = [], others: [EntityDescription] = [],
    composites: [CompositeDescription] = [], options: CodeGenerationOptions = options()
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
    var findings: [String] { diagnostics.map { "\($0.severity) \($0.id) \($0.modelPath ?? "-")" } }
}
