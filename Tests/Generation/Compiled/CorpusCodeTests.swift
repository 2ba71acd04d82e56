import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts what is generated from every current model of the corpus.
@Suite(
    .enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)),
    .enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct CorpusCodeTests {
    /// Models that cannot be generated from, with the id of the diagnostic that says why.
    private static let refused = [
        // Its class is in a module Something.We.Cannot.Handle.
        "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel": "invalid-class-name",
        // An attribute has the class *Color.
        "Tests/Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel": "invalid-objc-class",
    ]

    @Test(arguments: TypeChecker.Mode.allCases)
    func everyCurrentModelCompiles(_ mode: TypeChecker.Mode) throws {
        var seen: Set<[String]> = []
        var checked = 0
        for path in try CorpusModels.current() {
            let sources = try GeneratedSources(model: path, programmaticModel: true)
            let errors = sources.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue)
            let reason = CorpusCodeTests.refused.first { path.hasSuffix($0.key) }?.value
            #expect(Set(errors) == Set(reason.map { [$0] } ?? []), "\(path)")
            guard !sources.files.isEmpty, seen.insert(sources.key).inserted else { continue }
            let outcome = try check(sources, mode)
            #expect(outcome.succeeded, "\(path): \(outcome.output.prefix(2000))")
            checked += 1
        }
        #expect(checked > 60)
        print("generated code, \(mode): \(checked) different models compile")
    }

    /// Classes that a model names and that it does not hold are declared as its app would, or their framework.
    private func check(_ sources: GeneratedSources, _ mode: TypeChecker.Mode) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        let files = try sources.write(to: folder, withoutImportsOf: ["CoreLocation"])
        let outcome = try TypeChecker().check(swift: files, mode: mode)
        let unknown = Set(outcome.output.matches(of: /cannot find type '(\w+)' in scope/).map { String($0.output.1) })
        let foreign = unknown.filter { name in sources.foreignClasses.contains { $0.contains(name) } }
        let rawTypes = unknown.intersection(sources.foreignRawTypes)
        guard !unknown.isEmpty, foreign.union(rawTypes) == unknown else { return outcome }
        let declarations =
            foreign.subtracting(rawTypes).sorted().map { "@objc(\($0)) public class \($0): NSObject {}" }
            + rawTypes.sorted().map { "nonisolated public enum \($0): Int16 { case first }" }
        let source = "import Foundation\n" + declarations.joined(separator: "\n")
        return try TypeChecker().check(swift: files, mode: mode, extraSources: [source])
    }
}
