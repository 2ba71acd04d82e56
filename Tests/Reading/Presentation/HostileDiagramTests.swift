import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// No name of a model gets out of its place in a diagram, in any language.
@Suite struct HostileDiagramTests {
    private static let hostile =
        "a\"'</text><script>EVIL()</script>]]>&amp;\\\n%%{init}%%\n}EVIL --> b;#quot;`<b>\u{1B}[31m\u{202E}\u{2028}"

    private static let diagram: ModelDiagram = {
        var other = entity(hostile + "2", parent: hostile, [attribute(hostile, .composite, composite: hostile)])
        other.isAbstract = true
        let first = entity(
            hostile, [attribute(hostile)],
            links: [
                many(hostile, to: hostile + "2"), link("gone", to: hostile + "3"),
                many(String(repeating: "long", count: 500), to: hostile),
            ])
        return DiagramMaker(model(first, other, entity("end"), entity(""))).diagram(of: hostile, version: hostile)
    }()

    @Test(arguments: DiagramFormat.allCases) func nothingSteersATerminal(_ format: DiagramFormat) {
        let steering = Self.diagram.text(format).unicodeScalars.filter {
            $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
        #expect(steering.isEmpty)
    }

    @Test func theDrawingIsWellFormedAndHasItsElementsOnly() throws {
        let text = Self.diagram.text(.svg)
        let document = try #require(try? XMLDocument(data: Data(text.utf8)))
        let names = Set(elements(document.rootElement()).compactMap(\.name))
        #expect(names == ["svg", "style", "rect", "text", "g", "path", "circle", "title"])
        #expect(elements(document.rootElement()).contains { $0.stringValue?.contains("</text><script>EVIL()") == true })
    }

    @Test func thePageHasNoScript() {
        let text = Self.diagram.text(.html)
        #expect(!text.contains("<script") && !text.contains("<b>") && !text.contains("]]>"))
    }

    /// A line of Mermaid has names of ours, words of the language, and everything else as numbers.
    @Test func mermaidReadsNoNameAsItsOwn() {
        let lines = Self.diagram.text(.mermaid).split(separator: "\n")
        #expect(lines[2] == "---" && lines[3] == "classDiagram")
        let body = lines.dropFirst(4)
        #expect(!body.contains { $0.contains("EVIL --") || $0.contains("%%") || $0.contains("<script") })
        #expect(body.contains { $0.hasPrefix("  class entity0[\"a#34;#39;") })
        // 'end' is a word of Mermaid.
        #expect(body.contains { $0.hasPrefix("  class entity2[\"end\"]") })
        #expect(body.count { $0.contains("{") } == body.count { $0.trimmingCharacters(in: .whitespaces) == "}" })
    }

    @Test func graphvizReadsNoNameAsItsOwn() {
        let lines = Self.diagram.text(.dot).split(separator: "\n")
        #expect(lines.first?.hasPrefix("// Diagram of ") == true)
        for line in lines.dropFirst(5).dropLast() {
            #expect(line.hasPrefix("  n"))
            #expect(!line.contains("<script") && !line.contains("<text"))
        }
    }

    private func elements(_ element: XMLElement?) -> [XMLElement] {
        guard let element else { return [] }
        return [element] + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap { elements($0) }
    }
}
