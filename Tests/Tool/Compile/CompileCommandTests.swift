import Foundation
import ModelcTestSupport
import Testing

/// `modelc compile` and `modelc decompile`, run as a user runs them.
@Suite struct CompileCommandTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"
    private static let bounded = "Samples/TodoCore/TodoCore.xcdatamodeld"
    private static let refused = "Samples/BookList/BookList.xcdatamodeld"

    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    private func compile(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["compile"] + arguments)
    }

    /// How often a text is in the messages.
    private func count(_ text: String, in outcome: ModelcProcess.Outcome) -> Int {
        outcome.errors.components(separatedBy: text).count - 1
    }

    @Test func ofOneWrongModelNothingIsWritten() throws {
        let outcome = try compile(Self.model, Self.refused, "-o", folder.path("out"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("[unknown-feature]") && outcome.errors.contains("--leave-out validation-pattern"))
        #expect(!exists("out"))
    }

    private func writeVersions(_ names: String...) throws -> String {
        for name in names {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        return folder.path("M.xcdatamodeld")
    }

    @Test func aStaleImageAndAVersionThatIsGoneAreRemoved() throws {
        let model = try writeVersions("M", "M 2")
        let out = folder.path("out")
        #expect(try compile(model, "-o", out, "--current", "M").status == 0)
        try FileManager.default.removeItem(atPath: folder.path("M.xcdatamodeld/M 2.xcdatamodel"))
        for name in ["M.omo", "Foreign.mom", "notes.txt"] { try folder.write("mine", to: "out/M.momd/" + name) }
        let check = try compile(model, "-o", out, "--check")
        #expect(check.status == 1 && check.output.contains("would remove \(out)/M.momd/M 2.mom\n"))
        #expect(try compile(model, "-o", out).status == 0)
        #expect(!exists("out/M.momd/M.omo") && !exists("out/M.momd/M 2.mom"))
        #expect(exists("out/M.momd/M.mom") && exists("out/M.momd/notes.txt") && exists("out/M.momd/Foreign.mom"))
        #expect(try compile(model, "-o", out, "--check").status == 0)
    }

    /// On most Macs both would be one file.
    @Test func versionsThatDifferInLetterCaseAreRefused() throws {
        let outcome = try compile(try writeVersions("M", "m"), "-o", folder.path("out"), "--current", "M")
        #expect(outcome.status == 1 && outcome.errors.contains("[duplicate-file-name]"), "\(outcome.errors)")
        #expect(!exists("out"))
    }

    /// git hands out a compiled file under any name.
    @Test func textconvReadsACompiledVersion() throws {
        #expect(try compile(Self.bounded, "-o", folder.path("out")).status == 0)
        try FileManager.default.copyItem(
            atPath: folder.path("out/TodoCore.momd/TodoCore.mom"), toPath: folder.path("blob"))
        let text = try modelc.run(["textconv", folder.path("blob")]).output
        #expect(text.contains("\nentity Task: ") && text.contains("    attribute title: String"), "\(text)")
    }

    /// An app is a folder with compiled models in it, for every command that reads models.
    @Test func anAppIsLintedAndChecked() throws {
        #expect(try compile(Self.bounded, "-o", folder.path("App.app")).status == 0)
        let lint = try modelc.run(["lint", "--no-config", folder.path("App.app")])
        #expect(lint.output.contains("1 warning in 1 model"), "\(lint.output)")
        let check = try modelc.run(["check", "--no-config", folder.path("App.app")])
        #expect(check.output.contains("migration paths: 1 data-dependent"), "\(check.output)")
    }

    /// Nobody can mend a version that shipped: as the current one it is refused, and else compiled as it stands.
    @Test func inversesOfOldVersionsNeedNotAgree() throws {
        let odd = """
            <model>
                <entity name="Image">
                    <relationship name="artist" optional="YES" maxCount="1" destinationEntity="Artist" \
            inverseName="thumbnail" inverseEntity="Artist"/>
                    <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Artist" \
            inverseName="thumbnail" inverseEntity="Artist"/>
                </entity>
                <entity name="Artist">
                    <relationship name="thumbnail" optional="YES" maxCount="1" destinationEntity="Image" \
            inverseName="owner" inverseEntity="Image"/>
                </entity>
            </model>
            """
        let model = try writeVersions("M", "M 2")
        try folder.write(odd, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let out = folder.path("out")
        let refused = try compile(model, "-o", out, "--current", "M")
        #expect(refused.status == 1 && refused.errors.contains("[asymmetric-inverse]"), "\(refused)")
        #expect(!exists("out"))
        let compiled = try compile(model, "-o", out, "--current", "M 2")
        #expect(compiled.status == 0 && compiled.errors.contains("Image.artist"), "\(compiled)")
        #expect(compiled.errors.contains("[unproven-feature]") && !compiled.errors.contains("[asymmetric-inverse]"))
        #expect(try compile(model, "-o", out, "--current", "M 2", "--strict").status == 1)
        let back = try modelc.run(["decompile", "\(out)/M.momd/M.mom", "-o", folder.path("Back.xcdatamodel")])
        #expect(back.status <= 1, "\(back)")
        let read = try String(contentsOfFile: folder.path("Back.xcdatamodel/contents"), encoding: .utf8)
        #expect(read.components(separatedBy: #"inverseName="thumbnail""#).count == 3, "\(read)")
    }

    @Test func theImageOfASingleVersionIsRemoved() throws {
        let version = try writeVersions("M") + "/M.xcdatamodel"
        try folder.write("old", to: "out/M.omo")
        #expect(try compile(version, "-o", folder.path("out")).output.contains("removed"))
        #expect(exists("out/M.mom") && !exists("out/M.omo"))
    }

    /// The second model cannot be written: what was written of the first is taken back.
    @Test func allModelsAreWrittenOrNone() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        try folder.write("old", to: "out/DataStore.momd/VersionInfo.plist")
        try folder.write("shared", to: "elsewhere")
        try folder.write("mine", to: "out/TodoCore.momd/notes.txt")
        // A link is not replaced: others may share its file.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("out/TodoCore.momd/VersionInfo.plist"), withDestinationPath: folder.path("elsewhere"))
        let outcome = try compile(Self.model, Self.bounded, "-o", folder.path("out"))
        #expect(outcome.status == 2)
        let info = try String(contentsOfFile: folder.path("out/DataStore.momd/VersionInfo.plist"), encoding: .utf8)
        #expect(info == "old")
        #expect(exists("out/TodoCore.momd/notes.txt") && !exists("out/TodoCore.momd/TodoCore.mom"))
    }

    @Test func foreignCompanionsAreNotReplaced() throws {
        try folder.write("mine", to: "notes")
        let out = folder.path("out")
        for option in ["--deps", "--stamp"] {
            let outcome = try compile(Self.model, "-o", out, option, folder.path("notes"))
            #expect(outcome.status == 2 && outcome.errors.contains("name another file with \(option)"))
            #expect(!exists("out"))
        }
        let inside = try compile(Self.model, "-o", out, "--deps", out + "/DataStore.momd/DataStore.mom")
        #expect(inside.status == 2 && inside.errors.contains("part of a model"))
        #expect(try compile(Self.model, "-o", out, "--deps", folder.path("d")).status == 0)
        #expect(try compile(Self.model, "-o", out, "--deps", folder.path("d")).status == 0)
    }

    @Test func oneModelNamedTwiceIsCompiledOnce() throws {
        #expect(try compile(Self.model, Self.model + "/", "-o", folder.path("out")).status == 0)
        #expect(try compile(Self.model, "-o", folder.path("out"), "--current", "DataStore", "--dry-run").status == 0)
        let version = Self.model + "/DataStore.xcdatamodel"
        #expect(try compile(version, "-o", folder.path("out"), "--current", "DataStore").status == 64)
    }

    /// Build systems may start several runs for one model: who comes later finds the files as they should be.
    @Test(arguments: [model, model + "/DataStore.xcdatamodel"])
    func severalRunsAtOnce(_ path: String) throws {
        let out = folder.path("out")
        let outcome = try modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            [
                "-c", #"seq 6 | xargs -P 6 -I{} "$0" compile "$1" -o "$2""#, ModelcProcess.executable.path, path, out,
            ])
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try compile(path, "-o", out, "--check").status == 0)
    }

    /// What a real run refuses, a rehearsal refuses as well.
    @Test(arguments: [["--dry-run"], ["--check"], []])
    func aFileInTheWayOfTheFolder(_ options: [String]) throws {
        try folder.write("mine", to: "of")
        let outcome = try modelc.run(["compile", Self.model, "-o", folder.path("of")] + options)
        #expect(outcome.status == 2 && outcome.errors.contains("is not a folder"), "\(outcome.errors)")
        let deeper = try modelc.run(["compile", Self.model, "-o", folder.path("of/in")] + options)
        #expect(deeper.status == 2 && deeper.errors.contains("is not a folder"), "\(deeper.errors)")
    }

    /// A run that was killed leaves its unfinished folder: the next one removes it.
    @Test func unfinishedFoldersAreRemoved() throws {
        try folder.write("half", to: "out/.modelc-2147480000-7.tmp/DataStore.mom")
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        #expect(!exists("out/.modelc-2147480000-7.tmp"))
    }

    /// A run that is killed while it writes leaves nothing in a bundle that is there: what it leaves is beside it.
    @Test func unfinishedFilesAreBesideTheBundle() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        try folder.write("old", to: "out/DataStore.momd/DataStore.mom")
        // A file may not be longer than nothing: the system ends the process.
        let script = "ulimit -f 0; exec \(ModelcProcess.executable.path) compile \(Self.model) -o \(folder.path("out"))"
        let outcome = try modelc.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script])
        #expect(outcome.status != 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/DataStore.momd"))
        #expect(names.sorted() == ["DataStore.mom", "VersionInfo.plist"])
    }

    @Test func theOutputMayBeTheBundleItself() throws {
        #expect(try compile(Self.model, "-o", folder.path("Store.momd")).status == 0)
        #expect(exists("Store.momd/DataStore.mom") && exists("Store.momd/VersionInfo.plist"))
        #expect(try compile(Self.model, "-o", folder.path("Store.mom")).status == 64)
        #expect(try compile(Self.model, "-o", folder.path("In.xcdatamodeld")).status == 2)
    }

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

    /// The stamp of a single file may lie beside it: that it is written changes the folder.
    @Test func theStampMayLieInTheOutput() throws {
        let version = Self.model + "/DataStore.xcdatamodel"
        let out = folder.path("out")
        let arguments = ["compile", version, "-o", out, "--stamp", out + "/stamp", "--deps", out + "/d"]
        #expect(try modelc.run(arguments).output.contains("created"))
        try folder.write("", to: "out/.modelc-2147480000-7.tmp")
        #expect(try modelc.run(arguments).output == "unchanged: 1 file\n")
        let text = try String(contentsOfFile: out + "/stamp", encoding: .utf8)
        #expect(text.contains("\nnames ") && !text.contains("\nfolder "))
        // An image that Core Data would read in place of the new version.
        try folder.write("old", to: "out/DataStore.omo")
        #expect(try modelc.run(arguments).output.contains("removed"))
    }

    /// How a result is shown makes no other request.
    @Test func aDocumentSaysThatNothingIsToBeDone() throws {
        let arguments = ["compile", Self.model, "-o", folder.path("out"), "--stamp", folder.path("stamp")]
        #expect(try modelc.run(arguments).status == 0)
        let document = try modelc.run(arguments + ["--format", "json"])
        #expect(document.output.contains("\"isUpToDate\": true"), "\(document.output)")
        #expect(try modelc.run(arguments + ["--format=text"]).output == "unchanged: 2 files\n")
    }

    /// What Core Data makes of a text that does not say it, and bounds that nothing meets, are named.
    @Test(arguments: [
        (#"attributeType="Integer 16" defaultValueString="YES""#, "(\"YES\")"),
        (#"attributeType="Integer 16" defaultValueString=" 5""#, "(\" 5\")"),
        (#"attributeType="Integer 16" minValueString="99999""#, "no value can meet"),
        (#"attributeType="String" maxValueString="-1""#, "no value can meet"),
    ])
    func whatIsReadAsSomethingElse(_ attribute: String, _ words: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.contains("[unproven-feature]"))
        let strict = try compile(model, "-o", folder.path("strict"), "--strict")
        #expect(strict.status == 1 && strict.errors.contains("would be compiled in an unproven form"))
    }

    @Test(arguments: [
        #"attributeType="Integer 16" defaultValueString="99999""#, #"attributeType="Double" defaultValueString="1,5""#,
        #"attributeType="Float" defaultValueString="1e39""#, #"attributeType="Decimal" defaultValueString="x""#,
    ])
    func aDefaultThatIsNoValueOfItsType(_ attribute: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 1 && count("error: ", in: outcome) == 1, "\(outcome.errors)")
        let ids = ["[default-not-representable]", "[unknown-feature]"]
        #expect(ids.map { count($0, in: outcome) }.reduce(0, +) == 1, "\(outcome.errors)")
    }

    /// What is an error of the model for lint stops the current version, with the same id; an older one has shipped.
    @Test(arguments: [
        (
            #"<attribute name="d" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(zz)"/>"#,
            "invalid-derivation"
        ),
        (#"<attribute name="objectID" optional="YES" attributeType="String"/>"#, "reserved-property-name"),
        ("<uniquenessConstraints><uniquenessConstraint/></uniquenessConstraints>", "empty-uniqueness"),
        (#"<fetchIndex name="i"/>"#, "empty-index"),
        (
            #"<attribute name="r" optional="YES" attributeType="String" regularExpressionString=""/>"#,
            "invalid-validation-regex"
        ),
        (
            #"<attribute name="b" optional="YES" attributeType="Boolean" defaultValueString="maybe"/>"#,
            "default-not-representable"
        ),
        (
            #"<attribute name="n" optional="YES" attributeType="Integer 16" minValueString="9" maxValueString="1"/>"#,
            "inverted-bounds"
        ),
    ])
    func anErrorOfLintStopsTheCurrentVersion(_ part: String, _ id: String) throws {
        let text = "<model><entity name=\"A\">\(part)</entity></model>"
        let model = try writeVersions("M", "M 2")
        try folder.write(text, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let refused = try compile(model, "-o", folder.path("out"), "--current", "M")
        #expect(refused.status == 1 && refused.errors.contains("[\(id)]"), "\(refused.errors)")
        #expect(count("error: ", in: refused) == 1 && count("[\(id)]", in: refused) == 1, "\(refused.errors)")
        #expect(!exists("out"))
        let older = try compile(
            model, "-o", folder.path("out"), "--current", "M 2", "--leave-out", "unfit-default")
        #expect(older.status == 0 && !older.errors.contains("error"), "\(older.errors)")
        #expect(older.errors.contains("warning"), "\(older.errors)")
    }

    /// What no compiled model holds is left out with one message, and refused where only what is proven may be written.
    @Test(arguments: [
        #"attributeType="UUID" defaultValueString="9B6C""#,
        #"attributeType="Date" derived="YES" derivationExpression="now()" defaultDateTimeInterval="3""#,
    ])
    func aDefaultThatCoreDataNeverReads(_ attribute: String) throws {
        try folder.write(
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" \(attribute)/></entity></model>",
            to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("[omitted-feature]"), "\(outcome.errors)")
        #expect(count(" a default of ", in: outcome) == 1 && count("ignored:", in: outcome) == 0, "\(outcome.errors)")
        #expect(try compile(model, "-o", folder.path("out"), "--strict").status == 1)
        let same = try modelc.run("diff", folder.path("out/M.mom"), model)
        #expect(same.output.contains("No differences"), "\(same.output)")
    }

    @Test func anIndexOfAnUnknownType() throws {
        try folder.write(
            #"<model><entity name="A"><attribute name="a" optional="YES" attributeType="String"/><fetchIndex name="i">"#
                + #"<fetchIndexElement property="a" type="Fulltext" order="ascending"/></fetchIndex></entity></model>"#,
            to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 1 && outcome.errors.contains("Fulltext"), "\(outcome.errors)")
    }

    /// A rule that Make would read as another one is not written.
    @Test(arguments: ["a;b", "a%b", "a=b", "a\tb", "a\nb"])
    func aNameThatNoRuleHolds(_ name: String) throws {
        try folder.write("<model><entity name=\"A\"/></model>", to: "\(name).xcdatamodel/contents")
        let outcome = try compile(
            folder.path("\(name).xcdatamodel"), "-o", folder.path("out"), "--deps", folder.path("d"))
        #expect(outcome.status == 2 && outcome.errors.contains("a rule of Make cannot contain"), "\(outcome.errors)")
        #expect(!exists("out") && !exists("d"))
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

    /// On the disk of a Mac they are one file.
    @Test func outputsThatDifferInLetterCase() throws {
        try folder.write("<model/>", to: "a/L.xcdatamodel/contents")
        try folder.write("<model/>", to: "b/l.xcdatamodel/contents")
        let outcome = try compile(
            folder.path("a/L.xcdatamodel"), folder.path("b/l.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 64 && outcome.errors.contains("letter case"), "\(outcome.errors)")
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"), arguments: [[], ["--dry-run"]])
    func aFolderThatCannotBeWritten(_ options: [String]) throws {
        try FileManager.default.createDirectory(
            atPath: folder.path("out"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
        let outcome = try modelc.run(["compile", Self.model, "-o", folder.path("out")] + options)
        #expect(outcome.status == 2 && outcome.errors.contains("cannot be written"), "\(outcome.errors)")
    }

    @Test func whatIsCompiledCannotBeLeftOut() throws {
        let outcome = try compile(Self.model, "-o", folder.path("out"), "--leave-out", "deny-rule")
        #expect(outcome.status == 64 && outcome.errors.contains("'deny-rule' is compiled"), "\(outcome.errors)")
        let page = try modelc.run("explain", "deny-rule")
        #expect(page.status == 0 && page.output.contains("delete rule Deny"), "\(page.output)")
    }

    /// The parts of a compiled model that are none themselves.
    @Test func otherCompiledFilesAreNamed() throws {
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        let info = try modelc.run("inspect", folder.path("out/DataStore.momd/VersionInfo.plist"))
        #expect(info.status == 2 && info.errors.contains("give the bundle: "), "\(info.errors)")
        let mapping = try folder.write("x", to: "Step.cdm")
        for words in [["inspect", mapping], ["mapping", "show", mapping]] {
            #expect(try modelc.run(words).errors.contains("modelc decompile "), "\(words)")
        }
    }

    @Test func localizedNamesAreNotCompiled() throws {
        let model = try writeVersions("M")
        try folder.write("\"a\" = \"b\";", to: "M.xcdatamodeld/en.lproj/MModel.strings")
        let outcome = try compile(model, "-o", folder.path("out"), "-v")
        #expect(outcome.status == 0 && outcome.errors.contains("en.lproj' is not compiled"), "\(outcome.errors)")
    }

    @Test func aNumberBeyond64Bits() throws {
        try folder.write(
            """
            <model><entity name="A"><attribute name="n" optional="YES" attributeType="Integer 64"/></entity>
            <fetchRequest name="F" entity="A" predicateString="n == 99999999999999999999"/></model>
            """, to: "M.xcdatamodel/contents")
        let outcome = try compile(folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("beyond 64 bits"), "\(outcome.errors)")
    }

    @Test func makeIsToldOfTheInputs() throws {
        #expect(try compile(Self.model, "-o", folder.path("out"), "--deps", folder.path("d")).status == 0)
        let rule = try String(contentsOfFile: folder.path("d"), encoding: .utf8)
        #expect(rule.hasPrefix(folder.path("out/DataStore.momd") + ": \\\n  Samples/DataStore/"))
        #expect(rule.contains("DataStore.xcdatamodel/contents"))
    }

    /// A version that is added changes the folder alone.
    @Test func makeIsToldOfTheBundle() throws {
        let model = try writeVersions("M")
        #expect(try compile(model, "-o", folder.path("out"), "--deps", folder.path("d")).status == 0)
        #expect(try String(contentsOfFile: folder.path("d"), encoding: .utf8).contains("M.xcdatamodeld \\\n"))
    }

    @Test func companionsAreTwoFiles() throws {
        let outcome = try compile(
            Self.model, "-o", folder.path("out"), "--deps", folder.path("x"), "--stamp", folder.path("x"))
        #expect(outcome.status == 64 && outcome.errors.contains("name the same file"))
        #expect(!exists("out") && !exists("x"))
    }

    /// Of a run that fails, too, `--quiet` prints errors only.
    @Test func aQuietFailureHasNoWarnings() throws {
        try folder.write("mine", to: "notes")
        let outcome = try compile(Self.bounded, "-o", folder.path("out"), "--stamp", folder.path("notes"), "--quiet")
        #expect(outcome.status == 2 && outcome.errors.contains("error:") && !outcome.errors.contains("warning"))
    }

    @Test func severalVersionsNeedACurrentOne() throws {
        let model = try writeVersions("M", "M 2")
        let refused = try compile(model, "-o", folder.path("out"))
        #expect(refused.status == 1 && refused.errors.contains("[no-current-version]"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 2").status == 0)
        #expect(try modelc.run("inspect", folder.path("out/M.momd")).output.contains("M 2"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 7").status == 1)
    }

    @Test func strictRefusesWhatIsUnproven() throws {
        try folder.write(
            """
            <model><entity name="A"><attribute name="a" optional="YES" attributeType="Binary" \
            allowsExternalBinaryDataStorage="YES"/></entity></model>
            """, to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        #expect(try compile(model, "-o", folder.path("out"), "--strict").status == 1)
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("[unproven-feature]"))
        #expect(exists("out/M.mom"))
    }

    @Test func anUnknownFeatureToLeaveOutIsWrongUsage() throws {
        let outcome = try compile(Self.refused, "-o", folder.path("out"), "--leave-out", "validation-patern")
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'validation-pattern'?"))
        let list = try compile(
            Self.refused, "-o", folder.path("out"), "--leave-out", "validation-pattern, partial-index", "--dry-run")
        #expect(list.status == 0, "\(list.errors)")
    }

    @Test func aCompiledModelStandsForItsSource() throws {
        let out = folder.path("out")
        #expect(try compile(Self.model, "-o", out).status == 0)
        let compiled = out + "/DataStore.momd"
        #expect(try modelc.run("diff", compiled, Self.model, "--exit-code").status <= 1)
        #expect(try modelc.run("hash", compiled).output == modelc.run("hash", Self.model).output)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 0)
        let back = folder.path("back/DataStore.xcdatamodeld")
        #expect(try compile(back, "-o", out, "--check").status == 0)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 2)
        #expect(try modelc.run("decompile", Self.model, "-o", folder.path("other")).status == 2)
    }
}
