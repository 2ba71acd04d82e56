import ModelcBase
import ModelcDiagnostics
import Testing

/// Pages in sections, and counts in sentences.
@Suite struct ReferencePageTests {
    private let page = ReferencePage(
        "one-way", facts: "rule · `warning`",
        [
            ReferencePage.Section("What", [.paragraph("It leads one way, and `nobody` comes back from there again.")]),
            ReferencePage.Section("Nothing", []),
            ReferencePage.Section(
                "Wrong", [.code("<a/>\n\n<b/>", language: "xml"), .code("<c/>", language: "xml")]),
            ReferencePage.Section(
                "More", [.list(["`max`: how many there may be at the very most"]), .links(["a", "b"])]),
        ])

    @Test func aTerminalGetsLinesThatFit() {
        #expect(
            page.text(width: 30) { "*\($0)*" } == """
                *one-way*  rule · warning

                *What*
                  It leads one way, and
                  'nobody' comes back from
                  there again.

                *Wrong*
                    <a/>

                    <b/>

                    <c/>

                *More*
                  - 'max': how many there may
                    be at the very most
                  a, b

                """)
    }

    @Test func aPageIsMarkdown() {
        #expect(
            page.markdown == """
                # one-way

                rule · `warning`

                ## What

                It leads one way, and `nobody` comes back from there again.

                ## Wrong

                ```xml
                <a/>

                <b/>
                ```

                ```xml
                <c/>
                ```

                ## More

                - `max`: how many there may be at the very most

                [`a`](a.md), [`b`](b.md)

                """)
    }

    @Test(arguments: [(0, "0 files", "0 entities"), (1, "1 file", "1 entity"), (2, "2 files", "2 entities")])
    func counts(_ count: Int, _ files: String, _ entities: String) {
        #expect(Counted.text(count, "file") == files)
        #expect(Counted.text(count, "entity", plural: "entities") == entities)
    }
}

/// Markdown with a limited length, and lines with a limited width.
@Suite struct LimitedMarkdownTests {
    private static let table = MarkdownTable("head", rows: (1...200).map { ["row \($0)"] })

    @Test func everythingIsThereWhereItFits() {
        var page = LimitedMarkdown()
        page.add(["# Title", "text"])
        page.add([])
        page.add(MarkdownTable("", "head", rows: [["", "a"]]))
        page.addDetails("more", MarkdownTable("head", rows: [["b"]]))
        page.addDetails("nothing", MarkdownTable("head", rows: []))
        #expect(
            page.text(source: "x")
                == "# Title\ntext\n\n| | head |\n|---|---|\n|  | a |\n\n<details><summary>more</summary>\n\n| head |\n|---|\n| b |\n\n</details>\n"
        )
    }

    @Test(arguments: [450, 700, 1_500, 60_000])
    func theTextFitsAndSaysWhatIsMissing(_ limit: Int) throws {
        var page = LimitedMarkdown(limit: limit)
        page.add(["# Title"])
        page.add(LimitedMarkdownTests.table)
        page.addDetails("more", LimitedMarkdownTests.table)
        let text = page.text(source: "`modelc plan`")
        #expect(text.utf8.count <= limit)
        let shown = text.ranges(of: "| row ").count
        #expect(shown + page.missingCount == 2 * 200)
        #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
        #expect(text.contains("\(page.missingCount) rows are left out") == (page.missingCount > 0))
        #expect(text.hasSuffix(page.missingCount > 0 ? "with `modelc plan`._\n" : "</details>\n"))
    }

    /// The first rows are shown.
    @Test func aRowThatIsTooLongEndsItsTable() {
        var page = LimitedMarkdown(limit: 600)
        page.add(["| head |"], ["| a |", "| \(String(repeating: "x", count: 900)) |", "| b |"])
        #expect(page.missingCount == 2)
        #expect(page.text(source: "x").hasPrefix("| head |\n| a |\n\n_2 rows are left out"))
    }

    @Test func paragraphsAreBrokenAtBlanks() {
        let layout = TextLayout(width: 40)
        let text = (1...12).map { "word\($0)" }.joined(separator: " ")
        let lines = layout.lines(text, indent: 2, hanging: 4)
        #expect(
            lines == ["  word1 word2 word3 word4 word5 word6", "    word7 word8 word9 word10 word11", "    word12"])
        #expect(TextLayout.plain.lines(text, indent: 2, hanging: 4) == ["  " + text])
    }

    @Test func theLeadHasTheColourAndStaysWhole() {
        let layout = TextLayout(style: TextStyle(usesColor: true), width: 40)
        let lines = layout.lines(lead: "a b", .error, String(repeating: "w ", count: 30), hanging: 2)
        #expect(lines[0].hasPrefix("\u{1B}[1;31ma b\u{1B}[0m w w"))
        #expect(lines.count == 2)
    }

    @Test func theLastColumnOfATableIsBroken() {
        var table = TextTable([.left("a"), .left("b")], indent: 0)
        table.add("x", "one two three four five six")
        #expect(table.lines(width: 24) == ["a  b", "x  one two three four", "   five six"])
        #expect(table.lines(width: nil).count == 2)
    }
}
