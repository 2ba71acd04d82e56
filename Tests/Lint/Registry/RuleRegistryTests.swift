import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Reports forgotten steps when a rule is added.
@Suite struct RuleRegistryTests {
    private struct RuleFile {
        /// The folders below `Rules`.
        var folder: String
        var name: String
        /// The rules that the file declares.
        var rules: [String]

        static func all() throws -> [RuleFile] {
            let root = URL(fileURLWithPath: Repository.path("Sources/ModelcLint/Rules"))
            return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }.map
            {
                let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
                let rules = text.matches(of: /(?m)^enum (\w+): (Lint|Version|Described|Platform|SwiftSource)Rule\b/)
                let parts = $0.split(separator: "/")
                return RuleFile(
                    folder: parts.dropLast().joined(separator: "/"), name: String(parts.last?.dropLast(6) ?? ""),
                    rules: rules.map { String($0.output.1) })
            }
        }
    }

    @Test func everyRuleIsRegistered() throws {
        let written = try RuleFile.all().flatMap(\.rules)
        let registered = RuleRegistry.all.map { String(describing: $0) }
        let forgotten = Set(written).subtracting(registered)
        #expect(!written.isEmpty)
        #expect(forgotten.isEmpty, "add these rules to a list of RuleRegistry: \(forgotten.sorted())")
        #expect(Set(registered).subtracting(written).isEmpty, "rules stand in Sources/ModelcLint/Rules")
        #expect(Set(registered).count == registered.count, "a rule is registered twice")
        #expect(Set(RuleRegistry.all.map { $0.id }).count == RuleRegistry.all.count, "two rules have one id")
    }

    /// A file of several rules would be hard to find by the name of one of them.
    @Test func aRuleHasAFileOfItsOwn() throws {
        for file in try RuleFile.all() where !file.rules.isEmpty {
            #expect(file.rules == [file.name], "a file has one rule, and its name")
        }
    }

    /// All rules that compare versions are in one folder, regardless of their category.
    @Test func aRuleStandsInTheFolderOfItsCategory() throws {
        let categories = RuleRegistry.all.map { rule in
            (String(describing: rule), rule is any VersionRule.Type ? .migration : rule.description.category)
        }
        let categoryByName = Dictionary(uniqueKeysWithValues: categories)
        for file in try RuleFile.all() {
            let folder = file.folder.split(separator: "/")[0].lowercased()
            for rule in file.rules {
                let category = try #require(categoryByName[rule])
                #expect("\(category)".lowercased() == folder, "move \(rule), or give it that category")
            }
        }
    }

    /// A rule in a folder must be in the list of that folder.
    @Test func aListHasTheRulesOfItsFolder() throws {
        let written = Dictionary(grouping: try RuleFile.all().filter { !$0.rules.isEmpty }, by: \.folder)
        let lists = RuleRegistryTests.lists.mapValues { $0.map { String(describing: $0) } }
        #expect(Set(written.keys) == Set(lists.keys))
        for (folder, files) in written {
            #expect(lists[folder]?.sorted() == files.flatMap(\.rules).sorted(), "the list of \(folder)")
        }
    }

    private static let lists: [String: [any DescribedRule.Type]] = [
        "Attributes": RuleRegistry.attributes, "CloudKit": RuleRegistry.cloudKit, "Codegen": RuleRegistry.codegen,
        "Correctness/DerivedAttributes": RuleRegistry.derivedAttributes, "Correctness/Fetching": RuleRegistry.fetching,
        "Correctness/Files": RuleRegistry.files, "Correctness/Indexes": RuleRegistry.indexes,
        "Correctness/Model": RuleRegistry.model, "Correctness/Names": RuleRegistry.names,
        "Correctness/Relationships": RuleRegistry.relationships, "Correctness/Structure": RuleRegistry.structure,
        "Correctness/Uniqueness": RuleRegistry.uniqueness, "Correctness/Values": RuleRegistry.values,
        "DeleteRules": RuleRegistry.deleteRules, "Inverses": RuleRegistry.inverses, "Meta": RuleRegistry.meta,
        "Migration": RuleRegistry.migration, "Naming": RuleRegistry.naming, "Performance": RuleRegistry.performance,
        "SwiftData": RuleRegistry.swiftData, "SwiftData/Versions": RuleRegistry.swiftSource,
    ]

    /// `cloudkit` and `swiftdata` are one word in ids, as in the names of their categories.
    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func idsAreKebabCase(_ id: String) {
        #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)+/) != nil)
    }

    @Test func idsAreTheNamesOfTheirTypes() {
        for rule in RuleRegistry.all {
            let name = String(describing: rule).lowercased()
            #expect(rule.id.rawValue.filter { $0 != "-" } == name, "rename the type, or the id")
        }
    }

    /// A rule's name describes the problem: a name of the desired state would be misleading after "allow".
    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func idsSayWhatIsWrong(_ id: String) {
        let words = id.split(separator: "-").map(String.init)
        for virtue in [
            "require", "requires", "must", "should", "prefer", "use", "ensure", "check", "valid", "no-missing",
        ] {
            #expect(words.first != virtue, "'\(id)' says what should be, not what is wrong")
        }
    }

    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func everyRuleIsDescribedAndShown(_ id: String) throws {
        let rule = try #require(RuleNames.all.rule(id))
        for text in [rule.summary, rule.rationale, rule.help] { #expect(!text.isEmpty) }
        #expect(rule.summary.last != ".", "a summary has no final stop")
        #expect(!rule.bad.isEmpty, "show a model that breaks the rule")
        #expect(!rule.good.isEmpty, "show a neighbour that does not break the rule")
        let near = rule.seeAlso
        #expect(Set(near).count == near.count && !near.contains(rule.id), "name other rules, each once")
        #expect(!rule.isStructural || rule.severity == .error)
    }

    /// Tables and "see also" name types; each must be a rule that can be explained.
    @Test func tablesNameRegisteredRules() {
        let registered = Set(RuleRegistry.all.map { $0.id })
        let silenced = Preset.xcodeSwitches.values.joined()
        let ofPresets = Preset.strictRules + Preset.xcodeRules + Preset.xcodeErrors + silenced
        let near = RuleRegistry.all.flatMap { $0.description.seeAlso }
        let named = ofPresets.map { $0.id } + near + Absorption.table.flatMap { [$0.stronger, $0.weaker] }
        #expect(Set(named).subtracting(registered).isEmpty, "list these rules in RuleRegistry")
        let ofXcode = Set(Preset.xcodeRules.map { $0.id })
        let ofTables = (silenced + Preset.xcodeErrors).map { $0.id }
        #expect(Set(ofTables).isSubset(of: ofXcode), "list these rules in xcodeRules")
    }
}
