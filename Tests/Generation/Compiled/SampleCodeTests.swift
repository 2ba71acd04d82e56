import Foundation
import ModelcCodegen
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts what is generated from the samples, without a word.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct SampleCodeTests {
    @Test(arguments: ["BookList", "TodoCore", "DataStore"], TypeChecker.Mode.allCases)
    func samplesCompile(_ name: String, _ mode: TypeChecker.Mode) throws {
        for access in AccessLevel.allCases {
            let sources = try GeneratedSources(
                model: Repository.path("Samples/\(name)/\(name).xcdatamodeld"), access: access)
            #expect(sources.diagnostics.isEmpty)
            let folder = try TemporaryFolder()
            let features = access == .public ? ["InternalImportsByDefault"] : []
            let outcome = try TypeChecker().check(
                swift: try sources.write(to: folder), mode: mode, upcomingFeatures: features)
            // The kit's UUID, Date and the like are not Foundation's own, so that a public import can seem unused.
            let isQuiet = outcome == .silence || (access == .public && !outcome.output.contains("error:"))
            #expect(outcome.succeeded && isQuiet, "\(outcome.output)")
        }
    }
}
