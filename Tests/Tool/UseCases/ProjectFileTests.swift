import Testing

@testable import ModelcKit

/// Projects in the form of Xcode and of generators.
enum ProjectText {
    /// A project with one group of versions, the last of which is current. The group lists the newest version first.
    ///
    /// - Parameter versions: names without extension.
    static func listing(_ versions: [String], path: String = "Library.xcdatamodeld", prefix: String = "11AA") -> String
    {
        let identifier = { (name: String) in
            "\(prefix)\(name.filter { $0.isNumber }.isEmpty ? "1" : name.filter { $0.isNumber })"
        }
        let quoted = { (name: String) in name.contains(" ") ? "\"\(name)\"" : name }
        let references = versions.map { name in
            "\t\t\(identifier(name)) /* \(name).xcdatamodel */ = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; "
                + "path = \(quoted(name + ".xcdatamodel")); sourceTree = \"<group>\"; };"
        }
        let children = versions.reversed().map { "\t\t\t\t\(identifier($0)) /* \($0).xcdatamodel */," }
        let current = versions.last ?? ""
        return """
            // !$*UTF8*$!
            {
            \tobjects = {

            /* Begin PBXFileReference section */
            \(references.joined(separator: "\n"))
            /* End PBXFileReference section */

            /* Begin XCVersionGroup section */
            \t\t\(prefix)99 /* Library.xcdatamodeld */ = {
            \t\t\tisa = XCVersionGroup;
            \t\t\tchildren = (
            \(children.joined(separator: "\n"))
            \t\t\t);
            \t\t\tcurrentVersion = \(identifier(current)) /* \(current).xcdatamodel */;
            \t\t\tpath = \(quoted(path));
            \t\t\tsourceTree = "<group>";
            \t\t\tversionGroupType = wrapper.xcdatamodel;
            \t\t};
            /* End XCVersionGroup section */
            \t};
            }

            """
    }
}

@Suite struct ProjectFileTests {
    private func changed(_ text: String, _ change: ProjectFile.Change) throws -> String? {
        let file = try #require(ProjectFile(Array(text.utf8)))
        return file.bytes(changing: file.groups, by: change).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Two groups may list one bundle: both get the version, and two new objects may have the same position.
    @Test func twoGroupsOfOneBundleGetTheVersion() throws {
        let first = ProjectText.listing(["Library"], prefix: "11AA")
        let second = ProjectText.listing(["Library"], prefix: "22BB")
        let section = { (text: String, name: String) in
            let parts = text.components(separatedBy: "/* Begin \(name) section */\n")
            return parts[1].components(separatedBy: "/* End \(name) section */")[0]
        }
        var both = first
        for name in ["PBXFileReference", "XCVersionGroup"] {
            let lines = section(second, name)
            both = both.replacing("/* End \(name) section */", with: lines + "/* End \(name) section */")
        }
        let changed = try #require(try changed(both, .add("Library 2.xcdatamodel", becomesCurrent: true)))
        #expect(changed.components(separatedBy: "path = \"Library 2.xcdatamodel\"").count == 3)
        let again = try #require(try self.changed(both, .add("Library 2.xcdatamodel", becomesCurrent: true)))
        #expect(changed == again)
        let file = try #require(ProjectFile(Array(changed.utf8)))
        #expect(file.groups.count == 2)
    }

    /// Adding and removing a version leaves the file unchanged, for any line endings and identifiers.
    @Test(arguments: ["11AA", "OBJ_"], [false, true])
    func whatIsAddedCanBeRemoved(_ prefix: String, _ hasReturns: Bool) throws {
        let plain = ProjectText.listing(["Library", "Library 2"], prefix: prefix)
        let text = hasReturns ? plain.replacing("\n", with: "\r\n") : plain
        let added = try #require(try changed(text, .add("New 3.xcdatamodel", becomesCurrent: true)))
        #expect(added.contains("path = \"New 3.xcdatamodel\";") && added != text)
        let ends = (lines: added.utf8.count { $0 == 10 }, returns: added.utf8.count { $0 == 13 })
        #expect(ends.returns == (hasReturns ? ends.lines : 0))
        let back = try #require(try changed(added, .use("Library 2.xcdatamodel")))
        let removed = try changed(back, .remove(["New 3.xcdatamodel"], current: "Library 2.xcdatamodel"))
        #expect(removed == text)
    }

    @Test func aRenameChangesThreeLinesAndBack() throws {
        let text = ProjectText.listing(["Library", "Library 2"], prefix: "OBJ_")
        let renamed = try #require(try changed(text, .rename("Library 2.xcdatamodel", to: "Second.xcdatamodel")))
        #expect(renamed.contains("path = Second.xcdatamodel;") && !renamed.contains("Library 2"))
        #expect(renamed.contains("currentVersion = OBJ_2 /* Second.xcdatamodel */;"))
        #expect(try changed(renamed, .rename("Second.xcdatamodel", to: "Library 2.xcdatamodel")) == text)
    }

    /// A current version that no longer exists is replaced; one that the group does not list is added.
    @Test func danglingReferences() throws {
        let text = ProjectText.listing(["Library"]).replacing("currentVersion = 11AA1 ", with: "currentVersion = DEAD ")
        #expect(try changed(text, .use("Library.xcdatamodel"))?.contains("currentVersion = 11AA1 /* Library") ?? false)
        #expect(try changed(text, .use("Library 2.xcdatamodel"))?.contains("path = \"Library 2.xcdatamodel\"") ?? false)
        #expect(try changed(text, .rename("Gone.xcdatamodel", to: "New.xcdatamodel")) == text)
    }

    /// A version that another object refers to is not removed.
    @Test func whatIsReferredToElsewhereStays() throws {
        let text = ProjectText.listing(["Library", "Library 2"]).replacing(
            "/* End XCVersionGroup section */", with: "\t\tB1 = {isa = PBXBuildFile; fileRef = 11AA1; };")
        #expect(try changed(text, .remove(["Library.xcdatamodel"], current: "Library 2.xcdatamodel")) == nil)
    }

    /// Paths are relative to a group, relative to the project, or absolute.
    @Test func pathsOfGroups() throws {
        let text = """
            { objects = {
            P = { isa = PBXProject; mainGroup = M; projectDirPath = ""; };
            M = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
            A = { isa = PBXGroup; children = (V1, V2, V3); path = App; sourceTree = "<group>"; };
            B = { isa = PBXGroup; children = (V4, V5); name = "Shown only"; sourceTree = "<group>"; };
            V1 = { isa = XCVersionGroup; children = (); path = L.xcdatamodeld; sourceTree = "<group>"; };
            V2 = { isa = XCVersionGroup; children = (); path = "Models/../L.xcdatamodeld"; sourceTree = SOURCE_ROOT; };
            V3 = { isa = XCVersionGroup; children = (); path = /elsewhere/L.xcdatamodeld; sourceTree = "<absolute>"; };
            V4 = { isa = XCVersionGroup; children = (); path = L.xcdatamodeld; sourceTree = BUILT_PRODUCTS_DIR; };
            V5 = { isa = XCVersionGroup; children = (); path = Models/L.xcdatamodeld; sourceTree = "<group>"; };
            }; }
            """
        let file = try #require(ProjectFile(Array(text.utf8)))
        #expect(
            file.groups.map { file.path(of: $0.identifier, from: "/p") } == [
                "/p/App/L.xcdatamodeld", "/p/L.xcdatamodeld", "/elsewhere/L.xcdatamodeld", nil,
                "/p/Models/L.xcdatamodeld",
            ])
    }

    @Test(arguments: [
        "", "{", "{ a = b }", "{ a = (b c); }", "{ a = \"b; }", "{ = b; }", "{ a = b; } c", "{ objects = x; }",
    ])
    func whatIsNoProjectIsNotRead(_ text: String) {
        #expect(ProjectFile(Array(text.utf8)) == nil)
        #expect(ProjectFile(Array("{ objects = {}; }".utf8) + [0xFF]) == nil)
        #expect(OldPropertyList(Array(String(repeating: "(", count: 100_000).utf8)) == nil)
    }
}
