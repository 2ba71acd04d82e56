import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts the code generated from every current model of the corpora, each in one language mode. The
/// golden files are compiled in all modes.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusCodeTests {
    /// Models of which an entity is left out, with the id of the diagnostic that states the reason. The rest compiles.
    private static let refused = [
        // Its class is in a module Something.We.Cannot.Handle.
        "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel": "invalid-class-name",
        // An attribute has the class *Color.
        "Tests/Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel": "invalid-objc-class",
    ]

    @Test(arguments: [CodeStyle.modern, .xcodeCompatible]) func everyCurrentModelCompiles(_ style: CodeStyle) throws {
        var seen: Set<[String]> = []
        var different: [GeneratedSources] = []
        for path in CorpusModels.current() {
            let sources = try GeneratedSources(model: path, style: style, programmaticModel: true)
            let errors = sources.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue)
            let reason = CorpusCodeTests.refused.first { path.hasSuffix($0.key) }?.value
            #expect(Set(errors) == Set(reason.map { [$0] } ?? []), "\(path)")
            #expect(!sources.files.isEmpty || sources.schema.entities.count < 2, "\(path)")
            if !sources.files.isEmpty, seen.insert(sources.key).inserted { different.append(sources) }
        }
        #expect(different.count > (Corpus.isAvailable ? 60 : 8))
        for (index, module) in GeneratedModule.modules(of: different).enumerated() {
            for mode in TestScope.share(of: TypeChecker.Mode.allCases, at: index) {
                let outcome = try check(module, mode)
                #expect(outcome.succeeded, "\(module.models): \(outcome.output.prefix(2000))")
            }
        }
    }

    /// Classes that a model names but does not contain are declared as its app, or their framework, would declare them.
    private func check(_ module: GeneratedModule, _ mode: TypeChecker.Mode) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        let files = try module.write(to: folder, withoutImportsOf: ["CoreLocation"])
        let outcome = try TypeChecker().check(swift: files, mode: mode)
        let unknown = Set(outcome.output.matches(of: /cannot find type '(\w+)' in scope/).map { String($0.output.1) })
        let foreign = unknown.filter { name in module.foreignClasses.contains { $0.contains(name) } }
        let rawTypes = unknown.intersection(module.foreignRawTypes)
        guard !unknown.isEmpty, foreign.union(rawTypes) == unknown else { return outcome }
        let declarations =
            foreign.subtracting(rawTypes).sorted().map { "@objc(\($0)) public class \($0): NSObject {}" }
            + rawTypes.sorted().map { name in
                module.foreignOptionSets.contains(name)
                    ? "nonisolated public struct \(name): OptionSet, Sendable { public let rawValue: Int16\n"
                        + "public init(rawValue: Int16) { self.rawValue = rawValue } }"
                    : "nonisolated public enum \(name): Int16 { case first }"
            }
        let source = "import Foundation\n" + declarations.joined(separator: "\n")
        return try TypeChecker().check(swift: files, mode: mode, extraSources: [source])
    }
}

/// clang accepts the Objective-C generated from every current model of the corpus without warnings, and its headers
/// even with `-Weverything`.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusObjectiveCTests {
    /// Models of which entities are left out, with the ids of the diagnostics that state the reasons. The rest
    /// compiles.
    private static let refused: [String: Set<String>] = [
        "TypesModel.xcdatamodeld/TypesModel.xcdatamodel": ["reserved-property-name"],
        "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel": ["reserved-property-name", "invalid-class-name"],
        "Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel": ["invalid-objc-class"],
    ]

    /// The declarations in the headers that models name in their user info.
    private static let headerTexts = ["Gender.h": "typedef short Gender;\n"]

    @Test func everyCurrentModelCompiles() throws {
        var seen: Set<[String]> = []
        var checked = 0
        for path in CorpusModels.current() {
            let (result, headers) = try generate(path)
            let errors = Set(result.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue))
            let reason = CorpusObjectiveCTests.refused.first { path.hasSuffix($0.key) }?.value
            #expect(errors == reason ?? [], "\(path)")
            let texts = result.files.map { $0.text.split(separator: "\n").dropFirst().joined(separator: "\n") }
            guard !result.files.isEmpty, seen.insert(texts).inserted else { continue }
            let outcome = try check(result.files, headers)
            let isSilent = outcome == .silence
            #expect(isSilent, "\(path): \(outcome.output.prefix(1000))")
            checked += 1
        }
        #expect(checked > (Corpus.isAvailable ? 60 : 8))
    }

    /// The files, with the headers that the model's user info names.
    private func generate(_ path: String) throws -> (CodeGenerationResult, headers: [String]) {
        let reading = ModelReader().read(path)
        guard reading.isUsable, let version = reading.selectedVersion, let schema = version.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        var options = CodeGenerationInput(
            sourceName: URL(fileURLWithPath: path).lastPathComponent, modelName: reading.model?.name ?? "")
        options.settings.includeXcodeCodegen = .flag(true)
        var partial = PartialGeneration(of: ResolvedModel(schema))
        while let model = partial.next {
            partial.add(ObjectiveCGenerator(options).generate(model, locate: version.location))
        }
        let result = partial.result(locate: version.location)
        return (result, schema.entities.compactMap { $0.userInfo["additionalHeaderFileName"] })
    }

    /// One file that includes all the others: starting clang takes longer than compiling a class.
    private func check(_ files: [GeneratedFile], _ headers: [String]) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        for header in Set(headers) {
            _ = try folder.write(CorpusObjectiveCTests.headerTexts[header] ?? "", to: header)
        }
        for file in files { _ = try folder.write(file.text, to: file.path) }
        let folders = [folder.url.path]
        // An app with all warnings imports the headers, and compiles the rest without the warnings.
        let headers = try folder.write(CorpusObjectiveCTests.imports(of: files, ".h"), to: "Headers.m")
        let clean = try TypeChecker().check(
            objectiveC: [headers], headerDirectories: folders, warnings: ["-Wall", "-Wextra", "-Weverything"])
        if clean != .silence { return clean }
        let whole = try folder.write(CorpusObjectiveCTests.imports(of: files, ".m"), to: "Whole.m")
        return try TypeChecker().check(objectiveC: [whole], headerDirectories: folders)
    }

    private static func imports(of files: [GeneratedFile], _ suffix: String) -> String {
        files.map(\.path).filter { $0.hasSuffix(suffix) }.map { "#import \"\($0)\"\n" }.joined()
    }
}

/// The models of the corpora from which code is generated.
enum CorpusModels {
    /// The paths of the current version of every bundle.
    static func current() -> [String] { Corpus.current.map(\.facts.url.path) }
}
