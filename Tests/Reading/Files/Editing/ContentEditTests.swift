import ModelcSchema
import Testing

/// Child elements are added and removed with their lines.
@Suite struct ContentEditTests {
    private let library = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="t">
            <entity name="Book" syncable="YES">
                <attribute name="isbn" attributeType="String"/>
                <attribute name="title" attributeType="String">
                    <userInfo>
                        <entry key="b" value="2"/>
                    </userInfo>
                </attribute>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="isbn"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            <entity name="Shelf"/>
        </model>
        """

    private func element(_ name: String, _ attributes: (String, String)..., children: [VerbatimElement] = [])
        -> VerbatimElement
    {
        VerbatimElement(
            name: name, attributes: attributes.map { VerbatimAttribute(name: $0, value: $1) }, children: children)
    }

    /// The same in LF and CRLF, with blanks and tabs: every case applies to all of them.
    private func check(
        _ edits: (Edited) -> [ModelEdit], changes old: String, to new: String,
        location: SourceLocation = #_sourceLocation
    ) throws {
        for (newline, tab) in [("\n", "    "), ("\r\n", "    "), ("\n", "\t"), ("\r\n", "  ")] {
            let respelt = { (text: String) in
                text.replacing("    ", with: tab).replacing("\n", with: newline)
            }
            let file = Edited(respelt(library))
            let expected = file.text.replacing(respelt(old), with: respelt(new))
            #expect(try file.making(edits(file)) == expected, sourceLocation: location)
        }
    }

    @Test func aRemovedElementTakesItsLine() throws {
        try check(
            { [.removeElement($0.place("<attribute name=\"isbn\""))] },
            changes: "        <attribute name=\"isbn\" attributeType=\"String\"/>\n", to: "")
        try check(
            { [.removeElement($0.place("<entity name=\"Shelf\""))] }, changes: "    <entity name=\"Shelf\"/>\n", to: "")
    }

    @Test func groupsGoWithTheirLastChild() throws {
        let group = """
                    <uniquenessConstraints>
                        <uniquenessConstraint>
                            <constraint value="isbn"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>

            """
        try check({ [.removeElement($0.place("<uniquenessConstraint>"))] }, changes: group, to: "")
        try check({ [.removeElement($0.place("<uniquenessConstraints>"))] }, changes: group, to: "")
    }

    @Test func anElementThatIsNoGroupIsClosed() throws {
        try check(
            { [.removeElement($0.place("<constraint "))] },
            changes: """
                            <uniquenessConstraint>
                                <constraint value="isbn"/>
                            </uniquenessConstraint>
                """,
            to: "                <uniquenessConstraint/>".replacing("                <", with: "            <"))
    }

    @Test func userInfoOpensAndClosesItsOwner() throws {
        let closed = "        <attribute name=\"isbn\" attributeType=\"String\"/>\n"
        let open = """
                    <attribute name="isbn" attributeType="String">
                        <userInfo>
                            <entry key="k&amp;" value="&lt;v&gt;"/>
                        </userInfo>
                    </attribute>

            """
        try check(
            { [.setUserInfo(of: $0.place("<attribute name=\"isbn\""), key: "k&", value: "<v>")] }, changes: closed,
            to: open)
        let file = Edited(library.replacing(closed, with: open))
        #expect(try file.making(.removeUserInfo(of: file.place("<attribute name=\"isbn\""), key: "k&")) == library)
    }

    @Test func userInfoEntriesAreSorted() throws {
        let entry = "                <entry key=\"b\" value=\"2\"/>\n"
        let added = { (key: String) in "                <entry key=\"\(key)\" value=\"v\"/>\n" }
        for (key, text) in [("a", added("a") + entry), ("c", entry + added("c")), ("B10", entry + added("B10"))] {
            try check(
                { [.setUserInfo(of: $0.place("<attribute name=\"title\""), key: key, value: "v")] }, changes: entry,
                to: text)
        }
        try check(
            {
                let title = $0.place("<attribute name=\"title\"")
                return [.setUserInfo(of: title, key: "c", value: "v"), .setUserInfo(of: title, key: "a", value: "v")]
            }, changes: entry, to: added("a") + entry + added("c"))
    }

    @Test func userInfoValuesChangeInPlace() throws {
        try check(
            { [.setUserInfo(of: $0.place("<attribute name=\"title\""), key: "b", value: "3")] }, changes: "value=\"2\"",
            to: "value=\"3\"")
        try check(
            { [.setUserInfo(of: $0.place("<attribute name=\"title\""), key: "b", value: "2")] }, changes: "", to: "")
        try check({ [.removeUserInfo(of: $0.place("<entity name=\"Book\""), key: "b")] }, changes: "", to: "")
    }

    @Test func twoKeysShareANewGroup() throws {
        try check(
            { file in
                ["z", "y"].map { .setUserInfo(of: file.place("<entity name=\"Shelf\""), key: $0, value: $0 + $0) }
            },
            changes: "    <entity name=\"Shelf\"/>\n",
            to: """
                    <entity name="Shelf">
                        <userInfo>
                            <entry key="y" value="yy"/>
                            <entry key="z" value="zz"/>
                        </userInfo>
                    </entity>

                """)
    }

    @Test func newElementsStandInXcodesOrder() throws {
        let isbn = "        <attribute name=\"isbn\" attributeType=\"String\"/>\n"
        let author = element("attribute", ("attributeType", "String"), ("name", "author"))
        try check(
            { [.insertElement(author, into: $0.place("<entity name=\"Book\""))] }, changes: isbn,
            to: isbn.replacing("isbn", with: "author") + isbn)
        let pages = element("relationship", ("deletionRule", "Nullify"), ("name", "pages"), ("toMany", "YES"))
        try check(
            { [.insertElement(pages, into: $0.place("<entity name=\"Book\""))] },
            changes: "        <uniquenessConstraints>\n",
            to: "        <relationship name=\"pages\" toMany=\"YES\" deletionRule=\"Nullify\"/>\n"
                + "        <uniquenessConstraints>\n")
        try check(
            {
                [
                    .insertElement(self.element("entity", ("name", "Zoo")), into: $0.place("<model")),
                    .insertElement(self.element("configuration", ("name", "C")), into: $0.place("<model")),
                    .insertElement(self.element("entity", ("name", "a")), into: $0.place("<model")),
                ]
            },
            changes: "    <entity name=\"Shelf\"/>\n",
            to: "    <entity name=\"Shelf\"/>\n    <entity name=\"Zoo\"/>\n    <configuration name=\"C\"/>\n",
            first: "    <entity name=\"a\"/>\n")
    }

    private func check(
        _ edits: (Edited) -> [ModelEdit], changes old: String, to new: String, first: String
    ) throws {
        let file = Edited(library)
        let head = "<model type=\"t\">\n"
        let expected = library.replacing(old, with: new).replacing(head, with: head + first)
        #expect(try file.making(edits(file)) == expected)
    }

    @Test func aGroupThatIsThereTakesTheChildrenOfANewOne() throws {
        let constraint = element("uniquenessConstraint", children: [element("constraint", ("value", "title"))])
        try check(
            {
                [
                    .insertElement(
                        self.element("uniquenessConstraints", children: [constraint]),
                        into: $0.place("<entity name=\"Book\""))
                ]
            },
            changes: "            </uniquenessConstraint>\n",
            to: """
                            </uniquenessConstraint>
                            <uniquenessConstraint>
                                <constraint value="title"/>
                            </uniquenessConstraint>

                """)
    }

    @Test func oneComesAndTheOthersGo() throws {
        try check(
            { file in
                ["isbn", "title"].map { .removeElement(file.place("<attribute name=\"\($0)\"")) }
                    + [
                        .insertElement(
                            self.element("attribute", ("name", "id")), into: file.place("<entity name=\"Book\""))
                    ]
            },
            changes: """
                        <attribute name="isbn" attributeType="String"/>
                        <attribute name="title" attributeType="String">
                            <userInfo>
                                <entry key="b" value="2"/>
                            </userInfo>
                        </attribute>

                """, to: "        <attribute name=\"id\"/>\n")
    }

    @Test(arguments: [
        // Only the content of the line is removed.
        ("<model><entity name=\"E\"/><entity name=\"F\"/></model>", "<model><entity name=\"F\"/></model>"),
        ("<model>\n  <entity name=\"E\"/> <!-- why -->\n</model>", "<model>\n   <!-- why -->\n</model>"),
        ("<model>\n  <!-- why -->\n  <entity name=\"E\"/>\n</model>", "<model>\n  <!-- why -->\n</model>"),
        ("<model>\n  <entity name=\"E\"/><entity name=\"F\"/>\n</model>", "<model>\n  <entity name=\"F\"/>\n</model>"),
        ("<model>\n  <entity name=\"E\"\n    syncable=\"YES\">\n  </entity>  \n</model>\n", "<model/>\n"),
        ("<model ><entity name=\"E\"></entity></model>", "<model />"),
        ("<model>a<entity name=\"E\"/></model>", "<model>a</model>"),
        ("<model><![CDATA[ ]]><entity name=\"E\"/></model>", "<model><![CDATA[ ]]></model>"),
    ]) func removalInOddLayouts(_ before: String, _ after: String) throws {
        let file = Edited(before)
        #expect(try file.making(.removeElement(file.place("<entity name=\"E\""))) == after)
    }

    @Test(arguments: [
        ("<model/>", "<model>\n    <entity name=\"E\"/>\n</model>"),
        ("<model />", "<model >\n    <entity name=\"E\"/>\n</model>"),
        ("<model></model>", "<model>\n    <entity name=\"E\"/>\n</model>"),
        ("<?xml version=\"1.0\"?><model/>", "<?xml version=\"1.0\"?><model><entity name=\"E\"/></model>"),
        ("<model>\n</model>", "<model>\n    <entity name=\"E\"/>\n</model>"),
        ("<model><entity name=\"D\"/></model>", "<model><entity name=\"D\"/><entity name=\"E\"/></model>"),
        ("<model><entity name=\"F\"/></model>", "<model><entity name=\"E\"/><entity name=\"F\"/></model>"),
        (
            "<model>\n  <entity name=\"D\"/> <!-- d -->\n</model>",
            "<model>\n  <entity name=\"D\"/> <!-- d -->\n  <entity name=\"E\"/>\n</model>"
        ),
        ("<model>\n\t<odd/>\n\n</model>", "<model>\n\t<entity name=\"E\"/>\n\t<odd/>\n\n</model>"),
        ("<model><!-- x\n y --></model>", "<model><entity name=\"E\"/><!-- x\n y --></model>"),
    ]) func insertionInOddLayouts(_ before: String, _ after: String) throws {
        let file = Edited(before)
        #expect(try file.making(.insertElement(element("entity", ("name", "E")), into: file.place("<model"))) == after)
    }

    @Test func ofSeveralEntriesTheLastOneCounts() throws {
        let info = "<userInfo><entry key='k' value='1'/><entry key='k' value='2'/></userInfo>"
        let file = Edited("<model><entity name=\"E\">\(info)</entity></model>")
        let entity = file.place("<entity")
        #expect(
            try file.making(.setUserInfo(of: entity, key: "k", value: "3")) == file.text.replacing("'2'", with: "'3'"))
        #expect(try file.making(.removeUserInfo(of: entity, key: "k")) == "<model><entity name=\"E\"/></model>")
    }
}
