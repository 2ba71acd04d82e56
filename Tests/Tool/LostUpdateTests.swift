import Foundation
import ModelcTestSupport
import Synchronization
import Testing

@testable import ModelcKit

/// Commands that write concurrently: each makes its change, or reports that it did not.
@Suite struct LostUpdateTests {
    /// Each command with each, and with itself.
    static let pairs: [(WritingRun, WritingRun)] = {
        let all = WritingRun.all
        let pairs = all.indices.flatMap { left in all.indices[left...].map { (all[left], all[$0]) } }
        return TestScope.share(of: pairs, outOf: 3)
    }()

    @Test(arguments: pairs)
    func bothChangesAreThere(_ left: WritingRun, _ right: WritingRun) throws {
        let folder = try WritingRun.project()
        let numbers = left.name == right.name ? [1, 2, 3, 4] : [1, 2]
        var runs = numbers.map { (left, $0) }
        if left.name != right.name { runs += numbers.map { (right, $0) } }
        let outcomes = try AtOnce.run(runs.map { $0.0.arguments($0.1) }, in: folder)
        let isLocked = left.name == "lock" || right.name == "lock"
        for ((run, number), outcome) in zip(runs, outcomes) {
            #expect([0, 1, 2].contains(outcome.status), "\(run.name) \(number): \(outcome.errors)")
            guard outcome.status < run.failure, !(isLocked && run.isRefusedQuietly) else { continue }
            #expect(try run.isDone(folder, number), "\(run.name) \(number) is lost beside \(left.name) + \(right.name)")
        }
        try expectSound(folder, isLocked: isLocked && !(left.changesLocked || right.changesLocked))
    }

    private func expectSound(_ folder: TemporaryFolder, isLocked: Bool) throws {
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let list = try modelc.run("versions", "list", "M.xcdatamodeld")
        #expect(list.status == 0 && !list.errors.contains("error"), "\(list.errors)")
        #expect(try folder.files().filter { $0.contains(".tmp") } == [])
        if isLocked {
            let check = try modelc.run("lock", "--check", "M.xcdatamodeld")
            #expect(check.status == 0, "\(check.output)\(check.errors)")
        }
    }

    /// Eight branches are merged into one file at once.
    @Test func mergesIntoOneFile() throws {
        let folder = try WritingRun.project(merges: 8)
        let outcomes = try AtOnce.run((1...8).map(WritingRun.merge.arguments), in: folder)
        for (number, outcome) in zip(1...8, outcomes) {
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try WritingRun.merge.isDone(folder, number), "merge \(number) is lost")
        }
    }

    /// All spellings of a path denote the same file.
    @Test func spellingsOfOneModel() throws {
        let folder = try WritingRun.project()
        for (name, target) in [("Link.xcdatamodeld", "M.xcdatamodeld"), ("elsewhere", ".")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
        }
        let paths = [
            "M.xcdatamodeld", "./M.xcdatamodeld/M 30.xcdatamodel", "Link.xcdatamodeld", "elsewhere/M.xcdatamodeld",
            folder.path("M.xcdatamodeld"), "elsewhere/./M.xcdatamodeld/M 30.xcdatamodel/contents",
        ]
        let words = paths.enumerated().map { ["edit", "-q", $1, "add", "attribute", "Loaf.spelt\($0)", "String"] }
        let outcomes = try AtOnce.run(words, in: folder)
        for (index, outcome) in outcomes.enumerated() {
            #expect(outcome.status == 0, "\(paths[index]): \(outcome.errors)")
            #expect(try WritingRun.isInModel("spelt\(index)", folder), "\(paths[index]) is lost")
        }
    }

    /// Many models at once, named in two orders: there is no deadlock.
    @Test func nobodyWaitsForEver() throws {
        let folder = try WritingRun.project()
        let names = (1...6).map { "N\($0).xcdatamodeld" }
        let text = try String(contentsOfFile: folder.path(WritingRun.file), encoding: .utf8)
        for name in names { try folder.write(text, to: "\(name)/N.xcdatamodel/contents") }
        let runs = (0..<6).map { ["format"] + ($0.isMultiple(of: 2) ? names : names.reversed()) }
        let outcomes = try AtOnce.run(runs, in: folder)
        #expect(outcomes.allSatisfy { $0.status == 0 }, "\(outcomes.map(\.errors))")
    }
}

/// A command that makes a distinct change in a project, so that the test can check the change.
struct WritingRun: Sendable, CustomTestStringConvertible {
    let name: String
    /// The arguments for one of several concurrent runs.
    let arguments: @Sendable (Int) -> [String]
    let isDone: @Sendable (TemporaryFolder, Int) throws -> Bool
    /// The lowest exit code that means that nothing was changed.
    var failure: Int32 = 1
    /// Whether a locked version prevents the change without a failure.
    var isRefusedQuietly = false
    /// Whether it changes or removes locked versions.
    var changesLocked = false

    var testDescription: String { name }

    static let file = "M.xcdatamodeld/M 30.xcdatamodel/contents"
    private static let versions = ["M", "M 11", "M 12", "M 13", "M 14", "M 21", "M 22", "M 23", "M 24", "M 30"]

    static let merge = WritingRun(
        name: "merge", arguments: { ["merge", "base", file, "theirs\($0)"] },
        isDone: { try isInModel("Merged\($1)", $0) }, changesLocked: true)

    static let all = [
        WritingRun(
            name: "edit",
            arguments: { ["edit", "-q", "M.xcdatamodeld", "add", "attribute", "Loaf.edited\($0)", "String"] },
            isDone: { try isInModel("edited\($1)", $0) }),
        WritingRun(
            name: "edit --script", arguments: { ["edit", "-q", "M.xcdatamodeld", "--script", "script\($0)"] },
            isDone: { try isInModel("scripted\($1)", $0) }),
        WritingRun(
            name: "edit --new-version",
            arguments: {
                [
                    "edit", "-q", "M.xcdatamodeld", "add", "attribute", "Loaf.anew\($0)", "String", "--new-version",
                    "New \($0)",
                ]
            }, isDone: { try isInModel("anew\($1)", $0) && isInProject("New \($1)", $0) }),
        merge,
        WritingRun(
            name: "format", arguments: { _ in ["format", "M.xcdatamodeld"] },
            isDone: { folder, _ in !(try text(file, folder).contains("\" />")) }),
        WritingRun(
            name: "lint --fix",
            arguments: { _ in ["lint", "M.xcdatamodeld", "--no-config", "--fix", "--unsafe"] },
            // The current version is fixed, which may be another one by then.
            isDone: { folder, _ in try contents(folder).contains { !$0.contains("byNothing") } }, failure: 2,
            isRefusedQuietly: true),
        WritingRun(
            name: "versions add", arguments: { ["versions", "add", "M.xcdatamodeld", "Added 9\($0)"] },
            isDone: { try isInProject("Added 9\($1)", $0) }),
        WritingRun(
            name: "versions rename",
            arguments: { ["versions", "rename", "M.xcdatamodeld", "M 1\($0)", "Renamed 1\($0)", "--force"] },
            isDone: { try isInProject("Renamed 1\($1)", $0) && !isInProject("M 1\($1)", $0) }, changesLocked: true),
        WritingRun(
            name: "versions remove",
            arguments: { ["versions", "remove", "M.xcdatamodeld", "M 2\($0)", "--force"] },
            isDone: { !(try isInProject("M 2\($1)", $0)) }, changesLocked: true),
        WritingRun(
            name: "lock", arguments: { _ in ["lock", "M.xcdatamodeld"] },
            isDone: { folder, _ in try text("modelc.lock", folder).contains("M.xcdatamodeld") }),
        WritingRun(
            name: "lint --write-baseline",
            arguments: {
                ["lint", $0 == 1 ? "M.xcdatamodeld" : "B\($0).xcdatamodeld", "--no-config", "--write-baseline"]
            },
            isDone: { try text(".modelc-baseline", $0).contains($1 == 1 ? "M.xcdatamodeld" : "B\($1).xcdatamodeld") },
            failure: 2),
        WritingRun(
            name: "mapping new",
            arguments: {
                let from = $0.isMultiple(of: 2) ? "M" : "M 21"
                return [
                    "mapping", "new", "B9.xcdatamodeld", "--from", from, "--to", "M 30", "--output",
                    "Map.xcmappingmodel",
                ]
            },
            isDone: {
                try text("Map.xcmappingmodel/xcmapping.xml", $0)
                    .contains($1.isMultiple(of: 2) ? "/M.xcdatamodel" : "/M 21.xcdatamodel")
            }),
    ]
}

extension WritingRun {
    /// - Parameter merges: the number of branches.
    static func project(merges: Int = 4) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let index = #"<fetchIndex name="byNothing" />"#
        let entities = LintFixture.bakery.replacing("</entity>", with: index + "</entity>")
        let contents = LintFixture.document(entities)
        for bundle in ["M", "B9"] {
            for version in versions {
                try folder.write(contents, to: "\(bundle).xcdatamodeld/\(version).xcdatamodel/contents")
            }
            try folder.write(naming("M 30"), to: "\(bundle).xcdatamodeld/.xccurrentversion")
        }
        for number in 2...4 { try folder.write(contents, to: "B\(number).xcdatamodeld/B.xcdatamodel/contents") }
        try folder.write(contents, to: "base")
        for number in 1...merges {
            let added =
                #"<entity name="Merged\#(number)"><attribute name="name" optional="YES" attributeType="String"/></entity></model>"#
            try folder.write(contents.replacing("</model>", with: added), to: "theirs\(number)")
            try folder.write("add attribute Loaf.scripted\(number) String\n", to: "script\(number)")
        }
        try folder.write(
            ProjectText.listing(versions, path: "M.xcdatamodeld"), to: "App.xcodeproj/project.pbxproj")
        return folder
    }

    private static func naming(_ version: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>\(version).xcdatamodel</string>
        </dict>
        </plist>

        """
    }

    private static func text(_ path: String, _ folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    /// Whether a name is in one of the versions.
    static func isInModel(_ name: String, _ folder: TemporaryFolder) throws -> Bool {
        try contents(folder).contains { $0.contains("\"\(name)\"") }
    }

    /// The texts of all versions.
    private static func contents(_ folder: TemporaryFolder) throws -> [String] {
        try folder.files().filter { $0.hasPrefix("M.xcdatamodeld/") && $0.hasSuffix("/contents") }
            .map { try text($0, folder) }
    }

    /// Whether a version is in the bundle and in the project that lists its versions.
    private static func isInProject(_ version: String, _ folder: TemporaryFolder) throws -> Bool {
        let isListed = try text("App.xcodeproj/project.pbxproj", folder).contains("path = \"\(version).xcdatamodel\"")
        let isThere = FileManager.default.fileExists(
            atPath: folder.path("M.xcdatamodeld/\(version).xcdatamodel/contents"))
        #expect(isListed == isThere, "'\(version)' is in the bundle or in the project, and not in both")
        return isThere
    }
}

/// Concurrent runs of the tool.
enum AtOnce {
    /// Waits for all runs.
    static func run(_ runs: [[String]], in folder: TemporaryFolder) throws -> [(status: Int32, errors: String)] {
        let started = try runs.enumerated().map { index, arguments in
            let process = Process()
            process.executableURL = ModelcProcess.executable
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            // A file, because a pipe without a reader fills up.
            let errors = try folder.write("", to: "errors/\(index)")
            process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
            return (process, errors)
        }
        for (process, _) in started { try process.run() }
        return try started.map { process, errors in
            process.waitUntilExit()
            return (process.terminationStatus, try String(contentsOfFile: errors, encoding: .utf8))
        }
    }
}

/// The folder of the lock.
@Suite struct WriteLockTests {
    private func folder(of path: String) -> String { WriteLock.folder(for: path) }

    @Test func whatIsLocked() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write("", to: "App.xcodeproj/project.pbxproj")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("v"), withDestinationPath: "M.xcdatamodeld/M.xcdatamodel")
        let root = WriteLock.folder(for: folder.url.path)
        let expected = [
            "M.xcdatamodeld": "/M.xcdatamodeld", "M.xcdatamodeld/M.xcdatamodel/contents": "/M.xcdatamodeld",
            "v/contents": "/M.xcdatamodeld", "M.xcdatamodeld/../M.xcdatamodeld/.xccurrentversion": "/M.xcdatamodeld",
            "App.xcodeproj/project.pbxproj": "/App.xcodeproj", "modelc.lock": "", "New.xcdatamodeld": "",
            "New.xcdatamodeld/New.xcdatamodel/contents": "", "no/such/folder/modelc.lock": "",
            "Map.xcmappingmodel/xcmapping.xml": "", "Map.xcmappingmodel": "", "M.momd/M.mom": "",
        ]
        for (path, place) in expected { #expect(WriteLock.folder(for: folder.path(path)) == root + place, "\(path)") }
    }

    /// A waiting run reports it after some time, and continues as soon as the other one has ended.
    @Test func oneHasItAtATime() throws {
        let folder = try TemporaryFolder()
        let model = try folder.makeFolder("M.xcdatamodeld")
        let lock = try WriteLock(of: [model, model + "/M.xcdatamodel/contents"])
        let refusal = #expect(throws: FileWritingError.self) { try WriteLock(of: [model], patience: 0) }
        #expect(refusal?.diagnostic.id.rawValue == "file-locked")
        #expect(refusal?.diagnostic.message.contains("another run of modelc") ?? false)
        // A path that this process has locked needs no wait, and other files are free.
        try lock.add([model, folder.path("modelc.lock")])
        #expect(throws: FileWritingError.self) { try WriteLock(of: [folder.path("x"), model], patience: 0) }
        lock.release()
        let other = try WriteLock(of: [folder.path("x"), model], patience: 0)
        other.release()
    }

    /// Progress output reports a wait of more than two seconds, and its end.
    @Test func aLongWaitIsTold() throws {
        let model = try TemporaryFolder().makeFolder("M.xcdatamodeld")
        let lock = try WriteLock(of: [model])
        defer { lock.release() }
        let reported = Mutex<[String?]>([])
        let observer: WaitObserver = { path in reported.withLock { $0.append(path) } }
        #expect(throws: FileWritingError.self) { try WriteLock(of: [model], patience: 1, waiting: observer) }
        #expect(reported.withLock { $0 }.isEmpty)
        #expect(throws: FileWritingError.self) { try WriteLock(of: [model], patience: 3, waiting: observer) }
        #expect(reported.withLock { $0 } == [model, nil])
    }

    /// A command that only reads files does not wait.
    @Test func readersDoNotWait() throws {
        let project = try WritingRun.project()
        var modelc = ModelcProcess()
        modelc.folder = project.url.path
        let lock = try WriteLock(of: [project.path("M.xcdatamodeld"), project.path("modelc.lock")])
        defer { lock.release() }
        for words in [
            "lint M.xcdatamodeld", "format --check M.xcdatamodeld", "versions list M.xcdatamodeld",
            "lock --check M.xcdatamodeld",
            "edit M.xcdatamodeld --dry-run add attribute Loaf.x String", "lint M.xcdatamodeld --diff",
            "versions add M.xcdatamodeld X --dry-run", "merge base base theirs1 --dry-run",
        ] {
            let start = Date()
            let outcome = try modelc.run(words.split(separator: " ").map(String.init))
            #expect(Date().timeIntervalSince(start) < 30 && outcome.status != 64, "\(words): \(outcome.errors)")
        }
    }
}
