import ModelcDiagnostics
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts what is generated from every current model of the corpora, in one language mode or another: the
/// golden files are compiled in all.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusCodeTests {
    /// Models that cannot be generated from, with the id of the diagnostic that says why.
    private static let refused = [
        // Its class is in a module Something.We.Cannot.Handle.
        "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel": "invalid-class-name",
        // An attribute has the class *Color.
        "Tests/Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel": "invalid-objc-class",
    ]

    @Test func everyCurrentModelCompiles() throws {
        var seen: Set<[String]> = []
        var different: [GeneratedSources] = []
        for path in CorpusModels.current() {
            let sources = try GeneratedSources(model: path, programmaticModel: true)
            let errors = sources.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue)
            let reason = CorpusCodeTests.refused.first { path.hasSuffix($0.key) }?.value
            #expect(Set(errors) == Set(reason.map { [$0] } ?? []), "\(path)")
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

    /// Classes that a model names and that it does not hold are declared as its app would, or their framework.
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
            + rawTypes.sorted().map { "nonisolated public enum \($0): Int16 { case first }" }
        let source = "import Foundation\n" + declarations.joined(separator: "\n")
        return try TypeChecker().check(swift: files, mode: mode, extraSources: [source])
    }
}
