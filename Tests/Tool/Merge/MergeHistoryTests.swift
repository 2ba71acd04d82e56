import Foundation
import ModelcTestSupport
import Testing

/// Merges whose base is not simply the last common commit.
@Suite(.enabled(if: GitFixture.git != nil, "git is needed"))
struct MergeHistoryTests {
    /// Two branches that merged each other, each with a different resolution of a conflict: git merges their common
    /// ancestors to a base. The base must not contain one of the resolutions, or the other one would be taken without a
    /// conflict.
    @Test(arguments: [
        (
            ["set", "attribute", "Order.number", "--default", "1"],
            ["set", "attribute", "Order.number", "--default", "2"]
        ),
        (["remove", "attribute", "Order.number"], ["set", "attribute", "Order.number", "--default", "2"]),
        (["rename", "attribute", "Order.number", "code"], ["rename", "attribute", "Order.number", "label"]),
        (["add", "attribute", "Order.size", "String"], ["add", "attribute", "Order.size", "Date"]),
    ])
    func answersOfMergedBranchesAreAConflict(_ one: [String], _ other: [String]) throws {
        for (ours, theirs) in [("one", "two"), ("two", "one")] {
            let project = try MergeProject()
            try project.branch("one", one)
            try project.branch("two", other)
            try project.git.git("tag", "first")
            try project.git.git("merge", "-q", "-s", "ours", "-m", "two wins", "one")
            try project.git.git("checkout", "-q", "one")
            try project.git.git("merge", "-q", "-s", "ours", "-m", "one wins", "first")
            try project.git.git("checkout", "-q", ours)
            let errors = try project.mergeErrors(theirs)
            #expect(errors.contains("[merge-conflict]"), "\(errors)")
            #expect(errors.components(separatedBy: "[merge-conflict]").count == 2)
        }
    }

    /// The same for the current version.
    @Test func currentVersionsOfMergedBranchesAreAConflict() throws {
        let project = try MergeProject()
        for (branch, version) in [("one", "Shop A"), ("two", "Shop B")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            try project.modelc("versions", "add", version)
            try project.commit(branch)
        }
        try project.git.git("tag", "first")
        try project.git.git("merge", "-q", "-s", "ours", "-m", "two wins", "one")
        try project.git.git("checkout", "-q", "one")
        try project.git.git("merge", "-q", "-s", "ours", "-m", "one wins", "first")
        #expect(try project.mergeErrors("two").contains("the current version was changed by both sides"))
    }

    /// With longer conflict markers, conflicts of an ordinary merge are still reported.
    @Test func longMarkersHideNothing() throws {
        let project = try MergeProject()
        let attributes = try project.text(".gitattributes")
        try project.git.folder.write(attributes + "* conflict-marker-size=32\n", to: ".gitattributes")
        try project.commit("markers")
        try project.branch("one", ["set", "attribute", "Order.number", "--default", "1"])
        try project.branch("two", ["set", "attribute", "Order.number", "--default", "2"])
        #expect(try project.mergeErrors("one").contains("[merge-conflict]"))
    }

    @Test func aRevertOfARenameTakesItBack() throws {
        let project = try MergeProject()
        try project.modelc("edit", "rename", "attribute", "Order.number", "code")
        try project.commit("rename")
        try project.modelc("edit", "set", "attribute", "Order.code", "--default", "7")
        try project.modelc("edit", "add", "index", "Order.byCode", "code")
        try project.commit("after")
        #expect(try project.succeeds("revert", "--no-edit", "HEAD~1"))
        let text = try project.text()
        #expect(!text.contains("\"code\"") && !text.contains("elementID"), "\(text)")
        #expect(text.contains("defaultValueString=\"7\"") && text.contains("property=\"number\""), "\(text)")
    }

    /// A change of the renamed property, on a branch without the renaming.
    @Test func aChangeIsPickedForTheFormerName() throws {
        let project = try MergeProject()
        try project.git.git("branch", "release")
        try project.modelc("edit", "rename", "attribute", "Order.number", "code")
        try project.commit("rename")
        try project.modelc("edit", "set", "attribute", "Order.code", "--default", "7")
        try project.commit("default")
        try project.git.git("checkout", "-q", "release")
        #expect(try project.succeeds("cherry-pick", "trunk"))
        let text = try project.text()
        #expect(text.contains("name=\"number\"") && !text.contains("\"code\"") && text.contains("=\"7\""), "\(text)")
    }

    /// Each side has copied another version of the merge base: a part that one side lacks may be old or removed.
    @Test func copiesOfDifferentVersionsHaveNoBase() throws {
        let project = try MergeProject()
        try project.modelc("versions", "add", "Shop 2")
        try project.modelc("edit", "add", "attribute", "Order.new", "String")
        try project.commit("two")
        for (branch, source) in [("old", "Shop"), ("current", "Shop 2")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            try project.modelc("versions", "add", "Shop 3", "--from", source)
            try project.modelc("edit", "add", "attribute", "Order.\(branch)", "String")
            try project.commit(branch)
        }
        #expect(try project.mergeErrors("old").contains("only here"))
        let text = try project.text("Shop.xcdatamodeld/Shop 3.xcdatamodel/contents")
        for name in ["new", "old", "current"] { #expect(text.contains("name=\"\(name)\""), "\(text)") }
    }

    /// Both have copied the older version: that one is the base, not the current one.
    @Test func copiesOfAnOlderVersionAreMerged() throws {
        let project = try MergeProject()
        try project.modelc("versions", "add", "Shop 2")
        try project.modelc("edit", "add", "attribute", "Order.new", "String")
        try project.commit("two")
        for (branch, action) in [("one", "remove entity Customer"), ("two", "add attribute Order.two String")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            try project.modelc("versions", "add", "Shop 3", "--from", "Shop")
            try project.git.folder.write(action + "\n", to: "script")
            try project.modelc("edit", "--script", "script")
            try project.commit(branch)
        }
        #expect(try !project.mergeErrors("one").contains("[merge-conflict]"))
        let text = try project.text("Shop.xcdatamodeld/Shop 3.xcdatamodel/contents")
        #expect(!text.contains("Customer") && text.contains("\"two\"") && !text.contains("\"new\""), "\(text)")
    }

    @Test func theBaseOfARenamedBundleIsFound() throws {
        let project = try MergeProject()
        for (branch, name) in [("moved", "Store"), ("stayed", "Shop")] {
            try project.git.git("checkout", "-q", "-b", branch, "trunk")
            if name != "Shop" { try project.git.git("mv", MergeProject.bundle, "\(name).xcdatamodeld") }
            try project.modelc("versions", "add", "Shop 2")
            try project.modelc("edit", "add", "attribute", "Order.\(branch)", "String")
            try project.commit(branch)
        }
        #expect(try !project.mergeErrors("moved").contains("[merge-conflict]"))
        let text = try project.text("Store.xcdatamodeld/Shop 2.xcdatamodel/contents")
        #expect(text.contains("\"moved\"") && text.contains("\"stayed\"") && !text.contains("<!--"), "\(text)")
    }

    @Test func differencesOfPathsWithADashAreShown() throws {
        let project = try MergeProject()
        try project.modelc("new", "./-Shop.xcdatamodeld", "Order")
        try project.commit("dash")
        let path = "-Shop.xcdatamodeld/-Shop.xcdatamodel/contents"
        try project.git.folder.write(
            project.text(path).replacing("name=\"Order\"", with: "name=\"Purchase\""), to: path)
        #expect(try project.git.git("diff").contains("\n+entity Purchase"))
    }

    /// An unresolved conflict is copied into no other version, and is not kept as a comment.
    @Test func versionsAndFormatRefuseConflicts() throws {
        let project = try MergeProject()
        try project.branch("one", ["set", "attribute", "Order.number", "--default", "1"])
        try project.branch("two", ["set", "attribute", "Order.number", "--default", "2"])
        #expect(try !project.succeeds("merge", "-q", "one"))
        let added = try project.modelc("versions", "add")
        #expect(added.status == 2 && added.errors.contains("merge conflicts that are not resolved"), "\(added.errors)")
        let formatted = try project.modelc("format")
        #expect(formatted.status == 1 && formatted.errors.contains("error:"), "\(formatted.errors)")
        #expect(formatted.errors.contains("[merge-conflict-marker]"))
    }
}
