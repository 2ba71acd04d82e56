import Foundation
import ModelcFiles
import ModelcKeyedArchive
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Reading a compiled model gives the original model.
@Suite struct CompiledRoundTripTests {
    /// Data that compiled models cannot hold, or that a version with a feature of unknown form loses.
    private static let lost: Set<SchemaChangeKind> = [
        .entityCodegenChanged, .attributeScalarChanged, .compositeChanged,
    ]

    private func readBack(_ model: ManagedObjectModel) throws -> ManagedObjectModel {
        let files = ModelFiles.memory(MemoryFiles(["M.mom": .file(ModelCompiler().compile(model).bytes)]))
        let reading = ModelReader(files: files).read("M.mom")
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        var model = try #require(reading.selectedVersion?.model)
        // Two sources are compared in full: the comparison must not ignore lost data.
        model.origin = .source
        return model
    }

    /// Whether the difference is only a spelling (`1` and `1.0`, `true` and `TRUE`), or the CloudKit flag of a
    /// configuration.
    private func isSpelling(_ change: SchemaChange, _ old: ManagedObjectModel, _ new: ManagedObjectModel) -> Bool {
        switch change.kind {
        case .attributeDefaultChanged:
            return attribute(of: change, in: old)?.defaultValue == attribute(of: change, in: new)?.defaultValue
        case .attributeValidationChanged:
            let (before, after) = (attribute(of: change, in: old), attribute(of: change, in: new))
            return before?.minimum == after?.minimum && before?.maximum == after?.maximum
        case .fetchedPropertyChanged, .fetchRequestChanged:
            return canonical(change.oldValue) == canonical(change.newValue)
        case .configurationChanged:
            return change.oldValue?.replacingOccurrences(of: " (CloudKit)", with: "") == change.newValue
        default: return false
        }
    }

    private func canonical(_ predicate: String?) -> String? {
        predicate?.lowercased().replacingOccurrences(of: " yes", with: " true")
            .replacingOccurrences(of: " no", with: " false")
    }

    private func attribute(of change: SchemaChange, in model: ManagedObjectModel) -> AttributeDescription? {
        let entity = model.entities.first { $0.name == change.entity }
        return entity?.attributes.first { $0.name == change.property }
    }

    /// The features whose form is unknown and that the bytes lack.
    private static func omissions(in compiled: CompiledModel) -> [CompiledFeatureUse] {
        compiled.uses.filter { $0.feature.grade == .unknown }
    }

    @Test func everyVersionOfTheCorpusIsReadBackAsItWas() throws {
        var count = 0
        for version in Corpus.versions {
            guard let model = version.model else { continue }
            let omitted = Set(Self.omissions(in: ModelCompiler().compile(model)).map(\.feature)).subtracting([
                .validationPattern
            ])
            guard omitted.isEmpty, Set(model.entities.map(\.name)).count == model.entities.count else { continue }
            let back = try readBack(model)
            let changes = ModelDiffer(guessesRenames: false).difference(from: model, to: back).changes.filter {
                !Self.lost.contains($0.kind) && !isSpelling($0, model, back)
            }
            #expect(
                changes.isEmpty,
                "\(version.path): \(changes.map { "\($0.kind) \($0.modelPath) \($0.oldValue ?? "") -> \($0.newValue ?? "")" })"
            )
            let (old, new) = (
                VersionHasher.hashes(of: ResolvedModel(model)), VersionHasher.hashes(of: ResolvedModel(back))
            )
            #expect(old.checksum == new.checksum, "\(version.path)")
            count += 1
        }
        #expect(count > 10)
    }

    /// Every feature of a version is written or reported: an omitted one has a feature name and a position in the
    /// model.
    @Test func everyVersionCompilesOrIsRefusedByName() throws {
        for model in Corpus.versions.compactMap(\.model) {
            let compiled = ModelCompiler().compile(model)
            _ = try KeyedArchive(bytes: compiled.bytes).rootObject()
            #expect(Self.omissions(in: compiled).allSatisfy { !$0.modelPath.isEmpty })
        }
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: CompiledPair.models)
    func applesFilesCompileToThemselves(_ pair: CompiledPair) throws {
        let reading = ModelReader().read(try CompiledPair.path(pair.compiled), .all)
        #expect(reading.diagnostics.isEmpty)
        for version in try #require(reading.model).versions {
            let model = try #require(version.model)
            let compiled = ModelCompiler().compile(model)
            let comparison = GraphComparison(
                expected: try KeyedArchive(bytes: pair.bytes(version.name + ".mom")),
                actual: try KeyedArchive(bytes: compiled.bytes))
            #expect(comparison.differences.isEmpty, "\(pair)/\(version.name)")
        }
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: CompiledPair.models)
    func hashesOfCompiledModelsAreThoseOfVersionInfo(_ pair: CompiledPair) throws {
        let info = try #require(VersionInfo(bytes: pair.bytes(VersionInfo.fileName)))
        let reading = ModelReader().read(try CompiledPair.path(pair.compiled), .all)
        for version in try #require(reading.model).versions {
            let hashes = VersionHasher.hashes(of: ResolvedModel(try #require(version.model)))
            let expected = try #require(info.versions.first { $0.name == version.name }).hashes
            #expect(VersionInfo.Version(name: version.name, hashes).hashes == expected, "\(pair)/\(version.name)")
        }
    }
}

extension AttributeDescription {
    /// The bounds as numbers, whatever their spelling; nil if the type has no bounds.
    fileprivate var minimum: Double? { bound(minimumValueText, minimumDateInterval) }
    fileprivate var maximum: Double? { bound(maximumValueText, maximumDateInterval) }

    private func bound(_ text: String?, _ interval: Double?) -> Double? {
        if type == .date { return interval }
        return type.isNumber || type == .string ? text.flatMap { Double($0) } : nil
    }
}

/// Models compiled by Apple's compiler, with their sources: `compiled` in the large corpus.
struct CompiledPair: CustomStringConvertible, Sendable {
    /// The bundle with the sources, relative to the folder `compiled` of the corpus.
    var source: String
    /// The compiled bundle or mapping model, likewise.
    var compiled: String

    var description: String { String(compiled.split(separator: "/").last ?? "") }

    private static let plus = "alemar11+CoreDataPlus/Tests/Resources"
    private static let library = "richardpiazza+CoreDataPlus"
    private static let catalog = "richardpiazza+TranslationCatalog"
    private static let catalogSources = catalog + "/source/Sources/TranslationCatalogCoreData/Resources"
    private static let catalogCompiled =
        catalog + "/compiled/Sources/TranslationCatalogCoreData/PrecompiledResources"
    private static let libraryTests = "Tests/CoreDataPlusTests/Resources"

    static let models: [CompiledPair] =
        [
            CompiledPair(
                source: plus + "/SampleModel/SampleModel.xcdatamodeld",
                compiled: plus + "/SampleModel/Fixtures/SampleModel.momd"),
            CompiledPair(
                source: plus + "/SampleModel3/SampleModel3.xcdatamodeld",
                compiled: plus + "/SampleModel3/Fixtures/SampleModel3.momd"),
            CompiledPair(
                source: "SwiftGen+SwiftGen/Sources/TestUtils/Fixtures/Resources/CoreData/Model.xcdatamodeld",
                compiled: "SwiftGen+SwiftGen/SwiftGen.playground/Resources/Model.momd"),
        ]
        + ["1.0", "1.1"].map { version in
            CompiledPair(
                source: library + "/source/\(libraryTests)/CoreDataPlus_\(version).xcdatamodeld",
                compiled: library + "/compiled/\(libraryTests)/CoreDataPlus_\(version).momd")
        }
        + (1...3).map { number in
            CompiledPair(
                source: catalogSources + "/CatalogModel_\(number).xcdatamodeld",
                compiled: catalogCompiled + "/CatalogModel_\(number).momd")
        }

    static let mappings: [CompiledPair] =
        [
            CompiledPair(
                source: plus + "/SampleModel/MappingModels/V2toV3.xcmappingmodel",
                compiled: plus + "/SampleModel/Fixtures/V2toV3.cdm"),
            CompiledPair(
                source: library + "/source/\(libraryTests)/Model_1_0_to_1_1.xcmappingmodel",
                compiled: library + "/compiled/\(libraryTests)/Model_1_0_to_1_1.cdm"),
        ]
        + ["1_to_2", "2_to_3"].map { step in
            CompiledPair(
                source: catalogSources + "/Model_\(step).xcmappingmodel",
                compiled: catalogCompiled + "/Model_\(step).cdm")
        }

    /// A path below the folder `compiled`.
    static func path(_ relative: String) throws -> String {
        guard let root = Corpus.root else { throw CocoaError(.fileNoSuchFile) }
        return root.appendingPathComponent("compiled/" + relative).path
    }

    /// The sources with all versions read.
    func sources() throws -> VersionedModel {
        let reading = ModelReader().read(try CompiledPair.path(source), .all)
        guard let model = reading.model, reading.isUsable else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }

    /// A file of the compiled bundle.
    func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: CompiledPair.path(compiled) + "/" + name)))
    }
}
