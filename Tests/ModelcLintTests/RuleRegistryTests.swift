import Foundation
import ModelcLint
import Testing

@Suite struct RuleRegistryTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/ModelcLint/Rules")

    @Test func everyRuleFileIsRegisteredUnderItsName() throws {
        let walk = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
        let files = walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { $0.deletingPathExtension().lastPathComponent }
        let registered = RuleRegistry.structure.map { String(describing: $0) }
        let forgotten = Set(files).subtracting(registered)
        let unfiled = Set(registered).subtracting(files)
        #expect(!files.isEmpty)
        #expect(forgotten.isEmpty, "add these rules to RuleRegistry: \(forgotten.sorted())")
        #expect(unfiled.isEmpty, "give each of these rules a file of its own name: \(unfiled.sorted())")
        #expect(registered == registered.sorted(), "keep RuleRegistry sorted by name")
    }

    @Test func idsAreTheNamesInKebabCase() {
        for rule in RuleRegistry.structure {
            let words = String(describing: rule).reduce(into: "") { text, letter in
                text += (letter.isUppercase && !text.isEmpty ? "-" : "") + letter.lowercased()
            }
            #expect(rule.id.rawValue == words)
        }
    }
}
