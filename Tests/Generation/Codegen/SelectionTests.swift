import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode
import Testing

import func ModelcTestSupport.position

/// The entities that get files.
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

    @Test(arguments: ["modelc.snapshot", "modelc.codable"])
    func aSnapshotIsMadeWhateverTheValue(key: String) {
        for (value, findings) in [("", []), ("yes", []), ("no", ["warning user-info-value-ignored Book"])] {
            let result = generate(model(entity("Book", userInfo: [key: value])))
            #expect(result.files.contains { $0.text.contains("struct BookSnapshot") })
            #expect(result.findings == findings)
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

/// Elements with errors are left out together with elements that depend on them; the rest is generated.
@Suite struct PartialGenerationTests {
    private func generatePartially(
        _ model: ManagedObjectModel, problems: [Diagnostic] = []
    ) -> CodeGenerationResult {
        let locate: @Sendable (SchemaLocation) -> ModelcDiagnostics.SourceLocation = { place in
            ModelcDiagnostics.SourceLocation(path: modelPath, position: place.position)
        }
        var partial = PartialGeneration(of: ResolvedModel(model), problems: problems)
        while let model = partial.next {
            partial.add(CodeGenerator(options()).generate(model, locate: locate))
        }
        return partial.result(locate: locate)
    }

    /// The classes of the machine files.
    private func classes(_ result: CodeGenerationResult) -> [String] {
        result.paths.filter { $0.hasPrefix("_") && $0 != "_ModelcSupport.swift" }
    }

    @Test func aModelWithoutProblemsIsGeneratedAsAlways() {
        let library = model(entity("Book", attributes: [attribute("title")], line: 2), entity("Shelf", line: 9))
        let result = generatePartially(library)
        #expect(result == generate(library))
        #expect(!result.isPartial)
    }

    @Test func anEntityWithAProblemIsLeftOutWithItsChildren() {
        let library = model(
            entity("Book", attributes: [attribute("hash")], line: 2), entity("Novel", parent: "Book", line: 9),
            entity("Saga", parent: "Novel", line: 12),
            entity("Shelf", relationships: [toMany("books", "Book"), toOne("first", "Novel")], line: 15))
        let result = generatePartially(library)
        #expect(
            result.findings == [
                "error reserved-property-name Book.hash", "warning left-out Book", "warning left-out Novel",
                "warning left-out Saga",
            ])
        #expect(classes(result) == ["_Shelf.swift"])
        #expect(result.isPartial)
        let shelf = result.text(of: "_Shelf.swift")
        #expect(shelf.contains("var books: Set<NSManagedObject>"))
        #expect(shelf.contains("var first: NSManagedObject?"))
        #expect(
            result.diagnostics.map(\.message).dropFirst() == [
                "entity 'Book' was left out: it has errors (reserved-property-name)",
                "entity 'Novel' was left out: it needs entity 'Book'",
                "entity 'Saga' was left out: it needs entity 'Novel'",
            ])
    }

    @Test func ofTwoClassesOfOneNameTheFirstIsGenerated() {
        let result = generatePartially(
            model(entity("A", class: "Book", line: 2), entity("B", class: ".Book", line: 7), entity("C", line: 8)))
        #expect(result.findings == ["error duplicate-class B", "warning left-out B"])
        #expect(classes(result) == ["_Book.swift", "_C.swift"])
    }

    @Test func aCompositeWithAProblemTakesTheEntitiesAlongThatHaveIt() {
        let library = model(
            entity("Shop", attributes: [attribute("place", .composite, composite: "Place")], line: 2),
            entity("Shelf", line: 9),
            composites: [
                composite("Inner", attribute("a b")),
                composite("Place", attribute("inner", .composite, composite: "Inner")),
                composite("Size", attribute("width")),
            ])
        let result = generatePartially(library)
        #expect(
            result.findings == [
                "error invalid-property-name Inner.a b", "warning left-out Shop", "warning left-out Inner",
                "warning left-out Place",
            ])
        #expect(classes(result) == ["_Shelf.swift", "_BookListComposites.swift"])
        #expect(!result.text(of: "_BookListComposites.swift").contains("struct Place"))
    }

    @Test func aFetchRequestWithAProblemTakesNoClassAlong() {
        var library = model(entity("Book", attributes: [attribute("title")], line: 2))
        for (line, name) in [(20, "???"), (21, "all")] {
            var request = FetchRequestDescription()
            (request.name, request.entityName, request.position) = (name, "Book", position(line))
            library.fetchRequests.append(request)
        }
        let result = generatePartially(library)
        #expect(result.findings == ["error invalid-fetch-request-name ???", "warning left-out ???"])
        #expect(result.text(of: "_Book.swift").contains("allFetchRequest"))
    }

    @Test func aProblemThatIsKnownBeforeStandsAtItsEntity() {
        let library = model(entity("Book", line: 2), entity("Shelf", line: 9))
        let problem = Diagnostic(
            DiagnosticID("unknown-destination"), .error, "Shelf.a has destination 'B', which is not in this model",
            at: ModelcDiagnostics.SourceLocation(path: modelPath, position: position(10)), modelPath: "Shelf.a")
        let result = generatePartially(library, problems: [problem])
        #expect(result.findings == ["error unknown-destination Shelf.a", "warning left-out Shelf"])
        #expect(classes(result) == ["_Book.swift"])
        var unplaced = problem
        unplaced.location = nil
        #expect(classes(generatePartially(library, problems: [unplaced])) == ["_Book.swift"])
        unplaced.modelPath = nil
        let nothing = generatePartially(library, problems: [unplaced])
        #expect(nothing.files.isEmpty && !nothing.isPartial && nothing.diagnostics == [unplaced])
    }
}
