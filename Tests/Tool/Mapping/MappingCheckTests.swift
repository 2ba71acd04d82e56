import Foundation
import ModelcTestSupport
import Testing

/// `modelc mapping check`, as users run it.
@Suite struct MappingCheckTests {
    private let project: LibraryProject

    init() throws {
        project = try LibraryProject()
        #expect(try project.modelc.run("mapping", "new", LibraryProject.model).status == 0)
    }

    @Test func aFreshMappingModelHasNoFindings() throws {
        let outcome = try project.modelc.run("mapping", "check")
        #expect(outcome.output == "no findings in 1 model\n")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }

    @Test func anOutdatedOneIsShownWithTheDifference() throws {
        try project.write("V1", book: "<attribute name=\"pages\" attributeType=\"String\"/>", "author")
        let outcome = try project.modelc.run("mapping", "check", LibraryProject.mapping)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("App/V1toV2.xcmappingmodel/xcmapping.xml:51:5: error: the embedded source model"))
        #expect(outcome.output.contains("[MM601]"))
        #expect(
            outcome.output.contains(
                "note: Book.pages: optional to required without default: "
                    + "App/Library.xcdatamodeld/V1.xcdatamodel/contents:4:"))
        #expect(outcome.output.contains("help: run: modelc mapping refresh"))
        #expect(try project.modelc.run("mapping", "refresh", LibraryProject.mapping).status == 0)
        #expect(try project.modelc.run("mapping", "check").status == 0)
    }

    /// A version may be in a folder that the user may not list.
    @Test(
        .enabled(if: PowerlessUser.isAvailable, Comment(rawValue: PowerlessUser.absence)), arguments: [true, false])
    func aFolderThatCannotBeListedIsReported(_ holdsTheModel: Bool) throws {
        try project.folder.makeFolder("Closed")
        if holdsTheModel {
            let model = project.folder.path(LibraryProject.model)
            try FileManager.default.moveItem(atPath: model, toPath: project.folder.path("Closed/Library.xcdatamodeld"))
        }
        try setRights(0o777, of: "")
        try setRights(0o000, of: "Closed")
        defer { try? setRights(0o755, of: "Closed") }
        let outcome = try PowerlessUser.run(project.modelc, ["mapping", "check", LibraryProject.mapping])
        #expect(outcome.status == (holdsTheModel ? 2 : 0), "\(outcome)")
        let parts = outcome.errors.components(separatedBy: "Closed' cannot be searched: you have no permission")
        #expect(parts.count == 2, "\(outcome.errors)")
        #expect(outcome.errors.contains("[unclear-model-version]") == holdsTheModel, "\(outcome.errors)")
    }

    private func setRights(_ rights: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: project.folder.path(path))
    }

    @Test func policiesAreLookedForInTheSources() throws {
        try project.folder.makeFolder("Sources")
        let gone = try project.modelc.run("mapping", "check", "--sources", "Sources")
        #expect(gone.status == 1 && gone.output.contains("V1toV2_Book is not in the sources"))
        try project.folder.write(
            "import CoreData\n@objc(V1toV2_Book)\nfinal class BookPolicy: NSEntityMigrationPolicy {}\n",
            to: "Sources/Policies.swift")
        let found = try project.modelc.run("mapping", "check", "--sources", "Sources")
        #expect(found.status == 0)
        #expect(try project.modelc.run("mapping", "check", "--sources", "None").status == 2)
        #expect(try project.modelc.run("mapping", "check", "--module", "App").status == 64)
    }

    /// The mapping model of a plan names the policies of the plan, and calls their methods.
    @Test func theFilesOfAPlanFitTogether() throws {
        // Beside one that fits no other is written.
        try FileManager.default.removeItem(atPath: project.folder.path(LibraryProject.mapping))
        let plan = try project.modelc.run(
            "plan", LibraryProject.model, "--emit", "mapping,policy", "--emit-dir", "Migration")
        #expect(plan.output.contains("created Migration/V1toV2.xcmappingmodel/xcmapping.xml\n"), "\(plan.errors)")
        let check = try project.modelc.run("mapping", "check", "Migration", "--sources", "Migration")
        #expect(check.status == 0 && check.output == "no findings in 1 model\n")
        let policies = try project.folder.files().filter { $0.hasSuffix("_Policies.swift") }
        let code = try String(contentsOfFile: project.folder.path(try #require(policies.first)), encoding: .utf8)
        #expect(code.contains("@objc(V1toV2_Book)") && code.contains("@objc(pagesFrom:)"))
    }

    @Test func everyFormatIsThere() throws {
        let data = try project.bytes()
        let damaged = String(decoding: data, as: UTF8.self).replacingOccurrences(
            of: "<attribute name=\"name\" type=\"string\">pages<",
            with: "<attribute name=\"name\" type=\"string\">pagse<")
        try project.folder.write(damaged, to: LibraryProject.mapping + "/xcmapping.xml")
        let json = try project.modelc.run("mapping", "check", "--format", "json", "--report", "sarif=m.sarif")
        #expect(json.status == 1)
        let findings = try #require(PrintedDocument.result(of: json.output)["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["MM608", "MM605"])
        #expect(findings.last?["message"] as? String == "Book has no attribute pagse; did you mean pages?")
        let sarif = try String(contentsOfFile: project.folder.path("m.sarif"), encoding: .utf8)
        #expect(sarif.contains("\"ruleId\": \"MM605\""))
        let github = try project.modelc.run("mapping", "check", "--format", "github")
        #expect(
            github.output.hasPrefix(
                "::warning title=modelc MM608,file=App/V1toV2.xcmappingmodel/xcmapping.xml,line=62,"))
    }

    @Test func thresholds() throws {
        let text = String(decoding: try project.bytes(), as: UTF8.self)
        let extra = "    <object type=\"XDDEVATTRIBUTEMAPPING\" id=\"z900\">\n    </object>\n</database>"
        try project.folder.write(
            text.replacingOccurrences(of: "</database>", with: extra), to: LibraryProject.mapping + "/xcmapping.xml")
        let usual = try project.modelc.run("mapping", "check")
        #expect(usual.status == 0)
        #expect(usual.output.contains("1 note hidden (--min-severity info)"))
        let all = try project.modelc.run("mapping", "check", "--fail-on", "info")
        #expect(all.status == 1 && all.output.contains("[MM603]"))
    }

    /// Only an entity without an entity mapping differs: Core Data finds the mapping model, and both commands report
    /// that. Then an entity with a mapping differs.
    @Test func refreshAgreesWithCheck() throws {
        let version = "App/Library.xcdatamodeld/V2.xcdatamodel/contents"
        let text = try String(contentsOfFile: project.folder.path(version), encoding: .utf8)
        func refresh(_ arguments: String...) throws -> ModelcProcess.Outcome {
            try project.modelc.run(["mapping", "refresh", LibraryProject.mapping] + arguments)
        }
        #expect(try refresh("--check").status == 0)
        try project.folder.write(
            text.replacingOccurrences(of: "</model>", with: "    <entity name=\"Badge\"/>\n</model>"), to: version)
        let reason = "differs in Badge, which no entity mapping mentions: Core Data still finds this mapping model\n"
        #expect(try project.modelc.run("mapping", "check", LibraryProject.mapping).status == 0)
        let harmless = try refresh("--check")
        #expect(harmless.status == 0 && harmless.output.contains(reason), "\(harmless)")
        #expect(harmless.output.hasSuffix("would update \(LibraryProject.mapping)/xcmapping.xml\n"))
        #expect(try refresh("--check", "--format", "json").output.contains("\"isFound\": true"))
        try project.folder.write(
            text.replacingOccurrences(of: "\"name\" optional=\"YES\"", with: "\"name\""), to: version)
        #expect(try project.modelc.run("mapping", "check", LibraryProject.mapping).status == 1)
        let stale = try refresh("--check")
        #expect(stale.status == 1 && stale.output.contains("differs in Person\n"), "\(stale)")
        #expect(try refresh("--check", "--format", "json").output.contains("\"isFound\": false"))
        #expect(try refresh().status == 0)
        #expect(try refresh("--check").status == 0)
        #expect(try project.modelc.run("mapping", "check", LibraryProject.mapping).status == 0)
    }

    /// Leftovers of Xcode give one line, whatever their number is.
    @Test func leftoversAreOneLine() throws {
        let text = String(decoding: try project.bytes(), as: UTF8.self)
        let extra = (900..<990).map { "    <object type=\"XDDEVATTRIBUTEMAPPING\" id=\"z\($0)\">\n    </object>\n" }
            .joined()
        try project.folder.write(
            text.replacingOccurrences(of: "</database>", with: extra + "</database>"),
            to: LibraryProject.mapping + "/xcmapping.xml")
        let outcome = try project.modelc.run("mapping", "check", "--min-severity", "info")
        #expect(outcome.output.contains("note: 90 objects in the file belong to nothing and have no effect"))
        #expect(outcome.output.split(separator: "\n").count < 8, "\(outcome.output)")
        #expect(!outcome.output.contains("no action"))
    }

    @Test func whatCannotBeReadOrFoundIsUnusable() throws {
        let none = try project.modelc.run("mapping", "check", project.folder.makeFolder("Empty"))
        #expect(none.status == 2 && none.errors.contains("[no-mapping-models]"))
        let lost = try project.modelc.run("mapping", "check", LibraryProject.mapping, "--models", "Empty")
        #expect(lost.status == 2 && lost.errors.contains("[unclear-model-version]"))
        try project.folder.write("<database>", to: LibraryProject.mapping + "/xcmapping.xml")
        let damaged = try project.modelc.run("mapping", "check")
        #expect(damaged.status == 2 && damaged.errors.contains("[unreadable-mapping-model]"))
        #expect(try project.modelc.run("mapping", "check", "Nowhere").status == 2)
    }

    /// The recorded path is outdated, but only one version equals the copy.
    @Test func aVersionThatWasMovedIsFoundByItsHashes() throws {
        let old = project.folder.path(LibraryProject.model)
        try FileManager.default.moveItem(atPath: old, toPath: project.folder.path("App/Books.xcdatamodeld"))
        let outcome = try project.modelc.run("mapping", "check")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
