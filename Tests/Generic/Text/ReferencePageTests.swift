import ModelcText
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
