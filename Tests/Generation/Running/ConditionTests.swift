import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Typed keys at run time: the text of each condition, and which objects meet it.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct ConditionTests {
    @Test func conditionsSayAndFindWhatTheyAreFor() throws {
        let sources = try GeneratedSources(
            model: Fixtures.path("Keys/Shop.xcdatamodeld"), programmaticModel: true)
        let program = try String(contentsOfFile: Fixtures.path("Keys/Conditions.swift.txt"), encoding: .utf8)
        let output = try StandIn.shared.get().output(of: program, with: sources)
        try Goldens("Tests/Generation/TypeChecking/Fixtures/Keys").expect(output, "Conditions.txt")
    }
}
