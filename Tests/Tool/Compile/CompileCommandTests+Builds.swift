import Foundation
import ModelcTestSupport
import Testing

/// Information for build systems: whether there is anything to do, and the dependencies of a bundle.
extension CompileCommandTests {
    @Test func aRunWithoutChangesIsLeftOut() throws {
        let arguments = [Self.model, "-o", folder.path("out"), "--stamp", folder.path("stamp")]
        #expect(try modelc.run(["compile"] + arguments).output.contains("created"))
        #expect(try modelc.run(["compile"] + arguments).output == "unchanged: 2 files\n")
        try FileManager.default.removeItem(atPath: folder.path("out/DataStore.momd/DataStore.mom"))
        #expect(try modelc.run(["compile"] + arguments).output.contains("created"))
    }

    /// Warnings do not make every build a full one.
    @Test func aRunWithWarningsIsLeftOutAsWell() throws {
        let arguments = ["compile", Self.bounded, "-o", folder.path("out"), "--stamp", folder.path("stamp")]
        #expect(try modelc.run(arguments).errors.contains("[unproven-feature]"))
        let again = try modelc.run(arguments)
        #expect(again.output == "unchanged: 3 files\n" && again.errors.isEmpty)
    }

    /// The stamp of a single file may be in the same folder: writing it changes the folder.
    @Test func theStampMayLieInTheOutput() throws {
        let version = Self.model + "/DataStore.xcdatamodel"
        let out = folder.path("out")
        let arguments = ["compile", version, "-o", out, "--stamp", out + "/stamp", "--deps", out + "/d"]
        #expect(try modelc.run(arguments).output.contains("created"))
        try folder.write("", to: "out/.modelc-2147480000-7.tmp")
        #expect(try modelc.run(arguments).output == "unchanged: 1 file\n")
        let text = try String(contentsOfFile: out + "/stamp", encoding: .utf8)
        #expect(text.contains("\nnames ") && !text.contains("\nfolder "))
        // An image that Core Data would read instead of the new version.
        try folder.write("old", to: "out/DataStore.omo")
        #expect(try modelc.run(arguments).output.contains("removed"))
    }

    /// The format of the output does not change the request.
    @Test func aDocumentSaysThatNothingIsToBeDone() throws {
        let arguments = ["compile", Self.model, "-o", folder.path("out"), "--stamp", folder.path("stamp")]
        #expect(try modelc.run(arguments).status == 0)
        let document = try modelc.run(arguments + ["--format", "json"])
        #expect(document.output.contains("\"isUpToDate\": true"), "\(document.output)")
        #expect(try modelc.run(arguments + ["--format=text"]).output == "unchanged: 2 files\n")
    }

    /// A rule that Make would parse differently is not written.
    @Test(arguments: ["a;b", "a%b", "a=b", "a\tb", "a\nb", "a%\u{301}b", "a\u{D4E}%b"])
    func aNameThatNoRuleHolds(_ name: String) throws {
        try folder.write("<model><entity name=\"A\"/></model>", to: "\(name).xcdatamodel/contents")
        let outcome = try compile(
            folder.path("\(name).xcdatamodel"), "-o", folder.path("out"), "--deps", folder.path("d"))
        #expect(outcome.status == 2 && outcome.errors.contains("a rule of Make cannot contain"), "\(outcome.errors)")
        #expect(!exists("out") && !exists("d"))
    }

    /// A name may begin with an accent, which combines with the blank before it.
    @Test func aRuleOfModelcMakesWayWhateverNamesItHas() throws {
        try folder.write("<model><entity name=\"A\"/></model>", to: "\u{301}T.xcdatamodel/contents")
        for _ in 1...2 {
            var modelc = ModelcProcess()
            modelc.folder = folder.url.path
            let outcome = try modelc.run(["compile", "\u{301}T.xcdatamodel", "-o", "out", "--deps", "d"])
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test(arguments: ["", "Mine.momd: \\\n  a\n", "Mine.momd: \\\n  a\n\na:\n\nall:\n\techo\n"])
    func aRuleOfSomebodyElseStays(_ text: String) throws {
        try folder.write(text, to: "d")
        let outcome = try compile(Self.model, "-o", folder.path("out"), "--deps", folder.path("d"))
        #expect(outcome.status == 2 && outcome.errors.contains("modelc did not write"), "\(outcome.errors)")
        #expect(!exists("out"))
    }

    @Test func aStampInsideAModelIsNamed() throws {
        let model = try writeVersions("M")
        let outcome = try compile(model, "-o", folder.path("out"), "--stamp", model + "/stamp")
        #expect(outcome.status == 2 && outcome.errors.contains("name another file with --stamp"), "\(outcome.errors)")
        #expect(!exists("out"))
    }

    @Test func makeIsToldOfTheInputs() throws {
        #expect(try compile(Self.model, "-o", folder.path("out"), "--deps", folder.path("d")).status == 0)
        let rule = try String(contentsOfFile: folder.path("d"), encoding: .utf8)
        #expect(rule.hasPrefix(folder.path("out/DataStore.momd") + ": \\\n  Samples/DataStore/"))
        #expect(rule.contains("DataStore.xcdatamodel/contents"))
    }

    /// Adding a version changes only the folder.
    @Test func makeIsToldOfTheBundle() throws {
        let model = try writeVersions("M")
        #expect(try compile(model, "-o", folder.path("out"), "--deps", folder.path("d")).status == 0)
        #expect(try String(contentsOfFile: folder.path("d"), encoding: .utf8).contains("M.xcdatamodeld \\\n"))
    }
}
