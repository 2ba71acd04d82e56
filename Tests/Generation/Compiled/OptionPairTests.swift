import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Every value of every option together with every value of every other option: the generated code compiles without
/// warnings.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct OptionPairTests {
    static let rows = OptionPairs(TriedOption.all.map(\.values.count)).rows

    /// Random models that differ from those of other runs: `MODELC_SEED` is a number that is added to the seeds.
    private static let firstSeed = UInt64(ProcessInfo.processInfo.environment["MODELC_SEED"] ?? "") ?? 0

    @Test(arguments: TestScope.share(of: Array(rows.indices), outOf: 8)) func aModelWithOneOfEverythingCompiles(
        _ index: Int
    ) throws {
        let settings = OptionPairTests.settings(OptionPairTests.rows[index])
        let result = generation(of: oneOfEverything(), settings)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        try check(result.files, settings, index)
    }

    /// Entities with invalid names are left out; the others are generated, and their names hide nothing.
    @Test(arguments: TestScope.share(of: Array(rows.indices), outOf: 16)) func randomModelsWithHostileNamesCompile(
        _ index: Int
    ) throws {
        let settings = OptionPairTests.settings(OptionPairTests.rows[index])
        for seed in TestScope.share(of: Array(0..<UInt64(6)), at: index) {
            var model = HostileModel(seed: OptionPairTests.firstSeed + UInt64(index) * 100 + seed)
            let result = generation(of: model.make(), settings)
            let files = result.files
            let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(files.contains { $0.path.hasPrefix("_") && $0.path != "_ModelcSupport.swift" }, "\(errors)")
            try check(files, settings, index)
        }
    }

    @Test func everySettingIsTriedOrHasAReasonNotToBe() {
        let named = TriedOption.all.map(\.name) + TriedOption.others.keys
        #expect(named.sorted() == SettingTable.all.map(\.name).sorted())
    }

    @Test func everyPairOfValuesIsInARow() {
        let options = TriedOption.all
        #expect(OptionPairTests.rows.count < 30)
        for first in options.indices {
            for second in options.indices where second != first {
                let found = Set(OptionPairTests.rows.map { [$0[first], $0[second]] })
                #expect(found.count == options[first].values.count * options[second].values.count)
            }
        }
    }

    private static func settings(_ row: [Int]) -> GenerateSettings {
        var settings = GenerateSettings()
        for (option, value) in zip(TriedOption.all, row) { option.values[value].set(&settings) }
        settings.includeXcodeCodegen = .flag(true)
        return settings.completed()
    }

    private func generation(of model: ManagedObjectModel, _ settings: GenerateSettings) -> CodeGenerationResult {
        let locate: @Sendable (SchemaLocation) -> ModelcDiagnostics.SourceLocation = { place in
            ModelcDiagnostics.SourceLocation(path: modelPath, position: place.position)
        }
        var partial = PartialGeneration(of: ResolvedModel(model))
        while let model = partial.next {
            var input = CodeGenerationInput(sourceName: "M.xcdatamodeld", modelName: "M", settings: settings)
            if !partial.isWhole { input.settings.programmaticModel = .flag(false) }
            partial.add(CodeGenerator(input).generate(model, locate: locate))
        }
        return partial.result(locate: locate)
    }

    private func check(_ files: [GeneratedFile], _ settings: GenerateSettings, _ index: Int) throws {
        if files.isEmpty { return }
        let folder = try TemporaryFolder()
        let texts = files.map { ($0.path, $0.text) } + surroundings(of: settings)
        for (path, text) in texts { _ = try folder.write(text, to: path) }
        // Compilers with a default isolation accept `nonisolated` before types, so the other form is not needed there.
        let modes = TypeChecker.Mode.allCases.filter {
            $0 != .swift6MainActor || settings.isolation.value == .nonisolated
        }
        for mode in TestScope.share(of: modes, at: index) {
            let outcome = try TypeChecker().check(swift: texts.map { folder.path($0.0) }, mode: mode)
            // UUID, Date and similar types of the test kit are not Foundation's own, so a public import, or an import
            // that the settings add, can seem unused.
            let stated = outcome.output.split(separator: "\n").filter {
                ($0.contains("error:") || $0.contains("warning:")) && !$0.contains("warning: public import of")
            }
            let isSilent = outcome.succeeded && stated.isEmpty
            #expect(isSilent, "\(words(settings)), \(mode): \(stated.prefix(6).joined(separator: "\n"))")
        }
    }

    /// Other code of the app: the base class, and the support file if it belongs to another model.
    private func surroundings(of settings: GenerateSettings) -> [(String, String)] {
        let isolation = settings.isolation.value == .nonisolated ? "nonisolated " : ""
        let access = settings.access.value == .public ? "open " : ""
        var texts = [("Base.swift", "public import CoreData\n\(isolation)\(access)class Base: NSManagedObject {}\n")]
        if settings.access.value == .internal { texts[0].1 = String(texts[0].1.dropFirst("public ".count)) }
        if !settings.support.value {
            var settings = settings
            settings.support = .flag(true)
            settings.fullSupport = .flag(true)
            settings.singleFile = .flag(false)
            texts += generation(of: model(entity("Elsewhere")), settings).files
                .filter { $0.path == "_ModelcSupport.swift" }.map { ($0.path, $0.text) }
        }
        return texts
    }

    private func words(_ settings: GenerateSettings) -> String {
        "\(settings.style.value) \(settings.access.value) \(settings.isolation.value) \(settings.numbers.value)"
    }
}

/// Entities with their own settings compile together with entities without.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct EntitySettingTests {
    private static let swift = """
        models:
          - path: \(Repository.path("Samples/BookList/BookList.xcdatamodeld"))
        generate:
          output: Out
          access: public
          numbers: object
          entities:
            Author: { optionality: always, codable: true, snapshots: true, identifiable: true }
            Book:
              access: internal
              numbers: scalar
              decimal: swift
              collections: nsset
              required-without-default: iuo
              snapshots: true
              doc-facts: true
            Shelf: { base-class: Furniture, userinfo-constants: true }
        """

    @Test(arguments: TypeChecker.Mode.allCases)
    func swiftCompiles(_ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        try generate(EntitySettingTests.swift, in: folder)
        try folder.write("import CoreData\nopen class Furniture: NSManagedObject {}\n", to: "Out/Furniture.swift")
        let book = try String(contentsOfFile: folder.path("Out/_Book.swift"), encoding: .utf8)
        #expect(book.contains("NSSet") && book.contains("var pageCount: Int32?"))
        #expect(try folder.files().contains("Out/_Shelf.swift"))
        let files = try folder.files().filter { $0.hasSuffix(".swift") }.map(folder.path)
        let check = try TypeChecker().check(swift: files, mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    @Test func objectiveCCompiles() throws {
        let folder = try TemporaryFolder()
        try generate(
            """
            models:
              - path: \(Repository.path("Samples/TodoCore/TodoCore.xcdatamodeld"))
            generate:
              output: Out
              language: objc
              constants: extern
              entities:
                Task: { constants: class, scalars: both }
                Tag: { constants: none, base-class: Label, base-class-import: Label.h }
            """, in: folder)
        try folder.write(
            "#import <CoreData/CoreData.h>\n@interface Label : NSManagedObject\n@end\n", to: "Out/Label.h")
        let header = try String(contentsOfFile: folder.path("Out/_TodoTag.h"), encoding: .utf8)
        #expect(header.contains("#import \"Label.h\"") && header.contains("_TodoTag : Label"))
        let files = try folder.files().filter { $0.hasSuffix(".m") }.map(folder.path)
        let check = try TypeChecker().check(objectiveC: files, headerDirectories: [folder.path("Out")])
        #expect(check == .silence, "\(check.output)")
    }

    private func generate(_ yaml: String, in folder: TemporaryFolder) throws {
        try folder.write(yaml, to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run("generate")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
