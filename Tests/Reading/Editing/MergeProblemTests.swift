import Testing

@testable import ModelcKit

/// Changes that are valid on each side, but not together.
@Suite struct MergeProblemTests {
    /// Problems that lint only warns of, because models have shipped with them, although they break a build or a run.
    @Test(arguments: [
        (
            "add composite P; add attribute P.lat Double; add attribute Author.p P",
            "set attribute Author.p --type String",
            "add fetch-request Q Author --predicate 'p.lat == 1'"
        ),
        (
            "set entity Book --codegen class; set entity Author --codegen class", "set entity Book --class Shared",
            "set entity Author --class Shared"
        ),
        (
            "add attribute Book.n 'Integer 32'", "set attribute Book.n --min 5", "set attribute Book.n --default 3"
        ),
    ])
    func breakingWarningsAreConflicts(_ base: String, _ ours: String, _ theirs: String) throws {
        for (mine, others) in [(ours, theirs), (theirs, ours)] {
            let merge = try MergeScript(base, ours: mine, theirs: others)
            let conflict = try #require(merge.outcome.conflicts.first)
            #expect(merge.outcome.conflicts.count == 1 && merge.subjects != ["model"], "\(merge.subjects)")
            #expect(!(conflict.ours + conflict.theirs).joined().contains("no change"), "\(conflict)")
        }
    }

    /// Other warnings are reported, and do not stop the merge.
    @Test func otherWarningsAreTold() throws {
        let merge = try MergeScript(
            "add attribute Book.n Date", ours: "add index Book.a title", theirs: "add index Book.b title")
        #expect(merge.outcome.conflicts.isEmpty)
        #expect(merge.outcome.messages.map(\.id.rawValue) == ["duplicate-index"])
        #expect(merge.outcome.messages.allSatisfy { $0.severity == .warning })
    }

    /// A problem that one side already has is not reported for the merge, even under another name.
    @Test func oldWarningsUnderNewNamesAreQuiet() throws {
        let merge = try MergeScript(
            "add attribute Book.n 'Integer 32'", ours: "set attribute Book.n --min 5 --default 3",
            theirs: "rename entity Book Volume")
        #expect(merge.outcome.conflicts.isEmpty && merge.outcome.messages.isEmpty)
    }

    /// Each side is reported with the change that caused the problem, wherever it is.
    @Test func causesElsewhereAreNamed() throws {
        let merge = try MergeScript(
            ours: "add attribute Author.title String", theirs: "set entity Book --parent Author")
        let conflict = try #require(merge.outcome.conflicts.first)
        #expect(merge.subjects == ["Book.title"])
        #expect(conflict.ours == ["Author.title: attribute added, optional: String"])
        #expect(conflict.theirs.joined().contains("Book: parent changed: nothing -> Author"))
    }

    @Test func changesOfTheModelAreCauses() throws {
        let merge = try MergeScript(ours: "set model --cloudkit", theirs: "add constraint Book title")
        let conflicts = merge.outcome.conflicts
        #expect(conflicts.contains { $0.ours.contains("usedWithCloudKit changed: nothing -> \"YES\"") }, "\(conflicts)")
    }

    /// A change that breaks two things is reported as one conflict.
    @Test func oneCauseIsOneConflict() throws {
        let merge = try MergeScript(
            "add attribute Author.name String; add entity Child --parent Author", ours: "set entity Child --no-parent",
            theirs: "add index Child.i name; add fetch-request Q Child --predicate \"name == 'x'\"")
        let conflict = try #require(merge.outcome.conflicts.first)
        #expect(merge.outcome.conflicts.count == 1, "\(merge.subjects)")
        let problem = try #require(conflict.problem)
        #expect(problem.contains("index i of Child") && problem.contains("fetch request Q"), "\(problem)")
    }

    /// The type remains: only its values are no longer stored.
    @Test func storageIsToldWithTheType() throws {
        let merge = try MergeScript(ours: "set attribute Book.title --transient", theirs: "add constraint Book title")
        #expect(merge.outcome.conflicts.first?.ours == ["Book.title: persistent to transient: String"])
    }
}
