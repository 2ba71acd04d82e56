import ModelcCodegen
import ModelcSchema
import Testing

/// Fetch request templates.
@Suite struct FetchRequestTests {
    private func request(
        _ name: String, _ predicate: String?, entity: String = "Novel", result: FetchResultType? = nil
    ) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = name
        request.entityName = entity
        request.predicate = predicate
        request.resultType = result
        return request
    }

    private func library(_ requests: FetchRequestDescription...) -> ManagedObjectModel {
        var model = model(
            entity(
                "Book",
                attributes: [
                    attribute("title", optional: true), attribute("pages", .integer32), attribute("date", .date),
                    attribute("cover", .transformable), attribute("price", .decimal),
                    attribute("place", .composite, composite: "Place"),
                ], relationships: [toMany("tags", "Tag"), toOne("author", "Author")]),
            entity("Novel", parent: "Book", relationships: [toMany("chapters", "Chapter", ordered: true)]),
            entity("Tag", attributes: [attribute("name")]), entity("Author", attributes: [attribute("name")]),
            entity("Chapter", attributes: [attribute("number", .integer16)]),
            composites: [composite("Place", attribute("city"), attribute("height", .double))])
        model.fetchRequests = requests
        return model
    }

    private func variables(_ predicate: String) -> [String] {
        plan(library(request("some", predicate))).generatedClass("Novel")?.fetchRequests.first?.variables
            .map { "\($0.name) \($0.parameterName): \($0.type.spelling)" } ?? ["no function"]
    }

    @Test(
        arguments: [
            ("title == $TITLE", "TITLE title: String"), ("$a < pages", "a a: Int32"),
            ("date >= $START_DATE", "START_DATE startDate: Date"), ("price != $p", "p p: NSDecimalNumber"),
            ("title BEGINSWITH[cd] $x", "x x: String"), ("pages LIKE $x", "x x: String"),
            ("title CONTAINS $x", "x x: String"), ("tags CONTAINS $tag", "tag tag: Tag"),
            ("pages IN $x", "x x: [Int32]"), ("pages IN {1, $x}", "x x: Int32"), ("$t IN tags", "t t: Tag"),
            ("date BETWEEN $range", "range range: [Date]"), ("date BETWEEN {$a, now()}", "a a: Date"),
            ("ANY tags.name == $x", "x x: String"), ("ANY tags IN $x", "x x: [Tag]"), ("author == $x", "x x: Author"),
            ("author.name ==[c] $x", "x x: String"), ("author = $in", "in `in`: Author"),
            ("ANY chapters.number > $n", "n n: Int16"), ("ANY chapters == $c", "c c: Chapter"),
            ("tags.@count > $n", "n n: Int"), ("chapters.@max.number == $n", "n n: Int16"),
            ("chapters.@avg.number > $n", "n n: Double"),
            ("SUBQUERY(tags, $t, $t.name == $x).@count > 0", "x x: String"),
            ("place.city == $x", "x x: String"), ("SELF == $x", "x x: Novel"), ("self IN $x", "x x: [Novel]"),
            ("pages > $x + 1", "x x: Int32"), ("pages * 2 > $x", "x x: Int32"), ("$x == \"a\"", "x x: String"),
        ])
    func aVariableHasTheTypeOfTheOtherSide(predicate: String, parameter: String) {
        #expect(variables(predicate) == [parameter], "\(predicate)")
    }

    @Test func variablesComeInOrderOfFirstAppearanceEachOnce() {
        #expect(
            variables("title == $b OR (pages == $a AND title != $b) OR author.name == $MODEL")
                == ["b b: String", "a a: Int32", "MODEL model: String"])
        let plan = plan(library(request("some", "author.name == $MODEL")))
        #expect(plan.generatedClass("Novel")?.fetchRequests.first?.modelName == "model_")
    }

    @Test(arguments: ["cover == $x", "$x == $x", "$x.name == title"])
    func whatCannotBeToldIsAnyWithAWarning(predicate: String) {
        #expect(variables(predicate) == ["x x: Any"])
        #expect(plan(library(request("some", predicate))).findings == ["warning untyped-fetch-variable some"])
    }

    @Test(
        arguments: [
            (nil, "Novel"), (.managedObjectIDs, "NSManagedObjectID"), (.dictionaries, "NSDictionary"),
            (.count, "NSNumber"),
        ] as [(FetchResultType?, String)])
    func results(type: FetchResultType?, result: String) {
        let plan = plan(library(request("some", nil, result: type)))
        #expect(plan.generatedClass("Novel")?.fetchRequests.map(\.result.spelling) == [result])
    }

    @Test(
        arguments: [
            ("recent books", "recentBooksFetchRequest"), ("FetchRequest", "fetchRequestFetchRequest"),
            ("2 many", "_2ManyFetchRequest"), ("ALL", "allFetchRequest"), ("URLs", "urlsFetchRequest"),
            ("IDsByDate", "idsByDateFetchRequest"), ("HTTPPosts", "httpPostsFetchRequest"),
            ("MP3Files", "mp3FilesFetchRequest"), ("ByID", "byIDFetchRequest"), ("ABest", "aBestFetchRequest"),
        ])
    func names(name: String, function: String) {
        #expect(
            plan(library(request(name, nil))).generatedClass("Novel")?.fetchRequests.map(\.functionName) == [function])
    }

    @Test func sortedByNameThoseOfEntitiesWithoutAClassAreLeftOut() {
        let model = library(request("b", nil), request("a", nil), request("c", nil, entity: "Chapter"))
        #expect(plan(model).generatedClass("Novel")?.fetchRequests.map(\.templateName) == ["a", "b"])
    }

    @Test func aPredicateThatCannotBeReadCostsItsFunctionOnly() {
        let plan = plan(library(request("some", "title == ")))
        #expect(plan.findings == ["warning invalid-predicate some"])
        #expect(plan.generatedClass("Novel")?.fetchRequests == [])
    }

    @Test func problems() {
        func findings(_ requests: FetchRequestDescription...) -> [String] {
            var model = library()
            model.fetchRequests = requests
            return plan(model).findings
        }
        #expect(findings(request("some", "title == $x OR pages == $x")) == ["error conflicting-fetch-variable some"])
        #expect(findings(request("--", nil)) == ["error invalid-fetch-request-name --"])
        #expect(findings(request("some", "title == $a_b OR pages == $aB")) == ["error invalid-fetch-request-name some"])
        #expect(findings(request("a b", nil), request("aB", nil)) == ["error duplicate-member aB"])
        #expect(findings(request("a", nil, entity: "Book"), request("A", nil)) == ["error duplicate-member A"])
        #expect(findings(request("x", nil, entity: "Book"), request("x", "title == $t")) == [])
    }
}
