import Foundation

/// A page of the documentation, whose examples are compared with the behaviour of the code.
package struct DocumentationPage: Sendable {
    /// The page's name without extension.
    package let name: String
    package let text: String

    package init(_ name: String) throws {
        self.name = name
        text = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/\(name).md"), encoding: .utf8)
    }

    /// The model from which the pages about formats take their examples.
    package static func exampleModel() throws -> String { try DocumentationPage("Formats").blocks("xml").first ?? "" }

    /// The blocks of a language in the order of the page, each without a line feed at its end.
    package func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { rest in
            rest.components(separatedBy: "\n```").first
        }
    }

    /// The commands of the `console` blocks, each with its output on the page.
    package var steps: [(command: String, output: String)] {
        blocks("console").flatMap { block in
            (block + "\n").components(separatedBy: "$ ").dropFirst().map { step in
                let end = step.firstIndex(of: "\n") ?? step.endIndex
                return (String(step[..<end]), String(step[end...].dropFirst()))
            }
        }
    }

    /// The lines of the first block of a language.
    package func lines(_ language: String) -> [String] {
        (blocks(language).first ?? "").components(separatedBy: "\n")
    }

    /// The text of a section, found by the beginning of its heading: `## 3.`, `### 3.2`.
    package func section(_ heading: String) -> String {
        let parts = text.components(separatedBy: "\n\(heading) ")
        guard parts.count == 2 else { return "" }
        let level = heading.prefix { $0 == "#" }.count
        let ends = (1...level).map { "\n" + String(repeating: "#", count: $0) + " " }
        return ends.reduce(parts[1]) { $0.components(separatedBy: $1).first ?? "" }
    }

    /// The cells of all table rows below their headings, in a section.
    package func rows(ofSection heading: String) -> [[String]] {
        let lines = section(heading).components(separatedBy: "\n")
        return lines.enumerated().compactMap { index, line in
            let isHead = index + 1 < lines.count && lines[index + 1].hasPrefix("|--")
            guard line.hasPrefix("| "), !isHead else { return nil }
            return line.components(separatedBy: "|").dropFirst().dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// The texts in backticks.
    package static func code(in text: String) -> [String] {
        text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
}
