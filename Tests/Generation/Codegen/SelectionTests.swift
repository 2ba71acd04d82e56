import ModelcCodegen
import ModelcSchema
import ModelcSourceCode
import Testing

@Suite("Which entities get files")
struct SelectionTests {
    private func result(
        _ entity: EntityDescription, _ options: CodeGenerationInput = options()
    ) -> CodeGenerationResult {
        generate(model(entity), options)
    }

    @Test(
        "entities without a class of their own are skipped with a note", arguments: [nil, "", ".", "NSManagedObject"])
    func noClass(className: String?) {
        let result = result(entity("Book", class: className))
        #expect(result.files.isEmpty)
        #expect(result.findings == ["note entity-without-class Book"])
        #expect(generateObjectiveC(model(entity("Book", class: className))).findings == result.findings)
    }

    @Test("the entity of the base class is skipped with a note")
    func baseClass() {
        var options = options()
        options.settings.baseClass = .flag("Book")
        #expect(result(entity("Book"), options).findings == ["note entity-without-class Book"])
        #expect(result(entity("Book", userInfo: ["modelc.ignore": ""]), options).findings == [])
    }

    @Test("user info leaves an entity out, whatever the value", arguments: ["modelc.ignore", "mogenerator.ignore"])
    func ignored(key: String) {
        for (value, findings) in [("", []), ("YES", []), ("NO", ["warning user-info-value-ignored Book"])] {
            let model = model(entity("Book", class: "not a name", userInfo: [key: value]))
            #expect(generate(model).files.isEmpty)
            #expect(generate(model).findings == findings)
            #expect(generateObjectiveC(model).findings == findings)
        }
    }

    @Test("what Xcode generates itself is skipped with a warning", arguments: CodeGenerationType.allCases)
    func xcodeGenerated(type: CodeGenerationType) {
        var book = entity("Book")
        book.codeGenerationType = type
        #expect(result(book).files.isEmpty)
        #expect(result(book).findings == ["warning codegen-conflict Book"])
        let included = result(book, options(includesXcodeGenerated: true))
        #expect(included.paths.contains("_Book.swift"))
        #expect(included.findings == [])
    }

    @Test("a class of another module is skipped with a warning")
    func foreignModule() {
        let book = entity("Book", class: "Shop.Book")
        for module in [nil, "Other"] {
            #expect(result(book, options(module: module)).files.isEmpty)
            #expect(result(book, options(module: module)).findings == ["warning foreign-module Book"])
        }
        let own = result(book, options(module: "Shop"))
        #expect(own.paths.contains("_Book.swift"))
        #expect(own.findings == [])
    }

    @Test("abstract entities get files")
    func abstract() {
        var book = entity("Book")
        book.isAbstract = true
        #expect(result(book).paths.contains("_Book.swift"))
    }
}
