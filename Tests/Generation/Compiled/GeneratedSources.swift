import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport

/// The Swift files generated from one model, on disk for the compiler.
struct GeneratedSources {
    let model: String
    let schema: ManagedObjectModel
    let files: [GeneratedFile]
    let diagnostics: [Diagnostic]
    /// The classes that the model names for values and that are no part of it: the app's own, or a framework's.
    let foreignClasses: Set<String>
    /// The enumerations that user info names, likewise.
    let foreignRawTypes: Set<String>

    /// Reads a model and generates from its current version.
    init(model path: String, access: AccessLevel = .internal, programmaticModel: Bool = false) throws {
        let reading = ModelReader().read(path)
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let resolved = ResolvedModel(schema)
        var options = CodeGenerationOptions(
            sourceName: URL(fileURLWithPath: path).lastPathComponent, modelName: reading.model?.name ?? "")
        options.access = access
        options.includesXcodeGenerated = true
        options.extras.programmaticModel = programmaticModel
        let generation = CodeGenerator(options: options).generate(resolved, locate: version.location)
        model = path
        self.schema = schema
        files = generation.files
        diagnostics = generation.diagnostics
        let attributes = schema.entities.flatMap(\.attributes) + schema.composites.flatMap(\.attributes)
        foreignClasses = Set(
            attributes.compactMap(\.valueClassName)
                + attributes.compactMap { $0.userInfo["attributeValueClassName"] })
        foreignRawTypes = Set(
            attributes.compactMap { $0.userInfo["RawType"] ?? $0.userInfo["attributeValueScalarType"] })
    }

    /// Equal for models that give equal code.
    var key: [String] {
        files.flatMap { [$0.path, $0.text.split(separator: "\n").dropFirst().joined(separator: "\n")] }
    }
}
