import ModelcCodegen
import ModelcSchema
import ModelcSourceCode
import Testing

@testable import ModelcCodegen

/// Objective-C: classes.
@Suite struct ObjectiveCClassTests {
    @Test func aChildInheritsFromItsParentsHumanClassAndItsIDsFromTheParents() {
        let plan = planObjectiveC(model(entity("Item"), entity("Book", parent: "Item"))).model.classes
        #expect(plan.map(\.superclassName) == ["Item", "NSManagedObject"])
        #expect(plan.map(\.superIDClassName) == ["ItemID", "NSManagedObjectID"])
        #expect(plan.map(\.imports.headers) == [["\"Item.h\""], []])
    }

    @Test func anEntityOfTheBaseClassGetsNoFiles() {
        let options = objectiveCOptions(baseClass: "Root", baseClassImport: "<Kit/Root.h>")
        let plan = planObjectiveC(
            model(entity("Base", class: "Root"), entity("Book", parent: "Base"), entity("Tag")), options)
        #expect(plan.model.classes.map(\.className) == ["Book", "Tag"])
        #expect(plan.model.classes.map(\.superclassName) == ["Root", "Root"])
        #expect(plan.model.classes.map(\.imports.headers) == [["<Kit/Root.h>"], ["<Kit/Root.h>"]])
        #expect(plan.model.classes.map(\.superIDClassName) == ["NSManagedObjectID", "NSManagedObjectID"])
        let bare = planObjectiveC(model(entity("Tag")), objectiveCOptions(baseClass: "Root"))
        #expect(bare.model.classes.map(\.imports.headers) == [["\"Root.h\""]])
    }

    @Test func aForcedSuperclassComesInTheAdditionalHeaderOrInOneOfItsOwnName() {
        let key = "mogenerator.customBaseClass"
        #expect(plannedBook(userInfo: [key: "Base"])?.imports.headers == ["\"Base.h\""])
        let info = [key: "Base", "additionalHeaderFileName": "Other.h"]
        #expect(plannedBook(userInfo: info)?.imports.headers == ["\"Other.h\""])
    }

    @Test func theHeaderOfASuperclassThatXcodeGeneratesHasXcodesName() {
        var item = entity("Item")
        item.codeGenerationType = .classDefinition
        let plan = planObjectiveC(model(item, entity("Book", parent: "Item")))
        #expect(plan.model.classes.map(\.imports.headers) == [["\"Item+CoreDataClass.h\""]])
        #expect(plan.model.classes.map(\.superIDClassName) == ["NSManagedObjectID"])
    }

    @Test func aSuperclassOfAnotherModuleIsImportedWithIt() {
        let plan = planObjectiveC(model(entity("Item", class: "Kit.Item"), entity("Book", parent: "Item")))
        #expect(plan.model.classes.map(\.imports.modules) == [["Kit"]])
    }

    @Test func additionalModulesAreEachImportedOnce() {
        let planned = plannedBook(userInfo: ["additionalImports": " Kit , Foundation,Kit, Kit.Extras,"])
        #expect(planned?.imports.modules == ["Kit", "Kit.Extras"])
    }

    @Test func classesAreDeclaredInAdvanceOnceSortedWithoutTheSuperclass() {
        let planned = planObjectiveC(
            model(
                entity("Item"), entity("Tag"), entity("None", class: nil),
                entity(
                    "Book", parent: "Item",
                    attributes: [attribute("color", .transformable, class: "UIColor")],
                    relationships: [
                        toMany("tags", "Tag"), toOne("tag", "Tag"), toOne("item", "Item"), toOne("none", "None"),
                        toOne("lost", "Nowhere"),
                    ])))
        #expect(planned.model.classes.first?.forwardClasses == ["Book", "Tag", "UIColor"])
    }

    @Test func onlyOptionalToOneRelationshipsMayBeNil() {
        let planned = plannedBook(
            relationships: [
                toOne("a", "Book"), toOne("b", "Book", optional: false), toMany("c", "Book"),
                toMany("d", "Book", ordered: true),
            ])
        #expect(planned?.relationships.map(\.isNullable) == [true, false, false, false])
        #expect(
            planned?.relationships.map(\.type.spelling)
                == ["Book *", "Book *", "NSSet<Book *> *", "NSOrderedSet<Book *> *"])
        #expect(planned?.relationships.last?.mutableType.spelling == "NSMutableOrderedSet<Book *> *")
    }

    @Test func propertiesOfAncestorsWithoutAClassAreTheClasssOwn() {
        let plan = planObjectiveC(
            model(entity("Item", class: nil, attributes: [attribute("id")]), entity("Book", parent: "Item")))
        #expect(plan.model.classes.first?.attributes.map(\.name) == ["id"])
    }

    @Test func constantsOfUserInfoAreNamesOnlyAndReplaceNoMethodOfTheRootClass() {
        let info = ["a": "1", "b.c": "2", "hash": "3", "new": "4"]
        let planned = plannedBook(userInfo: info, options: objectiveCOptions(userInfoConstants: true))
        #expect(planned?.constants.map(\.name) == ["BookUserInfo"])
        #expect(planned?.constants.first?.constants.map { [$0.name, $0.value] } == [["a", "1"]])
    }
}

/// Objective-C: fetch requests.
@Suite struct ObjectiveCFetchRequestTests {
    /// The types of the variables of a predicate.
    private func types(_ predicate: String) -> [String]? {
        plannedBook(
            attribute("title"), attribute("pages", .integer32), attribute("price", .decimal), attribute("date", .date),
            relationships: [toMany("tags", "Tag"), toOne("sequel", "Book")], requests: [template("x", predicate)],
            others: [entity("Tag", attributes: [attribute("name"), attribute("weight", .double)])]
        )?.fetchRequests.first?.variables.map(\.type.spelling)
    }

    @Test(
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
    func variablesHaveTheTypesOfWhatTheyAreComparedWith(predicate: String, type: String) {
        #expect(types(predicate) == [type])
    }

    @Test func variablesComeInOrderOfFirstAppearanceWithLabelsThatAreNames() {
        let planned = plannedBook(
            attribute("title"),
            requests: [template("by title", "title == $B_TITLE OR title == $aTitle OR title == $id")])
        #expect(planned?.fetchRequests.first?.selector == "fetchByTitle:bTitle:aTitle:id:error:")
        #expect(planned?.fetchRequests.first?.variables.map(\.parameterName) == ["bTitle", "aTitle", "id_"])
    }

    @Test(
        arguments: [
            ("x", FetchResultType.managedObjects, "NSArray<Book *> *"), ("one", .managedObjects, "instancetype"),
            ("x", .managedObjectIDs, "NSArray<BookID *> *"), ("oneX", .managedObjectIDs, "BookID *"),
            ("x", .dictionaries, "NSArray<NSDictionary<NSString *, id> *> *"), ("x", .count, "NSArray<NSNumber *> *"),
        ])
    func results(name: String, result: FetchResultType, type: String) {
        let planned = plannedBook(requests: [template(name, nil, result: result)])
        #expect(planned?.fetchRequests.first?.resultType.spelling == type)
    }

    @Test(
        arguments: [("recent", "fetchRecent"), ("all the books", "fetchAllTheBooks"), ("URL-list", "fetchURLList")])
    func namesAreSplitWhereTheyAreNoNames(name: String, method: String) {
        #expect(plannedBook(requests: [template(name, nil)])?.fetchRequests.first?.methodName == method)
    }
}

/// Objective-C: texts and names.
@Suite struct ObjectiveCTextTests {
    @Test(
        arguments: [
            ("a", "@\"a\""), ("\"\\", "@\"\\\"\\\\\""), ("a\nb\tc\r", "@\"a\\nb\\tc\\r\""), ("???", "@\"?\\?\\?\""),
            ("\u{1}2", "@\"\\0012\""), ("\u{85}", "@\"\\302\\205\""), ("é📚", "@\"é📚\""),
            ("\u{202E}x", "@\"\\342\\200\\256x\""),
        ])
    func literals(text: String, literal: String) { #expect(ObjectiveCText.literal(text) == literal) }

    @Test(
        arguments: [
            (nil, nil, nil), ("", " \n", nil), ("A.", nil, "/**\n * A.\n */"), (nil, "B.", "/**\n * B.\n */"),
            ("A.", "B\n\nC", "/**\n * A.\n *\n * B\n *\n * C\n */"), ("*/ /*", nil, "/**\n * * / / *\n */"),
            ("a \r\nb\u{2028}", nil, "/**\n * a\n * b\n */"),
        ] as [(String?, String?, String?)])
    func documentationComments(_ documentation: String?, _ discussion: String?, _ comment: String?) {
        #expect(ObjectiveCText.documentationComment(documentation, discussion) == comment)
    }

    @Test(
        arguments: [
            ("newTitle", ObjectiveCMethodFamily.new), ("new", .new), ("_newTitle", .new), ("copy2", .copy),
            ("copyTitle", .copy), ("mutableCopyX", .mutableCopy), ("initX", .`init`), ("allocX", .alloc),
            ("news", nil), ("copyright", nil), ("initial", nil), ("renew", nil), ("title", nil),
            // The compiler recognises only English small letters.
            ("newétage", .new),
        ] as [(String, ObjectiveCMethodFamily?)])
    func methodFamilies(_ name: String, _ family: ObjectiveCMethodFamily?) {
        #expect(ObjectiveCIdentifier.family(of: name) == family)
    }

    @Test(
        arguments: [
            ("BOOK_TITLE", "bookTitle"), ("book title", "bookTitle"), ("bookTitle", "bookTitle"), ("Title", "title"),
            ("URLString", "urlString"), ("X", "x"), ("3rd", "_3rd"), ("--", ""), ("ISBN", "isbn"),
        ])
    func camelCase(text: String, name: String) { #expect(ObjectiveCIdentifier.lowerCamel(text) == name) }
}
