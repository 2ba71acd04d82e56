import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcCodegen

/// Xcode style: diagnostics.
@Suite struct XcodeDiagnosticTests {
    private let objectiveC = xcodeOptions(.xcode12, .objectiveC)

    private func findings(
        _ attribute: AttributeDescription, _ options: CodeGenerationInput = xcodeOptions()
    ) -> [String] {
        generateXcode(model(entity("Book", attributes: [attribute]).generated()), options).findings
    }

    /// A model that makes the generator report every id.
    private func allProblems() -> ManagedObjectModel {
        model(
            entity("Manual"), entity("Foreign", class: "Shop.Foreign").generated(),
            entity("Bad", class: "a/b").generated(), entity("Twin").generated(),
            entity("Other", class: "Twin").generated(), entity("TWIN").generated(),
            entity(
                "Book",
                attributes: [
                    attribute("hash"), attribute("a b"), attribute("title"), attribute("Title"), attribute("newTitle"),
                    attribute("v", .transformable, class: "[Int]"),
                ], fetched: [fetched("similar", "Book")]
            ).generated())
    }

    /// Every id that the generator reports.
    private static let ids: Set<DiagnosticID> = [
        .duplicateClass, .duplicateFileName, .duplicateMember, .foreignModule, .invalidClassName, .invalidObjCClass,
        .invalidPropertyName, .manualCodegen, .missingSourceLanguage, .reservedPropertyName, .retainedPropertyName,
        .unverifiedFetchedProperty,
    ]

    @Test func everyIdIsReportedForSomeModelAndNoOther() {
        let options = xcodeOptions(.xcode12, nil) { $0.settings.module = .flag("Own") }
        let result = generateXcode(allProblems(), options)
        #expect(Set(result.diagnostics.map(\.id)) == Self.ids)
        #expect(result.files.isEmpty)
        for diagnostic in result.diagnostics {
            #expect(diagnostic.location?.path == modelPath && diagnostic.help?.isEmpty == false)
            #expect(diagnostic.modelPath != nil && !diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        }
    }

    @Test func whatIsNoNameIsRefusedInBothLanguages() {
        for options in [xcodeOptions(), objectiveC] {
            #expect(findings(attribute("hash"), options) == ["warning reserved-property-name Book.hash"])
            for name in ["", "_", "a b", "1st", "a\nb", "x;", "🎉"] {
                #expect(findings(attribute(name), options) == ["error invalid-property-name Book.\(name)"])
            }
            #expect(findings(attribute("id"), options) == [])
        }
    }

    @Test(arguments: ["default", "in", "register", "int", "YES"])
    func wordsOfObjectiveCAreRefusedInObjectiveC(name: String) {
        #expect(findings(attribute(name), objectiveC) == ["error invalid-property-name Book.\(name)"])
        #expect(findings(attribute(name)) == [])
        let library = model(entity("Book", class: name).generated())
        #expect(generateXcode(library, objectiveC).findings == ["error invalid-class-name Book"])
        #expect(generateXcode(library).findings == [])
    }

    @Test func gettersThatCountAsMethodsThatHandOverTheirObject() {
        for name in ["new", "newTitle", "copyDate", "initialValue2", "init_", "allocX", "mutableCopyX", "_newTitle"] {
            let isOfFamily = name != "initialValue2"
            let expected = isOfFamily ? ["warning retained-property-name Book.\(name)"] : []
            #expect(findings(attribute(name), objectiveC) == expected, "\(name)")
            let isOwned = isOfFamily && name != "init_"
            #expect(findings(attribute(name)) == (isOwned ? expected : []), "\(name)")
            #expect(findings(attribute(name, .integer16).scalar(), objectiveC) == [])
            #expect(findings(attribute(name, .integer16).scalar()) == [])
        }
        for name in ["news", "newest", "copyright", "allocated", "renewTitle"] {
            #expect(findings(attribute(name), objectiveC) == [], "\(name)")
            #expect(findings(attribute(name)) == [], "\(name)")
        }
    }

    @Test func twoClassesOfOneNameAndNamesThatDifferInLetterCaseOnly() {
        let twins = model(
            entity("Book").generated(), entity("Other", class: ".Book").generated(), entity("BOOK").generated(),
            entity("Base", class: ".NSManagedObject").generated(), entity("Hidden", class: "Book"))
        #expect(
            Set(generateXcode(twins).findings) == [
                "note manual-codegen Hidden", "error duplicate-file-name Book", "warning duplicate-class Other",
                "error duplicate-class Base",
            ])
        #expect(generateXcode(twins).files.isEmpty)
        let sharing = model(entity("Book").generated(), entity("Other", class: ".Book").generated())
        #expect(generateXcode(sharing).files == generateXcode(model(entity("Book").generated())).files)
    }

    @Test func methodsThatTwoPropertiesOfAClassChainWouldDeclare() {
        func findings(_ child: EntityDescription) -> [String] {
            let base = entity("Base", attributes: [attribute("title")], relationships: [toMany("tags", "Base")])
            return generateXcode(model(base, child.generated())).findings.filter { !$0.hasPrefix("note") }
        }
        for name in ["title", "Title", "tags"] {
            let found = findings(entity("Book", parent: "Base", attributes: [attribute(name)]))
            #expect(found == ["error duplicate-member Book.\(name)"])
        }
        #expect(
            findings(entity("Book", parent: "Base", relationships: [toMany("tagsObject", "Base")]))
                == ["error duplicate-member Book.tagsObject"])
        #expect(
            findings(entity("Book", attributes: [attribute("a"), attribute("a")])) == ["error duplicate-member Book.a"])
        #expect(findings(entity("Book", attributes: [attribute("title"), attribute("entityName")])) == [])
        #expect(findings(entity("Book", parent: "Book", attributes: [attribute("title")])) == [])
    }

    @Test(arguments: ["*Color", "A }", "a b", "A\nB", "/*"])
    func textsThatAreNoTypeNeverGetIntoCode(text: String) {
        #expect(findings(attribute("x", .transformable, class: text)) == ["error invalid-objc-class Book.x"])
    }

    @Test func aClassThatNoSourceCouldNameIsNotUsedByOthers() {
        let lines = xcodeProperties(
            relationships: [toOne("x", "Evil")], others: [entity("Evil", class: "A { }\nfunc f()")])
        #expect(lines == ["var x: NSManagedObject?"])
    }
}
