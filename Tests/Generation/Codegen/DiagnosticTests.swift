import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcCodegen

/// Diagnostics.
@Suite struct DiagnosticTests {
    /// A model that makes the generator report every id.
    private func allProblems() -> ManagedObjectModel {
        var xcode = entity("Xcode")
        xcode.codeGenerationType = .category
        var model = model(
            xcode, entity("Wrong", userInfo: ["modelc.acess": "", "RawType": "", "modelc.access": "open"]),
            entity("Open", userInfo: ["modelc.access": "public"]),
            entity("Child", parent: "Twin", userInfo: ["mogenerator.customBaseClass": "Base"]),
            entity("Foreign", class: "Shop.Foreign"), entity("Bad", class: "a/b"),
            entity("Plain", class: nil), entity("Twin"), entity("Other", class: "Twin"), entity("TWIN"),
            entity("Gone", userInfo: ["modelc.ignore": "NO"]),
            entity(
                "Book",
                attributes: [
                    attribute("hash"), attribute("a b"), attribute("title"), attribute("Title"),
                    attribute("v", .transformable, class: "[Int]", userInfo: ["attributeValueClassName": "NSSet"]),
                ]))
        model.fetchRequests = [
            request("--", nil), request("a", "title =="), request("b", "title == $x OR v == $y OR SELF == $x"),
        ]
        return model
    }

    private func request(_ name: String, _ predicate: String?) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = name
        request.entityName = "Book"
        request.predicate = predicate
        request.position = SourcePosition(offset: 0, line: 1, column: 1)
        return request
    }

    /// Every id that the generator reports.
    private static let ids: Set<DiagnosticID> = [
        .accessConflict, .codegenConflict, .conflictingFetchVariable, .conflictingValueClass, .customBaseClass,
        .duplicateClass, .duplicateFileName, .duplicateMember, .entityWithoutClass, .foreignModule, .ignoredUserInfoKey,
        .initialValueUnused, .invalidClassName, .invalidFetchRequestName, .invalidObjCClass, .unreadablePredicate,
        .invalidPropertyName,
        .invalidUserInfoValue, .reservedPropertyName, .unknownUserInfoKey, .untypedFetchVariable,
        .userInfoValueIgnored,
    ]

    @Test func everyIdIsReportedForSomeModelAndNoOther() {
        var options = options()
        options.settings.onInsert = .flag(["v=now"])
        let reported = Set(generate(allProblems(), options).diagnostics.map(\.id))
        #expect(reported == Self.ids)
    }

    @Test func everyDiagnosticSaysWhatWhereAndWhatToDoNext() {
        for diagnostic in generate(allProblems()).diagnostics {
            #expect(diagnostic.location?.path == modelPath)
            #expect(diagnostic.location?.position != nil, "\(diagnostic.id)")
            #expect(diagnostic.modelPath != nil, "\(diagnostic.id)")
            #expect(diagnostic.help?.isEmpty == false, "\(diagnostic.id)")
            #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        }
    }

    @Test func aDiagnosticAboutAPropertyPointsAtIt() throws {
        let result = generate(model(entity("Book", attributes: [attribute("hash", line: 17)], line: 16)))
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.location?.position?.line == 17)
        #expect(diagnostic.message == "property 'Book.hash' has the name of a member of NSManagedObject")
    }

    @Test func aPropertyOfAnEntityWithoutAClassIsReportedOnceNotForEveryClassBelowIt() {
        let result = generate(
            model(
                entity("Top", class: nil, attributes: [attribute("hash")]), entity("A", parent: "Top"),
                entity("B", parent: "Top")))
        #expect(result.findings == ["note entity-without-class Top", "error reserved-property-name Top.hash"])
    }

    @Test func oneErrorAnywhereMeansNoFilesAWarningDoesNot() {
        #expect(generate(model(entity("Good"), entity("Bad", attributes: [attribute("hash")]))).files.isEmpty)
        #expect(!generate(model(entity("Good"), entity("Other", class: "Shop.Other"))).files.isEmpty)
    }
}
