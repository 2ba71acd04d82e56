/// A reference page in sections. The same page can be shown on a terminal and as Markdown.
package struct ReferencePage: Hashable, Sendable {
    /// A paragraph, a list, a code block or a list of links in a section.
    package enum Block: Hashable, Sendable {
        /// Sentences, with code between backticks.
        case paragraph(String)
        /// The items of a list.
        case list([String])
        /// Lines that are not reformatted. `language` is the language name of the Markdown code block.
        case code(String, language: String)
        /// Names of related pages.
        case links([String])
    }

    /// A heading with its content.
    package struct Section: Hashable, Sendable {
        var heading: String
        var blocks: [Block]

        package init(_ heading: String, _ blocks: [Block]) {
            self.heading = heading
            self.blocks = blocks
        }
    }

    var title: String
    /// A short description of the page's subject, shown after the title.
    var facts: String
    /// The sections; empty sections are left out.
    var sections: [Section]

    package init(_ title: String, facts: String, _ sections: [Section]) {
        self.title = title
        self.facts = facts
        self.sections = sections.filter { !$0.blocks.isEmpty }
    }

    /// The page as Markdown. Ends in a line feed.
    package var markdown: String {
        let parts = sections.map { section in
            (["## \(section.heading)"] + section.blocks.map(\.markdown)).joined(separator: "\n\n")
        }
        return (["# \(title)", facts] + parts).joined(separator: "\n\n") + "\n"
    }

    /// The page for a terminal. Ends in a line feed.
    ///
    /// - Parameters:
    ///   - width: the maximum number of columns of a line; code is not broken.
    ///   - heading: formats a heading, in bold if possible.
    package func text(width: Int, heading: (String) -> String) -> String {
        let parts = sections.map { section in
            heading(section.heading) + "\n" + ReferencePage.lines(of: section, width: width).joined(separator: "\n")
        }
        return ([heading(title) + "  " + facts.replacingText("`", with: "")] + parts).joined(separator: "\n\n") + "\n"
    }

    /// The lines of a section's blocks. There is an empty line between two blocks of code.
    private static func lines(of section: Section, width: Int) -> [String] {
        section.blocks.enumerated().flatMap { index, block in
            let isSecond = index > 0 && block.isCode && section.blocks[index - 1].isCode
            return (isSecond ? [""] : []) + block.lines(width: width)
        }
    }
}

extension ReferencePage.Block {
    fileprivate var isCode: Bool {
        if case .code = self { true } else { false }
    }

    fileprivate var markdown: String {
        switch self {
        case .paragraph(let text): text
        case .list(let points): points.map { "- \($0)" }.joined(separator: "\n")
        case .code(let text, let language): "```\(language)\n\(text)\n```"
        case .links(let names): names.map { "[`\($0)`](\($0).md)" }.joined(separator: ", ")
        }
    }

    /// The lines for a terminal, indented by two spaces.
    fileprivate func lines(width: Int) -> [String] {
        switch self {
        case .paragraph(let text): Self.broken(text, width: width, hanging: "  ")
        case .list(let points): points.flatMap { Self.broken("- " + $0, width: width, hanging: "    ") }
        case .code(let text, _):
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        case .links(let names): Self.broken(names.joined(separator: ", "), width: width, hanging: "  ")
        }
    }

    private static func broken(_ text: String, width: Int, hanging: String) -> [String] {
        let words = text.replacingText("`", with: "'").split(separator: " ")
        return TerminalWidth.lines(of: words, width: width, first: "  ", hanging: hanging)
    }
}
