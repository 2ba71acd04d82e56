import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport

/// Code of several models without conflicting declarations, as one module: starting the compiler takes longer than
/// compiling most models.
struct GeneratedModule {
    private(set) var models: [String] = []
    private(set) var foreignClasses: Set<String> = []
    private(set) var foreignRawTypes: Set<String> = []
    private(set) var foreignOptionSets: Set<String> = []
    /// The files by their names.
    private(set) var texts: [String: String] = [:]
    private var names: Set<String> = []

    /// Puts each model into the first module without a conflict.
    static func modules(of sources: [GeneratedSources]) -> [GeneratedModule] {
        sources.reduce(into: []) { modules, sources in
            for index in modules.indices where modules[index].add(sources) { return }
            var module = GeneratedModule()
            _ = module.add(sources)
            modules.append(module)
        }
    }

    /// Adds a model; returns false if one of its names is taken. A file that is the same for all models is added once.
    private mutating func add(_ sources: GeneratedSources) -> Bool {
        let files = sources.files.filter { texts[$0.path].map(GeneratedModule.body) != GeneratedModule.body($0.text) }
        let declared = Set(files.flatMap { GeneratedModule.declarations(in: $0.text) })
        let taken = Set(texts.keys)
        guard names.isDisjoint(with: declared), taken.isDisjoint(with: files.map(\.path)) else { return false }
        names.formUnion(declared)
        for file in files { texts[file.path] = file.text }
        models.append(sources.model)
        foreignClasses.formUnion(sources.foreignClasses)
        foreignRawTypes.formUnion(sources.foreignRawTypes)
        foreignOptionSets.formUnion(sources.foreignOptionSets)
        return true
    }

    /// A file without the comment that names its model.
    private static func body(_ text: String) -> Substring { text.drop { $0 != "\n" } }

    /// The types that a file declares.
    private static func declarations(in text: String) -> [String] {
        text.matches(of: /(?m)^(?:[@\w()]+ )*(?:class|struct|enum|protocol|typealias) (\w+)/).map {
            String($0.output.1)
        }
    }

    /// Writes the files into a folder and returns their paths.
    ///
    /// - Parameter frameworks: frameworks that the test kit does not have.
    func write(to folder: TemporaryFolder, withoutImportsOf frameworks: [String] = []) throws -> [String] {
        try texts.sorted { $0.key < $1.key }.map { path, text in
            let text = frameworks.flatMap { ["public import \($0)\n", "import \($0)\n"] }
                .reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
            return try folder.write(text, to: path)
        }
    }
}

/// The Swift files generated from one model, on disk for the compiler.
struct GeneratedSources {
    let model: String
    /// The name of the model, without the folder's extension.
    let name: String
    let schema: ManagedObjectModel
    let files: [GeneratedFile]
    let diagnostics: [Diagnostic]
    /// The classes of values that the model names but does not contain: the app's own, or a framework's.
    let foreignClasses: Set<String>
    /// The enumerations that the user info names but the model does not contain.
    let foreignRawTypes: Set<String>
    /// Those of them that have a value for each raw value.
    let foreignOptionSets: Set<String>

    /// Reads a model and generates code from its current version.
    ///
    /// - Parameters:
    ///   - change: changes the model first.
    ///   - configure: sets further options.
    init(
        model path: String, style: CodeStyle = .modern, access: AccessLevel? = nil, programmaticModel: Bool = false,
        change: (inout ManagedObjectModel) -> Void = { _ in }, configure: (inout GenerateSettings) -> Void = { _ in }
    ) throws {
        let reading = ModelReader().read(path)
        guard reading.isUsable, let version = reading.selectedVersion, var schema = version.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        change(&schema)
        let resolved = ResolvedModel(schema)
        var options = CodeGenerationInput(
            sourceName: URL(fileURLWithPath: path).lastPathComponent, modelName: reading.model?.name ?? "")
        options.settings.style = .flag(style)
        if let access { options.settings.access = .flag(access) }
        options.settings.includeXcodeCodegen = .flag(true)
        options.settings.programmaticModel = .flag(programmaticModel)
        // Several models share one support file.
        options.settings.fullSupport = .flag(true)
        configure(&options.settings)
        options.settings = options.settings.completed()
        var partial = PartialGeneration(of: resolved)
        while let model = partial.next {
            if !partial.isWhole { options.settings.programmaticModel = .flag(false) }
            partial.add(CodeGenerator(options).generate(model, locate: version.location))
        }
        let generation = partial.result(locate: version.location)
        model = path
        name = reading.model?.name ?? ""
        self.schema = schema
        files = generation.files
        diagnostics = generation.diagnostics
        let attributes = schema.entities.flatMap(\.attributes) + schema.composites.flatMap(\.attributes)
        foreignClasses = Set(
            attributes.compactMap(\.valueClassName)
                + attributes.compactMap { $0.userInfo["attributeValueClassName"] })
        foreignRawTypes = Set(
            attributes.compactMap { $0.userInfo["RawType"] ?? $0.userInfo["attributeValueScalarType"] })
        foreignOptionSets = Set(
            attributes.filter { $0.userInfo["nonOptionalInit"] != nil }.compactMap { $0.userInfo["RawType"] })
    }

    /// Equal for models with equal code.
    var key: [String] {
        files.flatMap { [$0.path, $0.text.split(separator: "\n").dropFirst().joined(separator: "\n")] }
    }
}
