import ModelcCodegen
import ModelcSchema
import ModelcSourceCode
import Testing

/// Which entities get files.
@Suite struct SelectionTests {
    private func result(
        _ entity: EntityDescription, _ options: CodeGenerationInput = options()
    ) -> CodeGenerationResult {
        generate(model(entity), options)
    }

    @Test(
        arguments: [nil, "", ".", "NSManagedObject"])
    func entitiesWithoutAClassOfTheirOwnAreSkippedWithANote(className: String?) {
        let result = result(entity("Book", class: className))
        #expect(result.files.isEmpty)
        #expect(result.findings == ["note entity-without-class Book"])
        #expect(generateObjectiveC(model(entity("Book", class: className))).findings == result.findings)
    }

    @Test func theEntityOfTheBaseClassIsSkippedWithANote() {
        var options = options()
        options.settings.baseClass = .flag("Book")
        #expect(result(entity("Book"), options).findings == ["note entity-without-class Book"])
        #expect(result(entity("Book", userInfo: ["modelc.ignore": ""]), options).findings == [])
    }

    @Test(arguments: ["modelc.ignore", "mogenerator.ignore"])
    func userInfoLeavesAnEntityOutWhateverTheValue(key: String) {
        for (value, findings) in [("", []), ("YES", []), ("NO", ["warning user-info-value-ignored Book"])] {
            let model = model(entity("Book", class: "not a name", userInfo: [key: value]))
            #expect(generate(model).files.isEmpty)
            #expect(generate(model).findings == findings)
            #expect(generateObjectiveC(model).findings == findings)
        }
    }

    @Test(arguments: CodeGenerationType.allCases)
    func whatXcodeGeneratesItselfIsSkippedWithAWarning(type: CodeGenerationType) {
        var book = entity("Book")
        book.codeGenerationType = type
        #expect(result(book).files.isEmpty)
        #expect(result(book).findings == ["warning codegen-conflict Book"])
        let included = result(book, options(includesXcodeGenerated: true))
        #expect(included.paths.contains("_Book.swift"))
        #expect(included.findings == [])
    }

    @Test func aClassOfAnotherModuleIsSkippedWithAWarning() {
        let book = entity("Book", class: "Shop.Book")
        for module in [nil, "Other"] {
            #expect(result(book, options(module: module)).files.isEmpty)
            #expect(result(book, options(module: module)).findings == ["warning foreign-module Book"])
        }
        let own = result(book, options(module: "Shop"))
        #expect(own.paths.contains("_Book.swift"))
        #expect(own.findings == [])
    }

    @Test func abstractEntitiesGetFiles() {
        var book = entity("Book")
        book.isAbstract = true
        #expect(result(book).paths.contains("_Book.swift"))
    }
}
