import ModelcCodegen
import ModelcSchema
import Testing

@Suite("Objective-C: fetch requests")
struct ObjectiveCFetchRequestTests {
    /// The types of the variables of a predicate.
    private func types(_ predicate: String) -> [String]? {
        plannedBook(
            attribute("title"), attribute("pages", .integer32), attribute("price", .decimal), attribute("date", .date),
            relationships: [toMany("tags", "Tag"), toOne("sequel", "Book")], requests: [template("x", predicate)],
            others: [entity("Tag", attributes: [attribute("name"), attribute("weight", .double)])]
        )?.fetchRequests.first?.variables.map(\.type.spelling)
    }

    @Test(
        "variables have the types of what they are compared with",
        arguments: [
            ("title == $x", "NSString *"), ("$x < pages", "NSNumber *"), ("price > $x", "NSDecimalNumber *"),
            ("sequel.date == $x", "NSDate *"), ("sequel == $x", "Book *"), ("ANY tags == $x", "Tag *"),
            ("ANY tags.name == $x", "NSString *"), ("tags CONTAINS $x", "Tag *"),
            ("title CONTAINS[c] $x", "NSString *"),
            ("pages BEGINSWITH $x", "NSString *"), ("title IN $x", "NSArray<NSString *> *"),
            ("$x IN tags", "Tag *"), ("pages BETWEEN $x", "NSArray<NSNumber *> *"),
            ("pages BETWEEN {$x, 3}", "NSNumber *"), ("tags.@count > $x", "NSNumber *"),
            ("tags.@max.weight > $x", "NSNumber *"), ("SELF == $x", "Book *"), ("self IN $x", "NSArray<Book *> *"),
            ("SUBQUERY(tags, $t, $t.name == $x).@count > 0", "NSString *"),
            ("SUBQUERY(tags, $t, $t.name == 'a').@count > $x", "NSNumber *"), ("$x == 'a'", "NSString *"),
            ("pages < $x + 1", "NSNumber *"), ("title == $x AND sequel.title != $x", "NSString *"),
        ])
    func variable(predicate: String, type: String) { #expect(types(predicate) == [type]) }

    @Test("variables come in order of first appearance, with labels that are names")
    func order() {
        let planned = plannedBook(
            attribute("title"),
            requests: [template("by title", "title == $B_TITLE OR title == $aTitle OR title == $id")])
        #expect(planned?.fetchRequests.first?.selector == "fetchByTitle:bTitle:aTitle:id:error:")
        #expect(planned?.fetchRequests.first?.variables.map(\.parameterName) == ["bTitle", "aTitle", "id_"])
    }

    @Test(
        "results",
        arguments: [
            ("x", FetchResultType.managedObjects, "NSArray<Book *> *"), ("one", .managedObjects, "instancetype"),
            ("x", .managedObjectIDs, "NSArray<BookID *> *"), ("oneX", .managedObjectIDs, "BookID *"),
            ("x", .dictionaries, "NSArray<NSDictionary<NSString *, id> *> *"), ("x", .count, "NSArray<NSNumber *> *"),
        ])
    func result(name: String, result: FetchResultType, type: String) {
        let planned = plannedBook(requests: [template(name, nil, result: result)])
        #expect(planned?.fetchRequests.first?.resultType.spelling == type)
    }

    @Test(
        "names are split where they are no names",
        arguments: [("recent", "fetchRecent"), ("all the books", "fetchAllTheBooks"), ("URL-list", "fetchURLList")])
    func names(name: String, method: String) {
        #expect(plannedBook(requests: [template(name, nil)])?.fetchRequests.first?.methodName == method)
    }
}
