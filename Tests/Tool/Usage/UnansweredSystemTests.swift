import Foundation
import ModelcTestSupport
import Testing

/// A failing system call is an error of the run: it is neither treated as a missing file nor ignored. A link to itself
/// simulates a failing disk; `Tests/Fuzzing` makes every system call fail.
@Suite struct UnansweredSystemTests {
    private let project: LintFixture
    private let bundle = "Model/Bakery.xcdatamodeld"

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: bundle)
    }

    private func oneClass(_ name: String) -> String {
        """
        <entity name="\(name)" representedClassName="\(name)">
            <attribute name="code" attributeType="String" defaultValueString=""/>
        </entity>
        """
    }

    private func makeLoop(at path: String) throws {
        let file = project.folder.path(path)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
    }

    /// It may be a machine file of a removed entity.
    @Test func aFileAmongGeneratedOnesMayBeAnOrphan() throws {
        try project.write(oneClass("Oven"), to: bundle)
        let arguments = ["generate", bundle, "--no-config", "--output", "Out"]
        #expect(try project.modelc.run(arguments).status == 0)
        try makeLoop(at: "Out/_Stove.swift")
        for option in ["--check", "--prune"] {
            let outcome = try project.modelc.run(arguments + [option])
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("modelc cannot tell whether 'Out/_Stove.swift' is a generated file"))
        }
    }

    /// The other model with the same name and folder cannot be read: its files are not orphans.
    @Test func filesOfAModelWithErrorsAreNotPruned() throws {
        try project.write(oneClass("Oven"), to: bundle)
        try project.write(oneClass("Shelf"), to: "Other/Bakery.xcdatamodeld")
        let models = ["Model", "Other"].map { "  - { path: \($0)/Bakery.xcdatamodeld, output: Out }\n" }
        try project.folder.write("models:\n" + models.joined(), to: ".modelc.yml")
        #expect(try project.modelc.run("generate").status == 0)
        try project.folder.write("<<<<<<< HEAD\n", to: "Other/Bakery.xcdatamodeld/Bakery.xcdatamodel/contents")
        let outcome = try project.modelc.run("generate", bundle, "--prune")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains(
                "modelc cannot tell which files in 'Out' belong to 'Other/Bakery.xcdatamodeld'"))
        #expect(FileManager.default.fileExists(atPath: project.folder.path("Out/_Shelf.swift")))
    }

    @Test func templatesThatCannotBeListed() throws {
        try makeLoop(at: "Mine")
        let outcome = try project.modelc.run([
            "generate", bundle, "--no-config", "--output", "Out", "--templates", "Mine",
        ])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'Mine' cannot be read: its symbolic links lead in a circle"))
    }

    @Test func sourcesThatCannotBeLookedAt() throws {
        let name = String(repeating: "a", count: 300)
        let outcome = try project.lint("--sources", name)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'\(name)' cannot be used: it cannot be read: file name too long"))
    }

    /// Another version of the bundle may have shipped, or affect the findings of a rule.
    @Test(arguments: ["--fix", "--add-suppressions"])
    func nothingIsFixedInABundleThatCannotBeReadAsAWhole(_ option: String) throws {
        try project.write(LintFixture.clean, version: "Bakery 0", of: bundle)
        try project.makeCurrent("Bakery", of: bundle)
        let old = "\(bundle)/Bakery 0.xcdatamodel/contents"
        try FileManager.default.removeItem(atPath: project.folder.path(old))
        try makeLoop(at: old)
        let before = try text("\(bundle)/Bakery.xcdatamodel/contents")
        let arguments = option == "--fix" ? [option, "--unsafe"] : [option]
        let outcome = try project.modelc.run(["lint", "--preset", "all"] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("nothing was changed in '\(bundle)': not all of it could be read"))
        #expect(outcome.errors.contains("[fix-skipped]"))
        #expect(try text("\(bundle)/Bakery.xcdatamodel/contents") == before)
    }

    @Test func aCurrentVersionThatCannotBeToldIsNoFinding() throws {
        try project.write(LintFixture.clean, version: "Bakery 0", of: bundle)
        try makeLoop(at: "\(bundle)/.xccurrentversion")
        for arguments in [["--all-versions"], []] {
            let outcome = try project.modelc.run(["lint", "--write-baseline"] + arguments)
            #expect(outcome.status == 2)
            #expect(!FileManager.default.fileExists(atPath: project.folder.path(".modelc-baseline")))
        }
    }

    /// A folder that cannot be listed may contain a mapping model for the step.
    @Test func theProjectThatMappingModelsAreLookedForIn() throws {
        try project.write(LintFixture.clean, version: "Bakery 0", of: bundle)
        try project.makeCurrent("Bakery", of: bundle)
        try makeLoop(at: ".git")
        let outcome = try project.lint("--all-versions")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".git' cannot be searched: its symbolic links lead in a circle"))
    }

    /// Whether the model was removed is unknown.
    @Test func entriesOfABundleThatMayBeThereAreKept() throws {
        try project.write(LintFixture.bakery, to: "Other/Shop.xcdatamodeld")
        #expect(try project.lint("--write-baseline").status == 0)
        let before = try text(".modelc-baseline")
        try FileManager.default.removeItem(atPath: project.folder.path("Other/Shop.xcdatamodeld"))
        try makeLoop(at: "Other/Shop.xcdatamodeld")
        _ = try project.lint("--baseline", ".modelc-baseline", "--prune-baseline")
        #expect(try text(".modelc-baseline") == before)
    }
}
