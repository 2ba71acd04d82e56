import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// What compiles with typed keys, and what must not.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct TypedKeyTests {
    @Test(arguments: TypeChecker.Mode.allCases, ["", "NonisolatedNonsendingByDefault"])
    func everyOperatorCompiles(_ mode: TypeChecker.Mode, _ feature: String) throws {
        let outcome = try check("Uses.swift", mode: mode, upcomingFeatures: feature.isEmpty ? [] : [feature])
        #expect(outcome == .silence, "\(outcome.output)")
    }

    @Test func wrongTypesDoNotCompile() throws {
        let lines = try String(contentsOfFile: Fixtures.path("Keys/Wrong.swift"), encoding: .utf8)
            .components(separatedBy: "\n")
        let wrong = lines.indices.filter { lines[$0].hasSuffix("// wrong") }.map { $0 + 1 }
        #expect(wrong.count > 25)
        let output = try check("Wrong.swift", mode: .swift6).output
        let found = Set(output.matches(of: /Wrong\.swift:(\d+):\d+: error:/).compactMap { Int($0.output.1) })
        #expect(wrong.filter { !found.contains($0) } == [], "lines that compile")
        #expect(found.subtracting(wrong) == [], "lines that should compile: \(output)")
    }

    private func check(
        _ file: String, mode: TypeChecker.Mode, upcomingFeatures: [String] = []
    ) throws -> CompilerOutcome {
        let sources = try GeneratedSources(model: Fixtures.path("Keys/Shop.xcdatamodeld"))
        #expect(sources.diagnostics.isEmpty)
        let folder = try TemporaryFolder()
        let files = try GeneratedModule.modules(of: [sources])[0].write(to: folder)
        return try TypeChecker().check(
            swift: files + [Fixtures.path("Keys/\(file)")], mode: mode, upcomingFeatures: upcomingFeatures)
    }
}
