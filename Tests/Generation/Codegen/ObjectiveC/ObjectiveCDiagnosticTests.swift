import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcCodegen

/// Objective-C: diagnostics.
@Suite struct ObjectiveCDiagnosticTests {
    /// Errors of properties of the entity `Book`.
    static let propertyProblems: [(AttributeDescription, String)] = [
        (attribute("default"), "error reserved-property-name Book.default"),
        (attribute("in"), "error reserved-property-name Book.in"),
        (attribute("new"), "error reserved-property-name Book.new"),
        (attribute("hash"), "error reserved-property-name Book.hash"),
        (attribute("a b"), "error invalid-property-name Book.a b"),
        (
            attribute("a", .integer16, userInfo: ["attributeValueScalarType": "a*"]),
            "error invalid-user-info-value Book.a"
        ),
        (attribute("a", userInfo: ["attributeValueScalarType": "int"]), "warning ignored-user-info-key Book.a"),
        (attribute("a", userInfo: ["RawType": "Kind"]), "warning ignored-user-info-key Book.a"),
        (
            attribute("a", userInfo: ["attributeTransformableProtocols": "P"]),
            "warning ignored-user-info-key Book.a"
        ),
        (
            attribute("a", .transformable, class: "A", userInfo: ["attributeValueClassName": "B"]),
            "warning conflicting-value-class Book.a"
        ),
        (attribute("a", userInfo: ["modelc.swifttype": "B"]), "error unknown-user-info-key Book.a"),
    ]

    @Test(arguments: propertyProblems)
    func properties(_ attribute: AttributeDescription, _ finding: String) {
        #expect(planObjectiveC(model(entity("Book", attributes: [attribute]))).findings == [finding])
    }

    @Test(
        arguments: [
            ([attribute("title"), attribute("Title")], [], "Book.title"),
            ([], [toMany("tags", "Book"), toMany("tagsObject", "Book")], "Book.tagsObject"),
        ] as [([AttributeDescription], [RelationshipDescription], String)])
    func twoThingsWithOneMethod(
        _ attributes: [AttributeDescription], _ relationships: [RelationshipDescription], _ path: String
    ) {
        let plan = planObjectiveC(model(entity("Book", attributes: attributes, relationships: relationships)))
        #expect(plan.findings == ["error duplicate-member \(path)"])
    }

    @Test func anInheritedMethodIsTakenTooTheChildIsAtProblem() {
        let plan = planObjectiveC(
            model(
                entity("Book", parent: "Item", attributes: [attribute("Count")]),
                entity("Item", attributes: [attribute("count", .integer16, optional: true)])))
        #expect(plan.findings == ["error duplicate-member Book.Count"])
        #expect(
            plan.diagnostics.first?.message
                == "property 'Book.Count' would declare 'setCount:', which property 'Item.count' declares")
    }

    /// A helper is left out if a property has its name, anywhere in the chain of classes.
    @Test(
        arguments: [
            ([attribute("a", .integer16, optional: true), attribute("aValue")], [], "Book.a", "aValue"),
            ([attribute("title"), attribute("primitiveTitle")], [], "Book.title", "primitiveTitle"),
            ([attribute("tagsSet")], [toMany("tags", "Book")], "Book.tags", "tagsSet"),
            ([attribute("primitiveTags")], [toMany("tags", "Book")], "Book.tags", "primitiveTags"),
        ] as [([AttributeDescription], [RelationshipDescription], String, String)])
    func helpersMakeRoom(
        _ attributes: [AttributeDescription], _ relationships: [RelationshipDescription], _ path: String,
        _ helper: String
    ) {
        let book = entity("Book", attributes: attributes, relationships: relationships)
        let result = generateObjectiveC(model(book))
        #expect(result.findings == ["note duplicate-member \(path)"])
        // Constants are class methods.
        let lines = result.text(of: "_Book.h").split(separator: "\n").filter { !$0.hasPrefix("+") }
        #expect(lines.filter { $0.hasSuffix("NSString *\(helper);") }.count == 1)
        #expect(lines.filter { $0.hasSuffix(helper + ";") }.count == 1)
        let child = entity("Novel", parent: "Book", attributes: [attribute(helper)])
        let parent = entity(
            "Book", attributes: attributes.filter { $0.name != helper }, relationships: relationships)
        #expect(generateObjectiveC(model(parent, child)).findings == ["note duplicate-member \(path)"])
    }

    @Test func classMethodsAreInTheWayOfNoProperty() {
        let names = ["entityName", "fetchRequest", "makeFetchRequest"]
        let book = entity("Book", attributes: names.map { attribute($0) })
        #expect(planObjectiveC(model(book)).findings == [])
    }

    @Test(
        arguments: [
            ([entity("Book", class: "NSString")], "error invalid-class-name Book"),
            ([entity("Book", class: "int")], "error invalid-class-name Book"),
            ([entity("Book", class: "a/b")], "error invalid-class-name Book"),
            ([entity("Category")], "warning system-type-name Category"),
            ([entity("A", class: "Twin"), entity("B", class: "Twin")], "error duplicate-class B"),
            ([entity("Book"), entity("BookID")], "error duplicate-class Book"),
            ([entity("Book", class: ".Book")], "warning swift-class-name Book"),
            ([entity("Book", class: "Shop.Book")], "warning foreign-module Book"),
            ([entity("Book"), entity("BOOK")], "error duplicate-file-name Book"),
        ] as [([EntityDescription], String)])
    func classes(_ entities: [EntityDescription], _ finding: String) {
        var all = model()
        all.entities = entities
        #expect(planObjectiveC(all).findings.prefix(1) == [finding])
    }

    @Test func aForcedSuperclassInThePlaceOfTheParentsClassIsAWarning() {
        let info = ["mogenerator.customBaseClass": "Base"]
        let plan = planObjectiveC(model(entity("Item"), entity("Book", parent: "Item", userInfo: info)))
        #expect(plan.findings == ["warning custom-base-class Book"])
    }

    @Test(
        arguments: ["mogenerator.customBaseClass", "additionalImports", "additionalHeaderFileName"])
    func userInfoOfEntities(key: String) {
        let plan = planObjectiveC(model(entity("Book", userInfo: [key: "a\nb*"])))
        #expect(plan.findings == ["error invalid-user-info-value Book"])
    }

    @Test(
        arguments: [
            (template("x", "title == $A AND"), "error invalid-predicate x"),
            (template("x", "title == $A AND pages == $A"), "error conflicting-fetch-variable x"),
            (template("x", "$A == $B"), "warning untyped-fetch-variable x"),
            (template("--", nil), "error invalid-fetch-request-name --"),
        ])
    func fetchRequests(_ request: FetchRequestDescription, _ finding: String) {
        var all = model(entity("Book", attributes: [attribute("title"), attribute("pages", .integer16)]))
        all.fetchRequests = [request]
        #expect(planObjectiveC(all).findings.first == finding)
    }

    @Test func twoRequestsWithOneMethod() {
        var all = model(entity("Book"))
        all.fetchRequests = [template("a b", nil), template("aB", nil)]
        #expect(planObjectiveC(all).findings == ["error duplicate-member aB"])
    }

    @Test func anErrorMeansNoFilesAndEveryDiagnosticSaysWhatToDoNext() {
        let result = generateObjectiveC(model(entity("Book", attributes: [attribute("hash")]), entity("Tag")))
        #expect(result.files.isEmpty)
        for diagnostic in result.diagnostics {
            #expect(diagnostic.location?.path == modelPath)
            #expect(diagnostic.help?.isEmpty == false)
        }
    }

    /// A model that makes the generator report every id.
    private func allProblems() -> ManagedObjectModel {
        var xcode = entity("Xcode")
        xcode.codeGenerationType = .category
        var all = model(
            xcode, entity("Foreign", class: "Shop.Foreign"), entity("Bad", class: "a/b"),
            entity("Swift", class: ".Swift"), entity("Plain", class: nil),
            entity("Twin"), entity("Other", class: "Twin"), entity("TWIN"), entity("Category"),
            entity("Novel", parent: "Book", userInfo: ["mogenerator.customBaseClass": "Base"]),
            entity(
                "Book",
                attributes: [
                    attribute("hash"), attribute("a b"), attribute("title"), attribute("Title"),
                    attribute("v", .transformable, class: "[Int]"), attribute("kind", userInfo: ["RawType": "Kind"]),
                    attribute(
                        "w", .transformable, class: "A", userInfo: ["attributeValueClassName": "B", "modelc.x": ""]),
                ], userInfo: ["additionalImports": "a b"]))
        all.fetchRequests = [
            template("x", "title =="), template("y", "title == $A OR $A == 1 OR $A == $B"), template("z", "$A"),
            template("--", nil),
        ]
        return all
    }

    /// Every id that the generator reports.
    private static let ids: Set<DiagnosticID> = [
        .codegenConflict, .conflictingFetchVariable, .conflictingValueClass, .customBaseClass, .duplicateClass,
        .duplicateFileName, .duplicateMember, .entityWithoutClass, .foreignModule, .ignoredUserInfoKey,
        .initialValueUnused, .invalidClassName, .invalidFetchRequestName,
        .invalidObjCClass, .unreadablePredicate, .invalidPropertyName, .invalidUserInfoValue, .reservedPropertyName,
        .swiftClassName,
        .systemTypeName, .unknownUserInfoKey, .untypedFetchVariable,
    ]

    @Test func everyIdIsReportedForSomeModelAndNoOther() {
        var options = objectiveCOptions()
        options.settings.onInsert = .flag(["v=now"])
        #expect(Set(planObjectiveC(allProblems(), options).diagnostics.map(\.id)) == Self.ids)
    }
}
