import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The getters of Core Data that Swift treats as returning a retained object; generated code calls none of them.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "code is checked on Linux only"))
struct OwnedGetterTests {
    private static let names = [
        "newName", "new", "new1", "new_name", "copyName", "mutableCopyName", "allocName", "_newName", "__copyName",
        "initName", "newsletter", "copyright", "allocated", "newécran", "title",
    ]

    /// The properties whose getter returns a retained value, by the compiler's own calls.
    private func owned(_ outcome: CompilerOutcome) throws -> Set<String> {
        try #require(outcome.succeeded, "\(outcome.output.prefix(2_000))")
        let getters = outcome.output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /objc_method .*#\w+\.(\S+?)!getter\.foreign .*-> (@\w+)?/).map {
                ($0.output.1, $0.output.2)
            }
        }
        #expect(!getters.isEmpty)
        return Set(getters.filter { $0.1 == "@owned" }.map { String($0.0) })
    }

    /// Names are classified as by the compiler.
    @Test func theNamesOfOwnedGettersAreThoseOfTheCompiler() throws {
        let properties = Self.names.map { "    @NSManaged var \($0): Ship?\n    @NSManaged var \($0)Count: Int32\n" }
        let reads = Self.names.map { "    _ = ship.\($0)\n    _ = ship.\($0)Count\n" }
        let source = """
            import CoreData
            class Ship: NSManagedObject {
            \(properties.joined())}
            func read(_ ship: Ship) {
            \(reads.joined())}
            """
        let owned = try owned(try TypeChecker().rawSIL(swift: [], extraSources: [source]))
        #expect(owned == Set(Self.names.filter(ObjectiveCIdentifier.isOwningGetter)))
        #expect(owned.contains("newName") && !owned.contains("initName") && !owned.contains("newsletter"))
    }

    @Test(arguments: [CodeStyle.modern, .xcodeCompatible])
    func generatedClassesCallNoOwnedGetter(style: CodeStyle) throws {
        let sources = try GeneratedSources(model: Fixtures.path("Hostile/Owning.xcdatamodel"), style: style)
        let names = try #require(sources.schema.entities.first { $0.name == "Ship" }).properties.map(\.name)
        let reads = names.map { "    _ = ship.\($0)\n" }.joined()
        let signals =
            "public struct Signals: OptionSet { public let rawValue: Int16; public init(rawValue: Int16) { self.rawValue = rawValue } }\n"
        let uses =
            "import CoreData\n\(signals)func read(_ ship: Ship, _ part: Part) {\n\(reads)    _ = part.copyOwner\n}\n"
        let texts = sources.files.map(\.text) + [uses]
        #expect(try owned(try TypeChecker().rawSIL(swift: [], extraSources: texts)) == [])
    }
}
