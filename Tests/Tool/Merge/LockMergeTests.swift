import Foundation
import ModelcTestSupport
import Testing

/// Lock files in git merges: branches that lock different versions do not conflict.
@Suite(.enabled(if: GitFixture.git != nil, "git is needed"))
struct LockMergeTests {
    private static let bundle = "App/M.xcdatamodeld"
    private static let lockFile = "App/modelc.lock"

    /// A repository whose versions are locked, on the branch `trunk`.
    private struct Project {
        let git: GitFixture

        init(_ versions: [String: [String]]) throws {
            git = try GitFixture()
            try git.git("init", "-q")
            try git.git("checkout", "-q", "-b", "trunk")
            try lock(versions)
            try git.git("add", "-A")
            try git.git("commit", "-q", "-m", "trunk")
        }

        /// Writes and locks versions.
        func lock(_ versions: [String: [String]]) throws {
            for (name, attributes) in versions {
                try git.writeModel(LockMergeTests.bundle, attributes, version: name)
            }
            #expect(try run("lock").status == 0)
        }

        /// Creates a branch from `trunk` that locks versions.
        func branch(_ name: String, locking versions: [String: [String]]) throws {
            try git.git("checkout", "-q", "-b", name, "trunk")
            try lock(versions)
            try git.git("add", "-A")
            try git.git("commit", "-q", "-m", name)
        }

        /// - Returns: whether there are no conflicts.
        func merge(_ branch: String, _ options: String...) throws -> Bool {
            do {
                try git.git(["merge", "-q", "-m", "merge"] + options + [branch])
                return true
            } catch is GitFixture.GitFailure {
                return false
            }
        }

        func run(_ arguments: String...) throws -> ModelcProcess.Outcome {
            var modelc = ModelcProcess()
            modelc.folder = git.folder.url.path
            return try modelc.run(arguments + [LockMergeTests.bundle])
        }

        func text() throws -> String {
            try String(contentsOfFile: git.folder.path(LockMergeTests.lockFile), encoding: .utf8)
        }
    }

    @Test func versionsAtDifferentPlacesMergeClean() throws {
        let project = try Project(["M": ["title"], "M 3": ["title", "isbn"]])
        try project.branch("early", locking: ["M 2": ["title", "year"]])
        try project.branch("late", locking: ["M 4": ["title", "isbn", "year"]])
        #expect(try project.merge("early"))
        let check = try project.run("lock", "--check")
        #expect(check.status == 0 && check.output == "M.xcdatamodeld: 4 unchanged\n")
        #expect(try project.run("lock").output == "unchanged App/modelc.lock\n")
    }

    /// Both versions are the last one. Their additions are not merged into one line: each line names its version.
    @Test func versionsAtOnePlaceConflictInTheirOwnLines() throws {
        let project = try Project(["M": ["title"]])
        try project.branch("one", locking: ["M 2": ["title", "isbn", "year"]])
        try project.branch("two", locking: ["M 3": ["title", "isbn", "pages"]])
        #expect(try !project.merge("one"))
        let lines = try project.text().split(separator: "\n").map(String.init)
        let first = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<<") })
        let last = try #require(lines.lastIndex { $0.hasPrefix(">>>>>>>") })
        let own = lines[first...last].filter { !LockMergeTests.isMarker($0) }
        #expect(own.count == 8 && own.allSatisfy { $0.contains(" M 2") || $0.contains(" M 3") }, "\(own)")
        #expect(lines.filter { $0.contains(" M/") }.count == 2)
        let check = try project.run("lock", "--check")
        #expect(check.status == 2 && check.errors.contains("keep the lines of both sides and delete the markers"))

        let both = lines.filter { !LockMergeTests.isMarker($0) }.map { $0 + "\n" }.joined()
        try project.git.folder.write(both, to: LockMergeTests.lockFile)
        #expect(try project.run("lock", "--check").output == "M.xcdatamodeld: 3 unchanged\n")
        #expect(try project.run("lock").status == 0)
        #expect(try project.run("lock", "--check").status == 0)
    }

    @Test func aUnionMergesClean() throws {
        let project = try Project(["M": ["title"]])
        try project.git.folder.write("modelc.lock merge=union\n", to: ".gitattributes")
        try project.git.git("add", "-A")
        try project.git.git("commit", "-q", "-m", "attributes")
        try project.branch("one", locking: ["M 2": ["title", "isbn"], "M 4": ["title", "isbn", "year"]])
        try project.branch("two", locking: ["M 3": ["title", "isbn", "pages"], "M 5": ["isbn"]])
        #expect(try project.merge("one"))
        #expect(try project.run("lock", "--check").output == "M.xcdatamodeld: 5 unchanged\n")
    }

    /// A union merge keeps both sides; their contradiction is found when the file is read.
    @Test func oneVersionThatBothLockedIsRefused() throws {
        let project = try Project(["M": ["title"]])
        try project.git.folder.write("modelc.lock merge=union\n", to: ".gitattributes")
        try project.git.git("add", "-A")
        try project.git.git("commit", "-q", "-m", "attributes")
        try project.branch("one", locking: ["M 2": ["title", "isbn"]])
        try project.branch("two", locking: ["M 2": ["title", "pages"]])
        #expect(try project.merge("one", "-X", "ours"))
        let check = try project.run("lock", "--check")
        #expect(check.status == 2)
        #expect(check.errors.contains("the version 'M 2' occurs twice [invalid-lock]"), "\(check.errors)")
    }

    private static func isMarker(_ line: String) -> Bool {
        ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
    }
}
