import ModelcFiles
import Testing

@testable import ModelcKit

/// `.xccurrentversion` in a merge.
@Suite struct CurrentVersionMergeTests {
    private static func file(_ version: String) -> [UInt8] {
        CurrentVersionEditor.contents(naming: version + ".xcdatamodel", changing: nil) ?? []
    }

    private static func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> MergeOutcome {
        try Merge.merged(base, ours, theirs, name: "App/My Library.xcdatamodeld/.xccurrentversion")
    }

    @Test func oneChangeIsTaken() throws {
        let (one, two) = (Self.file("L"), Self.file("L 2"))
        #expect(try Self.merge(one, two, one).bytes == two)
        #expect(try Self.merge(one, one, two).bytes == two)
        #expect(try Self.merge(one, two, two).bytes == two)
        // Both sides added the second version.
        #expect(try Self.merge([], two, two).conflicts.isEmpty)
    }

    @Test func aBrokenFileIsNotTaken() {
        let one = Self.file("L")
        #expect(throws: RunFailure.self) { try Self.merge(one, one, Array("<plist".utf8)) }
        #expect(throws: RunFailure.self) { try Self.merge(one, [], one) }
    }

    @Test func twoNewVersionsAreAQuestion() throws {
        let outcome = try Self.merge(Self.file("L"), Self.file("L 2"), Self.file("L 3"))
        let conflict = try #require(outcome.conflicts.first)
        #expect(outcome.bytes == Self.file("L 2") && outcome.result == .findings)
        #expect(conflict.ours == ["'L 2'"] && conflict.theirs == ["'L 3'"])
        #expect(conflict.help.contains("modelc versions use 'App/My Library.xcdatamodeld' 'L 3'"))
    }

    @Test func anotherFileIsRefused() {
        #expect(throws: RunFailure.self) { try Self.merge(Self.file("L"), Array("<<<<<<<".utf8), Self.file("L 3")) }
    }
}
