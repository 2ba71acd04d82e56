import Foundation
import ModelcCodegen
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts what is generated from the samples, without a word.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct SampleCodeTests {
    @Test(arguments: TypeChecker.Mode.allCases, AccessLevel.allCases)
    func samplesCompile(_ mode: TypeChecker.Mode, _ access: AccessLevel) throws {
        let samples = try ["BookList", "TodoCore", "DataStore"].map { name in
            try GeneratedSources(model: Repository.path("Samples/\(name)/\(name).xcdatamodeld"), access: access)
        }
        #expect(samples.flatMap(\.diagnostics).isEmpty)
        for module in GeneratedModule.modules(of: samples) {
            let folder = try TemporaryFolder()
            let features = access == .public ? ["InternalImportsByDefault"] : []
            let outcome = try TypeChecker().check(
                swift: try module.write(to: folder), mode: mode, upcomingFeatures: features)
            // The kit's UUID, Date and the like are not Foundation's own, so that a public import can seem unused.
            let isQuiet = outcome == .silence || (access == .public && !outcome.output.contains("error:"))
            #expect(outcome.succeeded && isQuiet, "\(outcome.output)")
        }
    }
}
