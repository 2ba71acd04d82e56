import Foundation
import ModelcTestSupport
import Testing

/// `modelc generate --check`, `--prune` and separate folders, for teams that commit generated code.
@Suite struct DriftTests {
    private let folder: TemporaryFolder
    private static let model = "Samples/BookList/BookList.xcdatamodeld"

    init() throws {
        folder = try TemporaryFolder()
        _ = try generate()
    }

    @Test func nothingDiffersAfterARun() throws {
        let outcome = try generate("--check")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix(" files up to date\n") && outcome.errors.isEmpty)
    }

    /// The entities of the files still exist: pruning alone would leave human classes without what they inherit.
    @Test func filesOfAnotherLayoutAreNotThoseOfRemovedEntities() throws {
        let outcome = try generate("--style", "xcode")
        #expect(outcome.errors.contains("has modelc's layout, and the settings say Xcode's"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("its entity was removed"))
        #expect(outcome.errors.contains("keep the layouts apart with --output"))
    }

    /// Xcode generates nothing for an entity with Codegen Manual/None. Who asks for its layout wants the classes.
    @Test func aLayoutOnTheCommandLineCoversAllEntities() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run("new", "Shop", "Book", "Author").status == 0)
        let outcome = try modelc.run("generate", "-o", "Out", "--style", "xcode")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("created Out/Book+CoreDataClass.swift\n"), "\(outcome.output)")
        #expect(
            outcome.output.contains(
                "included 2 entities with Codegen Manual/None, because --style is on the command line; "
                    + "to include them in every run, or never, set 'all-entities' in .modelc.yml\n"))
        let chosen = try modelc.run("generate", "-o", "Chosen", "--style", "xcode", "--all-entities")
        #expect(!chosen.output.contains("included"))
        let none = try modelc.run("generate", "-o", "None", "--style", "xcode", "--no-all-entities")
        #expect(none.output.hasPrefix("nothing to generate"))
        try folder.write("generate: { style: xcode }\n", to: ".modelc.yml")
        #expect(try modelc.run("generate", "-o", "Configured").output.hasPrefix("nothing to generate"))
        try folder.write("generate: { all-entities: false }\n", to: ".modelc.yml")
        #expect(
            try modelc.run("generate", "-o", "Off", "--style", "xcode").output.hasPrefix("nothing to generate"))
    }

    @Test func aChangedFileIsShownAsADiff() throws {
        let machine = try text("Out/_Shelf.swift")
        try folder.write(machine.replacing("var name: String", with: "var name: String?"), to: "Out/_Shelf.swift")
        let path = folder.path("Out/_Shelf.swift")
        let check = try generate("--check")
        #expect(check.status == 1 && check.output.hasPrefix("changed: \(path) (+1 -1)\n1 file would change: "))
        let outcome = try generate("--diff")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("changed: \(path) (+1 -1)\n\n--- \(path)\n+++ \(path) (generated)\t\n@@ "))
        #expect(outcome.output.contains("-    @NSManaged var name: String?\n+    @NSManaged var name: String\n"))
        #expect(try text("Out/_Shelf.swift") != machine)
    }

    @Test func driftIsReportedInTheFormatsOfOtherTools() throws {
        try FileManager.default.removeItem(atPath: folder.path("Out/_Book.swift"))
        try folder.write(try text("Out/_Shelf.swift") + "//\n", to: "Out/_Shelf.swift")
        let outcome = try generate("--check", "--report", "github", "--report", "junit=\(folder.path("r.xml"))")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("::error title=modelc missing-output,file="), "\(outcome.output)")
        #expect(outcome.output.contains("::error title=modelc outdated-output,file="), "\(outcome.output)")
        #expect(try text("r.xml").contains("failures=\"2\""))
    }

    @Test func aMissingFileIsDrift() throws {
        try FileManager.default.removeItem(atPath: folder.path("Out/_Book.swift"))
        let outcome = try generate("--check")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("missing: \(folder.path("Out/_Book.swift"))\n"))
        #expect(try !folder.files().contains("Out/_Book.swift"))
    }

    @Test func aMissingHumanFileIsSaidAndIsNoDrift() throws {
        try FileManager.default.removeItem(atPath: folder.path("Out/Book.swift"))
        let outcome = try generate("--check")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("missing-human: \(folder.path("Out/Book.swift"))\n"))
    }

    @Test func anOrphanIsNamedAndRemovedOnRequestOnly() throws {
        let orphan = try text("Out/_Book.swift").replacing("class _Book", with: "class _Magazine")
        try folder.write(orphan, to: "Out/_Magazine.swift")
        try folder.write("// mine", to: "Out/Magazine.swift")
        #expect(try generate("--check").output.hasPrefix("orphan: \(folder.path("Out/_Magazine.swift"))\n"))
        #expect(try generate("--check").status == 1)
        #expect(try generate().errors.contains("[orphaned-file]"))
        #expect(try folder.files().contains("Out/_Magazine.swift"))
        #expect(try generate("--prune").output.hasPrefix("removed \(folder.path("Out/_Magazine.swift"))\n"))
        #expect(try !folder.files().contains("Out/_Magazine.swift"))
        #expect(try text("Out/Magazine.swift") == "// mine")
    }

    @Test func afterAChangeOfTheLanguageTheOldMachineFilesAreOrphans() throws {
        let old = ["Out/_Author.swift", "Out/_Book.swift", "Out/_Shelf.swift"].map(folder.path)
        let check = try generate("--language", "objc", "--check")
        #expect(check.status == 1)
        #expect(old.allSatisfy { check.output.contains("orphan: \($0)\n") }, "\(check.output)")
        #expect(try generate("--language", "objc", "--prune").status == 0)
        let files = try folder.files()
        #expect(files.contains("Out/Book.swift") && files.contains("Out/_Book.m") && !files.contains("Out/_Book.swift"))
        #expect(try generate("--language", "objc", "--check").status == 0)
    }

    @Test func whereAllEntitiesAreGoneTheirFilesAreOrphans() throws {
        try folder.write(
            "generate: { entities: { Author: { skip: true }, Book: { skip: true }, Shelf: { skip: true } } }\n",
            to: "none.yml")
        let check = try generate("--config", folder.path("none.yml"), "--check")
        #expect(check.status == 1)
        #expect(check.output.components(separatedBy: "orphan: ").count == 5, "the support file is one, too")
        #expect(try generate("--config", folder.path("none.yml"), "--prune").status == 0)
        #expect(try !folder.files().contains("Out/_Book.swift"))
    }

    @Test func twoModelsOfOneFolderKeepTheirFiles() throws {
        let other = "Samples/TodoCore/TodoCore.xcdatamodeld"
        func both(_ options: String...) throws -> [ModelcProcess.Outcome] {
            try [DriftTests.model, other].map {
                try ModelcProcess().run(["generate", $0, "--output", folder.path("Out")] + options)
            }
        }
        #expect(try both().allSatisfy { $0.status == 0 && $0.errors.isEmpty })
        #expect(try both("--check").allSatisfy { $0.status == 0 && $0.output.hasSuffix(" up to date\n") })
        #expect(try both("--prune").allSatisfy { $0.status == 0 && !$0.output.contains("removed") })
        #expect(try both("--check").allSatisfy { $0.status == 0 })
    }

    private func write(_ entities: String..., to bundle: String) throws {
        let lines = entities.map { "<entity name=\"\($0)\" representedClassName=\"\($0)\"/>" }
        let model =
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<model type=\"com.apple.IDECoreDataModeler"
            + ".DataModel\" documentVersion=\"1.0\">\(lines.joined())</model>"
        try folder.write(model, to: "\(bundle)/contents")
    }

    /// Without a configuration as well: the other model is found in the project, and its files in the folder.
    @Test func aModelOfTheSameFileNameInTheProjectKeepsItsFiles() throws {
        try folder.write("", to: "Package.swift")
        try write("Kite", "Wing", to: "A/M.xcdatamodel")
        try write("Note", "Page", to: "B/M.xcdatamodel")
        var modelc = ModelcProcess()
        modelc.folder = folder.path("")
        for model in ["A", "B"] {
            let outcome = try modelc.run("generate", "\(model)/M.xcdatamodel", "-o", "Both")
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        }
        for model in ["A", "B"] {
            let outcome = try modelc.run("generate", "\(model)/M.xcdatamodel", "-o", "Both", "--check")
            #expect(outcome.status == 0, "\(outcome)")
            #expect(try modelc.run("generate", "\(model)/M.xcdatamodel", "-o", "Both", "--prune").status == 0)
        }
        let kept = Set(try folder.files())
        #expect(kept.isSuperset(of: ["Kite", "Wing", "Note", "Page"].map { "Both/_\($0).swift" }))
        // A file that neither model generates is an orphan of both.
        try write("Note", to: "B/M.xcdatamodel")
        let orphan = try modelc.run("generate", "B/M.xcdatamodel", "-o", "Both", "--check")
        #expect(orphan.status == 1 && orphan.output.contains("_Page.swift") && !orphan.output.contains("_Kite.swift"))
    }

    /// A copy elsewhere in the project gives the same files, but was not generated into this folder.
    @Test func aCopyOfTheModelHidesNoOrphan() throws {
        try folder.write("", to: "Package.swift")
        for place in ["A", "B"] { try write("Kite", "Wing", to: "\(place)/M.xcdatamodel") }
        var modelc = ModelcProcess()
        modelc.folder = folder.path("")
        #expect(try modelc.run("generate", "A/M.xcdatamodel", "-o", "Out").status == 0)
        try write("Kite", to: "A/M.xcdatamodel")
        let outcome = try modelc.run("generate", "A/M.xcdatamodel", "-o", "Out", "--prune")
        #expect(outcome.output.contains("removed Out/_Wing.swift"), "\(outcome)")
    }

    @Test func aConfiguredModelOfTheSameFileNameKeepsItsFiles() throws {
        for prefix in ["A", "B"] { try write("\(prefix)Note", to: "\(prefix)/BookList.xcdatamodel") }
        try folder.write(
            "models: [{ path: A/BookList.xcdatamodel }, { path: B/BookList.xcdatamodel }]\ngenerate: { output: Both }\n",
            to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.path("")
        #expect(try modelc.run("generate").status == 0)
        #expect(try modelc.run("generate", "A/BookList.xcdatamodel", "--check").status == 0)
        #expect(try modelc.run("generate", "B/BookList.xcdatamodel", "--prune").output.contains("removed") == false)
        #expect(try folder.files().contains("Both/_ANote.swift"))
    }

    @Test func orphansAreKnownByTheirFirstLineAndNotByTheirNames() throws {
        let header = "// Generated by modelc from BookList.xcdatamodeld. Do not edit.\n"
        try folder.write(header, to: "Out/MagazineMock.swift")
        let unfinished = try LockedFile(folder.write(header, to: "Out/.modelc-1-1.tmp"))
        defer { unfinished.close() }
        #expect(try generate("--check").output.hasPrefix("orphan: \(folder.path("Out/MagazineMock.swift"))\n"))
        #expect(try generate("--prune").status == 0)
        let files = try folder.files()
        #expect(!files.contains("Out/MagazineMock.swift"))
        #expect(files.contains("Out/.modelc-1-1.tmp"), "it may be a file that another run is about to move")
    }

    @Test func whatAKilledRunLeftBehindIsRemoved() throws {
        // No process has a number as high as the first one; the second file is written by this process, which holds a
        // lock on it.
        let names = [
            ".modelc-999999999-1.tmp", ".modelc-\(getpid())-2.tmp", ".modelc-999999999-3.tmp", ".modelc-x.tmp",
        ]
        for name in names { try folder.write("class", to: "Out/" + name) }
        let unfinished = try LockedFile(folder.path("Out/" + names[1]))
        defer { unfinished.close() }
        for name in names where !name.contains("-3.") {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: folder.path("Out/" + name))
        }
        // There is nothing to write.
        #expect(try generate().status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("Out")).filter { $0.hasPrefix(".") }
        #expect(left.sorted() == [names[1], names[3]].sorted(), "those of living processes stay")
    }

    @Test func afterADayTheNumberOfTheProcessDoesNotCount() throws {
        let name = "Out/.modelc-\(getpid())-7.tmp"
        try folder.write("class", to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -100_000)], ofItemAtPath: folder.path(name))
        #expect(try generate("--check").status == 0)
        #expect(try folder.files().contains(name), "a check writes nothing, and removes nothing")
        #expect(try generate().status == 0)
        #expect(try !folder.files().contains(name))
    }

    @Test func whatIsInTheFilesDoesNotSteerTheTerminal() throws {
        let machine = try text("Out/_Shelf.swift")
        try folder.write(machine + "// \u{1B}[31m\u{7F}\u{9B}\tx ##vso[task]\n", to: "Out/_Shelf.swift")
        let outcome = try generate("--diff")
        #expect(outcome.output.contains("-// \\u{1B}[31m\\u{7F}\\u{9B}\tx #\\u{23}vso[task]\n"), "\(outcome.output)")
    }

    /// Root may list every folder.
    @Test(.enabled(if: getuid() != 0))
    func aFolderThatCannotBeListedIsNotUpToDate() throws {
        let out = folder.path("Out")
        try FileManager.default.setAttributes([.posixPermissions: 0o300], ofItemAtPath: out)
        let outcome = try generate("--check")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: out)
        #expect(outcome.status == 2 && outcome.errors.contains("cannot be listed"), "\(outcome.errors)")
    }

    @Test func aSupportFileThatNothingUsesIsAnOrphan() throws {
        try folder.write("// Generated by modelc from Other.xcdatamodeld. Do not edit.", to: "Out/_Other.swift")
        let shared = try generate("--single-file", "--prune")
        #expect(shared.status == 1 && shared.errors.contains("would declare the support code again"), "\(shared)")
        #expect(try folder.files().contains("Out/_ModelcSupport.swift"), "the other model uses it")
        try FileManager.default.removeItem(atPath: folder.path("Out/_Other.swift"))
        let check = try generate("--single-file", "--check")
        #expect(check.status == 1)
        #expect(check.output.contains("orphan: \(folder.path("Out/_ModelcSupport.swift"))\n"), "\(check.output)")
        #expect(try generate("--single-file", "--prune").status == 0)
        #expect(try !folder.files().contains("Out/_ModelcSupport.swift"))
        #expect(try generate("--single-file", "--check").status == 0)
    }

    @Test func filesOfOtherModelsAndPeopleAreNoOrphans() throws {
        try folder.write("// Generated by modelc from Other.xcdatamodeld. Do not edit.", to: "Out/_Other.swift")
        try folder.write("// by hand", to: "Out/_Hand.swift")
        // The support file is complete once other models have files in the folder.
        #expect(try generate().status == 0)
        #expect(try generate("--check").status == 0)
        #expect(try generate("--prune").status == 0)
        #expect(try folder.files().filter { $0.hasSuffix("_Other.swift") || $0.hasSuffix("_Hand.swift") }.count == 2)
    }

    @Test func humanFilesMayStandElsewhere() throws {
        let outcome = try ModelcProcess().run(
            "generate", DriftTests.model, "--output", folder.path("Machine"), "--human-output", folder.path("Human"))
        #expect(outcome.status == 0)
        let files = try folder.files()
        #expect(
            files.filter { $0.hasPrefix("Human/") } == ["Human/Author.swift", "Human/Book.swift", "Human/Shelf.swift"])
        #expect(files.contains("Machine/_Book.swift") && !files.contains("Machine/Book.swift"))
    }

    @Test func humanFilesMayBeLeftOut() throws {
        let outcome = try ModelcProcess().run("generate", DriftTests.model, "-o", folder.path("Only"), "--no-human")
        #expect(outcome.status == 0)
        #expect(try folder.files().filter { $0.hasPrefix("Only/") }.allSatisfy { $0.hasPrefix("Only/_") })
    }

    @Test func theModesExcludeEachOther() throws {
        #expect(try generate("--check", "--prune").status == 64)
    }

    private func generate(_ options: String...) throws -> ModelcProcess.Outcome {
        try ModelcProcess().run(["generate", DriftTests.model, "--output", folder.path("Out")] + options)
    }

    private func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }
}

/// A file on which the tests hold a lock, like a run on a file that it writes.
private struct LockedFile {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    }

    func close() { _ = Foundation.close(descriptor) }
}
