import Foundation
import ModelcTestSupport
import Testing

/// The versions of a bundle that are checked, and the findings for bundles without a current one.
@Suite struct LintVersionTests {
    private let project: LintFixture
    private let bundle = "Bakery.xcdatamodeld"
    private static let broken = """
        <entity name="Baker" parentEntity="Person">
            <attribute name="photo" optional="YES" attributeType="Transformable"/>
        </entity>
        """

    init() throws {
        project = try LintFixture()
        try project.write(LintVersionTests.broken, version: "Bakery", of: bundle)
        try project.write(LintFixture.bakery, version: "Bakery 2", of: bundle)
        try project.write(LintFixture.clean, version: "Bakery 10", of: bundle)
    }

    @Test func ofSeveralVersionsTheCurrentOneIsLinted() throws {
        try project.makeCurrent("Bakery 10", of: bundle)
        let document = try project.json()
        #expect(document.status == 0)
        #expect(document.models.map(\.versions) == [["Bakery 10"]])
    }

    @Test func oldVersionsAreFrozenAndOnlyTheirStructureIsLookedAt() throws {
        try project.makeCurrent("Bakery 10", of: bundle)
        let document = try project.json("--all-versions")
        #expect(document.found == ["unknown-parent-entity Baker"])
        #expect(document.findings.first?.version == "Bakery")
        #expect(document.models.map(\.versions) == [["Bakery", "Bakery 2", "Bakery 10"]])
        let only = try project.json("--all-versions", "--only", "insecure-transformer")
        #expect(only.found == ["unknown-parent-entity Baker"])
    }

    @Test func aVersionThatIsNamedIsLintedInFull() throws {
        try project.makeCurrent("Bakery 10", of: bundle)
        try project.write(LintFixture.clean, to: "Shop.xcdatamodeld")
        let document = try project.json("--model-version", "Bakery 2")
        #expect(document.findings.map(\.rule) == Array(LintFixture.bakeryRules.prefix(3)))
        #expect(document.models.map(\.bundle) == [bundle])
        let two = try project.json("--model-version", "Bakery 2", "--model-version", "Bakery")
        #expect(Set(two.findings.map(\.version)) == ["Bakery", "Bakery 2"])
        let byPath = try project.json("\(bundle)/Bakery 2.xcdatamodel")
        #expect(byPath.findings.count == 3)
        let file = try project.json("\(bundle)/.xccurrentversion")
        #expect(file.models.map(\.versions) == [["Bakery 10"]])
    }

    /// The name of the current version does not tell what came before it; the lock does.
    @Test func theLockTellsWhichVersionCameBefore() throws {
        let old = #"<entity name="Shelf"><attribute name="code" optional="YES" attributeType="String"/></entity>"#
        try project.write(old, version: "Shop", of: "Shop.xcdatamodeld")
        try project.makeCurrent("Shop", of: "Shop.xcdatamodeld")
        #expect(try project.modelc.run(["lock", "Shop.xcdatamodeld"]).status == 0)
        try project.write(
            old.replacing("code", with: "number"), version: "Final", of: "Shop.xcdatamodeld")
        try project.makeCurrent("Final", of: "Shop.xcdatamodeld")
        let rule = ["lint", "Shop.xcdatamodeld", "--only", "unmapped-removal-plus-addition"]
        #expect(try project.modelc.run(rule).output.contains("unmapped-removal-plus-addition"))
        try FileManager.default.removeItem(atPath: project.folder.path("modelc.lock"))
        let unknown = try project.modelc.run(rule + ["--verbose"])
        #expect(
            unknown.errors.contains("note: the changes to 'Final' are not checked: its name does not tell"),
            "\(unknown)")
    }

    @Test func theFingerprintOutlivesTheStepToANewVersion() throws {
        try project.makeCurrent("Bakery 2", of: bundle)
        let before = try project.json().findings.map(\.fingerprint)
        try project.write(LintFixture.bakery + LintFixture.clean, version: "Bakery 11", of: bundle)
        try project.makeCurrent("Bakery 11", of: bundle)
        #expect(try project.json().findings.map(\.fingerprint) == before)
        #expect(before.count == 3 && Set(before).count == 3)
    }

    @Test func severalVersionsWithoutAWordAreAnError() throws {
        let document = try project.json()
        #expect(document.status == 1)
        #expect(document.found == ["no-current-version "])
        #expect(document.findings.first?.location.path == bundle)
        try project.folder.write("no property list", to: "\(bundle)/.xccurrentversion")
        #expect(try project.json().found == ["no-current-version "])
        try project.makeCurrent("Bakery 7", of: bundle)
        let missing = try project.json()
        #expect(missing.found == ["current-version-missing "] && missing.status == 2)
        #expect(try project.json("--all-versions").found.contains("current-version-missing "))
    }

    @Test func aVersionWithoutAFileAndABundleWithoutVersionsAreUnreadable() throws {
        try project.folder.makeFolder("Empty.xcdatamodeld")
        try project.folder.makeFolder("Hollow.xcdatamodeld/Hollow.xcdatamodel")
        try project.makeCurrent("Bakery 10", of: bundle)
        let document = try project.json()
        #expect(document.status == 2)
        #expect(document.found == ["unreadable-model ", "unreadable-model "])
        #expect(document.problems.count == 2)
    }
}

/// A mapping model for a step migrates the stores: nothing is inferred.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct LintMappingTests {
    @Test func aMappingModelCoversAStep() throws {
        let project = try LintFixture()
        let demo = "JohnEstropia+CoreStore/Demo/Sources/Demos/Advanced/EvolutionDemo/"
        let bundle = "Advanced.EvolutionDemo.V1.xcdatamodeld"
        let mapping = "Advanced.EvolutionDemo.V2.FromV1.xcmappingmodel"
        try FileManager.default.copyItem(
            atPath: Corpus.models().path + "/" + demo + bundle, toPath: project.folder.path(bundle))
        try project.makeCurrent("Advanced.EvolutionDemo.V2", of: bundle)
        let rules = ["--only", "unmapped-removal-plus-addition", "--format", "json"]
        let without = try project.modelc.run(["lint"] + rules)
        #expect(without.output.contains("Creature.numberOfFlagella disappeared"), "\(without)")
        let root = try #require(Corpus.root)
        try FileManager.default.copyItem(
            atPath: root.path + "/mappings/" + demo + mapping, toPath: project.folder.path(mapping))
        let with = try project.modelc.run(["lint"] + rules)
        #expect(with.status == 0 && !with.output.contains("disappeared"), "\(with)")
    }
}
