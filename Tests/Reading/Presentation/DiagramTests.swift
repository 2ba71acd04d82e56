import Foundation
import ModelcLayout
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// The content of a diagram of a model, and whether its drawing is legible.
@Suite struct DiagramTests {
    private static let library = model(
        entity("Thing") { $0.isAbstract = true },
        entity(
            "Author", parent: "Thing", ["name"],
            links: [many("books", to: "Book", inverse: "author") { $0.deleteRule = .cascade }]),
        entity(
            "Book", parent: "Thing", ["title", attribute("pages", .integer32, optional: false)],
            links: [
                link("author", to: "Author", inverse: "books") { $0.isOptional = false },
                link("sequel", to: "Book", inverse: "sequel"), link("shelf", to: "Shelf"), link("lost", to: "Nowhere"),
            ]),
        entity("Shelf"))

    private static let diagram = DiagramMaker(library).diagram(of: "Library", version: "Library 2")

    @Test func eachPairOfRelationshipsIsOneLine() {
        let diagram = Self.diagram
        #expect(diagram.links.map(\.kind) == [.inheritance, .inheritance, .relationship, .relationship, .oneWay])
        let pair = diagram.links[2]
        // The to-many side is on the left.
        #expect(diagram.boxes[pair.from.box].name == "Author" && diagram.boxes[pair.to.box].name == "Book")
        #expect(pair.fromEnd?.cardinality.text == "1" && pair.toEnd?.cardinality.text == "*")
        #expect(pair.toEnd?.rule == .cascade)
        #expect(diagram.links[3].from.box == diagram.links[3].to.box)
        #expect(diagram.boxes[diagram.links[4].to.box].name == "Shelf")
    }

    @Test func rowsSayTypesAndRules() {
        let book = Self.diagram.boxes[2]
        #expect(
            book.rows.map(\.detail) == [
                "String?", "Integer 32", "Author 1", "Book 0..1", "Shelf 0..1", "Nowhere (missing) 0..1",
            ])
        #expect(book.rows.compactMap(\.ruleText) == ["nullify", "nullify", "nullify", "nullify"])
        #expect(Self.diagram.boxes[0].isAbstract)
    }

    @Test func onlyWhatIsNearIsKept() {
        let names = { (depth: Int) in Self.diagram.around("Shelf", depth: depth).boxes.map(\.name) }
        #expect(names(0) == ["Shelf"])
        #expect(names(1) == ["Book", "Shelf"])
        #expect(names(2) == ["Thing", "Author", "Book", "Shelf"])
        #expect(Self.diagram.around("Shelf", depth: 1).links.map(\.kind) == [.relationship, .oneWay])
    }

    @Test func withoutAttributesLinksKeepTheirRows() {
        let diagram = Self.diagram.withoutAttributes
        #expect(diagram.boxes.map(\.rows.count) == [0, 1, 4, 0])
        for link in diagram.links {
            for place in [link.from, link.to] {
                if let row = place.row { #expect(diagram.boxes[place.box].rows.indices.contains(row)) }
            }
        }
    }

    @Test func aComparisonKeepsWhatIsGone() {
        var new = Self.library
        new.entities.removeLast()
        new.entities[2].attributes = [attribute("title"), attribute("subtitle")]
        new.entities[2].relationships.removeAll { $0.name == "shelf" }
        new.entities[1].attributes[0].isOptional = false
        let difference = ModelDifference(
            changes: [
                SchemaChange(
                    .attributeOptionalToRequiredNoDefault, oldEntity: "Author", newEntity: "Author",
                    oldProperty: "name", newProperty: "name"),
                SchemaChange(.attributeRemoved, oldEntity: "Book", newEntity: "Book", oldProperty: "pages"),
                SchemaChange(.attributeAddedOptional, oldEntity: "Book", newEntity: "Book", newProperty: "subtitle"),
                SchemaChange(.relationshipRemoved, oldEntity: "Book", newEntity: "Book", oldProperty: "shelf"),
                SchemaChange(.entityRemoved, oldEntity: "Shelf"),
            ])
        let compared = ComparedModels(from: Self.library, to: new, difference)
        let diagram = DiagramMaker(compared.model, marks: compared.marks).diagram(of: "Library", version: "1 -> 2")
        #expect(diagram.boxes.map(\.mark) == [nil, nil, nil, .removed])
        let marks = diagram.boxes.flatMap(\.rows).compactMap { row in row.mark.map { "\(row.name) \($0)" } }
        #expect(marks == ["name altered", "subtitle added", "pages removed", "shelf removed"])
        #expect(diagram.links.last?.mark == .removed)
        #expect(diagram.marks == [.added, .removed, .altered])
    }

    /// No text overlaps another text, none is outside its box, and no boxes overlap, in any model.
    @Test func noLabelLiesOnAnother() {
        let models = [Self.library] + Corpus.current.compactMap(\.model)
        for model in models {
            let drawing = DiagramDrawing(DiagramMaker(model).diagram(of: "Model", version: "Version"))
            let outside = [drawing.title] + drawing.legend.map(\.label)
            let all = Rectangle(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
            #expect(outside.allSatisfy { all.contains($0.frame) })
            for (index, box) in drawing.boxes.enumerated() {
                #expect(all.contains(box.frame))
                #expect(!drawing.boxes[(index + 1)...].contains { $0.frame.overlaps(box.frame) })
                #expect(!outside.contains { $0.frame.overlaps(box.frame) })
                for (place, label) in box.labels.enumerated() {
                    #expect(box.frame.contains(label.frame))
                    #expect(!box.labels[(place + 1)...].contains { $0.frame.overlaps(label.frame) })
                }
            }
        }
    }

    @Test(arguments: DiagramFormat.allCases) func theSameModelGivesTheSameBytes(_ format: DiagramFormat) {
        #expect(Self.diagram.text(format) == Self.diagram.text(format))
        #expect(Self.diagram.text(format).hasSuffix("\n"))
    }

    @Test(arguments: DiagramFormat.allCases) func aDiagramMayReplaceADiagram(_ format: DiagramFormat) {
        #expect(ReportRecognition.isReport(Self.diagram.text(format).utf8))
    }

    @Test func aFileNameTellsTheFormat() {
        #expect(DiagramFormat(ofFile: "a/Model.SVG") == .svg)
        #expect(DiagramFormat(ofFile: "Model.gv") == .dot)
        #expect(DiagramFormat(ofFile: "Model.md") == nil)
    }

    /// A changed parent is a removed line and an added line.
    @Test func aChangedParentIsSeen() throws {
        var new = Self.library
        new.entities[1].parentName = nil
        new.entities[3].parentName = "Thing"
        let difference = ModelDiffer(guessesRenames: false).difference(from: Self.library, to: new)
        let compared = ComparedModels(from: Self.library, to: new, difference)
        let diagram = DiagramMaker(compared.model, marks: compared.marks).diagram(of: "Library", version: "2")
        let lines = diagram.links.filter { $0.kind == .inheritance }
        #expect(lines.map { diagram.boxes[$0.to.box].name } == ["Author", "Book", "Shelf"])
        #expect(lines.map(\.mark) == [.removed, nil, .added])
    }

    /// A changed property shows what it was.
    @Test func whatAPropertyWas() {
        var new = Self.library
        new.entities[1].relationships[0].deleteRule = .nullify
        new.entities[2].attributes[1].type = .integer64
        new.entities[2].attributes[0].name = "caption"
        new.entities[2].attributes[0].renamingIdentifier = "title"
        new.entities[3].name = "Rack"
        new.entities[3].renamingIdentifier = "Shelf"
        new.entities[2].relationships[2].destinationName = "Rack"
        let difference = ModelDiffer(guessesRenames: false).difference(from: Self.library, to: new)
        let compared = ComparedModels(from: Self.library, to: new, difference)
        let diagram = DiagramMaker(compared.model, marks: compared.marks).diagram(of: "Library", version: "2")
        let rows = diagram.boxes.flatMap(\.rows).map { "\($0.name): \($0.detail)" }
        #expect(rows.contains("books: Book * (was cascade)"), "\(rows)")
        #expect(rows.contains("caption: String? (was title)"), "\(rows)")
        #expect(rows.contains("pages: Integer 64 (was Integer 32)"), "\(rows)")
        #expect(rows.contains("shelf: Rack 0..1"), "\(rows)")
        #expect(diagram.boxes.map(\.title) == ["Thing", "Author", "Book", "Rack (was Shelf)"])
    }

    /// Whoever asks for an entity by its older name means the same entity.
    @Test func anEntityIsFoundByItsFormerName() throws {
        var new = Self.library
        new.entities[3].name = "Rack"
        new.entities[3].renamingIdentifier = "Shelf"
        let difference = ModelDiffer(guessesRenames: false).difference(from: Self.library, to: new)
        let compared = ComparedModels(from: Self.library, to: new, difference)
        #expect(compared.name(of: "Shelf") == "Rack" && compared.name(of: "Book") == "Book")
        #expect(compared.name(of: "Nothing") == "Nothing")
    }
}

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// No name of a model can break the syntax of a diagram, in any language.
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

    /// A line of Mermaid contains generated names, keywords of the language, and everything else as numeric entities.
    @Test func mermaidReadsNoNameAsItsOwn() {
        let lines = Self.diagram.text(.mermaid).split(separator: "\n")
        #expect(lines[2] == "---" && lines[3] == "classDiagram")
        let body = lines.dropFirst(4)
        #expect(!body.contains { $0.contains("EVIL --") || $0.contains("%%") || $0.contains("<script") })
        #expect(body.contains { $0.hasPrefix("  class entity0[\"a#34;#39;") })
        // 'end' is a keyword of Mermaid.
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

extension DiagramDrawing.Label {
    /// The rectangle of the letters.
    fileprivate var frame: Rectangle {
        Rectangle(x: origin.x, y: origin.y - 0.8 * style.size, width: width, height: style.size)
    }
}
