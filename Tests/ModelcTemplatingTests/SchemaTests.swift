import ModelcTemplating
import Testing

@Suite struct SchemaTests {
    @Test func theCatalogHoldsEveryTypeOnceFromTheRootOn() {
        let catalog = SchemaCatalog(root: Shelf.self)
        #expect(catalog.schemas.map(\.name) == ["Shelf", "Book", "Author"])
        #expect(catalog.schemas[1].keys.map(\.name) == ["title", "pages", "author", "tags", "isRare", "shelf"])
        #expect(
            catalog.schemas[1].keys.map(\.type.description) == [
                "String", "Int", "Author?", "[String]", "Bool", "Shelf",
            ])
        #expect(Shelf.templateSchema.keys.last { $0.name == "info" }?.type.description == "{String}")
        #expect(Shelf.templateSchema.index(of: "count") == 1)
        #expect(Shelf.templateSchema.index(of: "Count") == nil)
    }

    @Test func withoutARootNamesAreCheckedWhenRendering() {
        func output(_ text: String) -> String { Compiling(text, root: nil).output }
        #expect(output("<$name$> <$books.title.join('-')$> <$best.author.name$>") == "oak shelf alpha-beta-gamma Ada")
        #expect(output("<$nmae$>") == "rendering: main:1:3: unknown-key: Shelf has no key `nmae`")
        #expect(
            output("<$if best$>x<$endif$><$if count$>y<$endif$>").hasPrefix("rendering: main:1:27: doubtful-truth: "))
        #expect(
            output("<$foreach B books$><$B.titel$><$endforeach$>").contains(
                "1:24: unknown-key: Book has no key `titel`"))
    }

    @Test func anObjectOfAnotherTypeThanDeclaredIsAskedByName() {
        #expect(Compiling("<$name$>", root: Author.self).output == "oak shelf")
        #expect(Compiling("<$name$> <$books.title.@first$>", root: Author.self).output == "oak shelf alpha")
    }

    @Test func aTemplateIsAValueForSeveralThreads() async throws {
        let template = try #require(Compiling("<$foreach B books$><$B.title$><$endforeach$>").compilation.template)
        await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<16 { group.addTask { try? template.render(Shelf()) } }
            for await bytes in group { #expect(bytes == Array("alphabetagamma".utf8)) }
        }
    }
}
