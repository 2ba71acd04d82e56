import Foundation
import ModelcTestSupport
import Testing

/// A repository whose git merges models, on the branch `trunk`.
struct MergeProject {
    static let bundle = "Shop.xcdatamodeld"
    static let contents = "Shop.xcdatamodeld/Shop.xcdatamodel/contents"

    let git: GitFixture

    init() throws {
        git = try GitFixture(findsTool: true)
        try git.git("init", "-q")
        try git.git("checkout", "-q", "-b", "trunk")
        try modelc("new", MergeProject.bundle, "Order", "Customer")
        try modelc("edit", "add", "attribute", "Order.number", "Integer 32")
        try modelc("merge", "--install")
        try commit("trunk")
    }

    @discardableResult
    func modelc(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try git.tool.run(arguments)
    }

    func commit(_ message: String) throws {
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", message)
    }

    /// A branch from `trunk` on which one action was made.
    func branch(_ name: String, _ action: [String]) throws {
        try git.git("checkout", "-q", "-b", name, "trunk")
        let outcome = try git.tool.run(["edit"] + action)
        #expect(outcome.status == 0, "\(outcome.errors)")
        try commit(name)
    }

    /// - Returns: whether nothing conflicts.
    func succeeds(_ arguments: String...) throws -> Bool {
        do {
            try git.git(arguments)
            return true
        } catch is GitFixture.GitFailure {
            return false
        }
    }

    /// What a merge prints to standard error.
    func mergeErrors(_ branch: String) throws -> String {
        try git.tool.run(executable: #require(GitFixture.git), ["merge", "-q", "-m", "merge", branch]).errors
    }

    func text(_ path: String = MergeProject.contents) throws -> String {
        try String(contentsOfFile: git.folder.path(path), encoding: .utf8)
    }
}
