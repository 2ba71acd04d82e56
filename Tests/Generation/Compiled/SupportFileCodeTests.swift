import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The size of the support file for the samples.
@Suite struct SupportFileSizeTests {
    private func lineCount(_ name: String, isFull: Bool = false) throws -> Int {
        let sources = try GeneratedSources(
            model: Repository.path("Samples/\(name)/\(name).xcdatamodeld"),
            configure: { $0.fullSupport = .flag(isFull) })
        let text = sources.files.first { $0.path == "_ModelcSupport.swift" }?.text ?? ""
        return text.utf8.count { $0 == 0x0A }
    }

    @Test func itGrowsWithTheModel() throws {
        let (one, three, full) = try (
            lineCount("DataStore"), lineCount("BookList"), lineCount("DataStore", isFull: true)
        )
        #expect(one < 250, "one entity: \(one)")
        #expect(three < 450, "three entities: \(three)")
        #expect(full > three, "everything: \(full)")
    }
}

/// Each part of the support file compiles without the parts that a model does not need.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct PartialSupportTests {
    @Test(arguments: SupportFileTests.small.map(\.name))
    func itCompiles(_ name: String) throws {
        let model = try #require(SupportFileTests.small.first { $0.name == name }).model
        for snapshots in [false, true] {
            var input = options()
            input.settings.snapshots = .flag(snapshots)
            input.settings.codable = .flag(snapshots)
            let folder = try TemporaryFolder()
            let paths = try generate(model, input).files.map { try folder.write($0.text, to: $0.path) }
            let outcome = try TypeChecker().check(swift: paths, mode: .swift6)
            #expect(outcome == .silence, "\(name): \(outcome.output)")
        }
    }
}
