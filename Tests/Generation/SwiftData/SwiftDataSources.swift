import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcVersionHash

/// The `@Model` classes of a model, with the hashes that they promise.
struct SwiftDataSources {
    let plan: SwiftDataCodePlan
    let hashes: [SwiftDataEntityHash]
    let files: [GeneratedFile]
    let schemaFile: GeneratedFile

    init(_ model: ManagedObjectModel, configure: (inout GenerateSettings) -> Void = { _ in }) {
        var input = CodeGenerationInput(sourceName: "Library.xcdatamodeld", modelName: "Library")
        input.settings.shields = .flag(false)
        configure(&input.settings)
        let generator = SwiftDataGenerator(input)
        let resolved = ResolvedModel(model)
        plan = generator.plan(resolved)
        hashes = plan.compared(
            VersionHasher.hashes(of: resolved), with: VersionHasher.hashes(of: ResolvedModel(plan.schema)))
        files = generator.files(of: plan, hashes: hashes)
        let name = SwiftDataSchemaName(prefix: "LibrarySchema", identifier: model.versionIdentifier, number: 1)
        schemaFile = generator.versionedSchema(name, of: plan, hashes: hashes)
    }

    /// The text of a file; empty if there is none.
    func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }

    /// The lines of a file without indentation.
    func lines(_ path: String) -> [String] {
        text(path).split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    }

    /// The hash of an entity.
    func hash(_ entity: String) -> SwiftDataEntityHash? { hashes.first { $0.entityName == entity } }

    var machineFiles: [GeneratedFile] { files.filter { $0.policy == .machine } }
}

/// An attribute, optional as the editor creates it. (The tests of Core Data classes have a function `attribute` of their own.)
func stored(
    _ name: String, _ type: AttributeType = .string, optional: Bool = true, composite: String? = nil,
    default text: String? = nil, id: String? = nil, editing edit: (inout AttributeDescription) -> Void = { _ in }
) -> AttributeDescription {
    ModelcTestSupport.attribute(
        name, type, optional: optional, composite: composite, default: text, id: id, editing: edit)
}
