import Foundation
import ModelcTestSupport
import Testing

/// `sources` of `.modelc.yml` and `--sources`: rules that check code.
@Suite struct LintSourcesTests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(
            """
            <entity name="Ship" representedClassName="Ship" codeGenerationType="class"/>
            <entity name="Crew" representedClassName=".Crew" codeGenerationType="category">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Dock" representedClassName="Dock"/>
            """, to: "Model/Fleet.xcdatamodeld")
        try project.folder.write("class Ship: NSManagedObject {}\n", to: "Code/A/Ship.swift")
        try project.folder.write(
            "class Crew: NSManagedObject {}\nextension Crew { @NSManaged var name: String? }\n",
            to: "Code/A/B/Crew.swift")
        try project.folder.write("final class Dock: NSManagedObject {}\n", to: "Code/Dock.swift")
    }

    private let conflicts = ["codegen-conflict Ship", "codegen-conflict Crew"]

    @Test func withoutSourcesNothingIsSaidOfThem() throws {
        #expect(try project.json().found.isEmpty)
        let preset = try project.json("--preset", "all", "--only", "codegen").found
        #expect(preset.isEmpty, "\(preset)")
    }

    @Test(.enabled(if: TestSystem.takesAnyName, Comment(rawValue: TestSystem.absenceOfNames)))
    func aFileWhoseNameIsNotUTF8IsNotPassedOver() throws {
        let bytes = Array((project.folder.path("Code") + "/x").utf8) + [0xE9] + Array(".swift".utf8) + [0]
        let file = bytes.withUnsafeBytes { buffer in
            buffer.bindMemory(to: CChar.self).baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o666) } ?? -1
        }
        #expect(file >= 0 && close(file) == 0)
        let outcome = try project.modelc.run("lint", "--sources", "Code")
        #expect(outcome.status == 2)
        #expect((outcome.output + outcome.errors).contains("its name is not UTF-8"))
        #expect(try project.modelc.run("lint", "--sources", "Code/A").status != 2)
    }

    @Test(arguments: [
        (["Code"], 2), (["./Code"], 2), (["Code/**/*.swift"], 2), (["**/Ship.swift"], 1), (["Code/*/*.swift"], 1),
        (["Code/A/**"], 2), (["Code/A/S?ip.swift", "Code/A/B"], 2), (["Code/A/Ship.swift"], 1), (["Code/*.swift"], 0),
        (["."], 2),
    ])
    func filesFoldersAndPatternsAreFound(_ paths: [String], _ count: Int) throws {
        let document = try project.modelc.run(["lint", "--format", "json"] + paths.flatMap { ["--sources", $0] })
        let found = try PrintedDocument.decode(LintDocument.self, from: document.output).found
        #expect(Set(found).isSubset(of: conflicts) && found.count == count, "\(found)")
        #expect(document.errors.isEmpty, "\(document.errors)")
    }

    @Test func theMessageNamesTheFile() throws {
        let output = try project.lint("--sources", "Code").output
        #expect(
            output.contains("Ship has Codegen 'class' while Code/A/Ship.swift also defines Ship; the build"),
            "\(output)")
        #expect(
            output.contains("Crew has Codegen 'category' while Code/A/B/Crew.swift also declares Crew.name;"),
            "\(output)")
    }

    @Test func theConfigurationNamesThemFromItsFolder() throws {
        try project.folder.write("lint:\n  sources: [Code/**/*.swift]\n", to: ".modelc.yml")
        #expect(try project.json().found == conflicts)
        #expect(
            try project.json("--select", "swift-class-missing-module").found.contains("swift-class-missing-module Dock")
        )
        #expect(try project.json("--sources", "Code/Dock.swift").found.isEmpty, "a flag takes the place of the key")
    }

    @Test func whatIsNotThereIsTold() throws {
        let missing = try project.lint("--sources", "Nowhere")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("there is no source code at 'Nowhere'"), "\(missing.errors)")
        #expect(try project.lint("--sources", "Model/Fleet.xcdatamodeld/Fleet.xcdatamodel/contents").status == 2)
        try project.folder.write("lint:\n  sources: [Code/*.kt]\n", to: ".modelc.yml")
        let useless = try project.lint()
        #expect(useless.status == 0)
        #expect(
            useless.errors.contains(".modelc.yml:2:12: warning: 'Code/*.kt' matches no source code"),
            "\(useless.errors)")
    }

    /// The files that modelc generates, besides those of Xcode, are known from the configuration.
    @Test func whatModelcIsToldToGenerateConflicts() throws {
        let model = "  - path: Model/Fleet.xcdatamodeld\n    output: Generated\n"
        try project.folder.write("models:\n\(model)", to: ".modelc.yml")
        #expect(try project.json().found.isEmpty, "modelc leaves entities to Xcode")
        try project.folder.write(
            "models:\n\(model)    include-xcode-codegen: true\n    entities:\n      Crew: { skip: true }\n",
            to: ".modelc.yml")
        let found = try project.json().found
        #expect(found == ["codegen-conflict Ship"], "\(found)")
        #expect(try project.lint().output.contains("while modelc also defines Ship"))
    }

    /// A run that did not check code keeps the entries of a baseline about code.
    @Test func theBaselineKeepsWhatOnlyCodeTells() throws {
        let rule = "swift-class-missing-module"
        #expect(try project.lint("--sources", "Code", "--select", rule, "--write-baseline").status == 0)
        let baseline = try String(contentsOfFile: project.folder.path(".modelc-baseline"), encoding: .utf8)
        #expect(baseline.contains(rule))
        try project.folder.write("lint:\n  rules: { \(rule): warning, codegen-conflict: off }\n", to: ".modelc.yml")
        let outcome = try project.lint("--baseline", ".modelc-baseline")
        #expect(!outcome.errors.contains(rule), "\(outcome.errors)")
    }
}
