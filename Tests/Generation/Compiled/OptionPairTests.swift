import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Every value of every option with every value of every other one: the compiler accepts what is generated, without a word.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct OptionPairTests {
    static let rows = OptionPairs(TriedOption.all.map(\.values.count)).rows

    /// Other random models than those of every run: `MODELC_SEED` is a number that is added to the seeds.
    private static let firstSeed = UInt64(ProcessInfo.processInfo.environment["MODELC_SEED"] ?? "") ?? 0

    @Test(arguments: rows.indices) func aModelWithOneOfEverythingCompiles(_ index: Int) throws {
        let settings = OptionPairTests.settings(OptionPairTests.rows[index])
        let result = generation(of: oneOfEverything(), settings)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        try check(result.files, settings, index)
    }

    /// Entities with names that cannot be are left out; the others are, and their names hide nothing.
    @Test(arguments: rows.indices) func randomModelsWithHostileNamesCompile(_ index: Int) throws {
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
        let locate: @Sendable (SourcePlace) -> ModelcDiagnostics.SourceLocation = { place in
            ModelcDiagnostics.SourceLocation(path: modelPath, position: place.position)
        }
        let partial = PartialGeneration(locate: locate) { model, isWhole in
            var settings = settings
            if !isWhole { settings.programmaticModel = .flag(false) }
            return CodeGenerator(CodeGenerationInput(sourceName: "M.xcdatamodeld", modelName: "M", settings: settings))
                .generate(model, locate: locate)
        }
        return partial.result(of: ResolvedModel(model))
    }

    private func check(_ files: [GeneratedFile], _ settings: GenerateSettings, _ index: Int) throws {
        if files.isEmpty { return }
        let folder = try TemporaryFolder()
        let texts = files.map { ($0.path, $0.text) } + surroundings(of: settings)
        for (path, text) in texts { _ = try folder.write(text, to: path) }
        // Compilers with a default isolation know `nonisolated` before types: nobody needs the other form there.
        let modes = TypeChecker.Mode.allCases.filter {
            $0 != .swift6MainActor || settings.isolation.value == .nonisolated
        }
        for mode in TestScope.share(of: modes, at: index) {
            let outcome = try TypeChecker().check(swift: texts.map { folder.path($0.0) }, mode: mode)
            // The kit's UUID, Date and the like are not Foundation's own, so that a public import can seem unused; and so
            // is one that the settings ask for.
            let said = outcome.output.split(separator: "\n").filter {
                ($0.contains("error:") || $0.contains("warning:")) && !$0.contains("warning: public import of")
            }
            let isSilent = outcome.succeeded && said.isEmpty
            #expect(isSilent, "\(words(settings)), \(mode): \(said.prefix(6).joined(separator: "\n"))")
        }
    }

    /// What the app has besides: the base class, and the support file where another model gives it.
    private func surroundings(of settings: GenerateSettings) -> [(String, String)] {
        let isolation = settings.isolation.value == .nonisolated ? "nonisolated " : ""
        let access = settings.access.value == .public ? "open " : ""
        var texts = [("Base.swift", "public import CoreData\n\(isolation)\(access)class Base: NSManagedObject {}\n")]
        if settings.access.value == .internal { texts[0].1 = String(texts[0].1.dropFirst("public ".count)) }
        if !settings.support.value {
            var settings = settings
            settings.support = .flag(true)
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
