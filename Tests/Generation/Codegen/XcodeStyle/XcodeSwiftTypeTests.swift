import ModelcSchema
import Testing

/// The types of properties as Xcode spells them in Swift.
@Suite struct XcodeSwiftTypeTests {
    @Test(
        arguments: [
            (AttributeType.integer16, "Int16"), (.integer32, "Int32"), (.integer64, "Int64"), (.double, "Double"),
            (.float, "Float"), (.boolean, "Bool"), (.date, "TimeInterval"),
        ])
    func scalarsAreNeverOptional(type: AttributeType, swift: String) {
        #expect(xcodeProperties(attribute("x", type).scalar()) == ["var x: \(swift)"])
        #expect(xcodeProperties(attribute("x", type, optional: true).scalar()) == ["var x: \(swift)"])
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "NSNumber"), (.integer32, "NSNumber"), (.integer64, "NSNumber"),
            (.double, "NSNumber"), (.float, "NSNumber"), (.boolean, "NSNumber"), (.decimal, "NSDecimalNumber"),
            (.string, "String"), (.date, "Date"), (.binary, "Data"), (.uuid, "UUID"), (.uri, "URL"),
            (.transformable, "NSObject"), (.undefined, "NSObject"), (.composite, "[String: Any]"),
            (.objectID, "NSManagedObjectID"),
        ])
    func objectsAreAlwaysOptional(type: AttributeType, swift: String) {
        #expect(xcodeProperties(attribute("x", type)) == ["var x: \(swift)?"])
        #expect(xcodeProperties(attribute("x", type, optional: true).scalar(false)) == ["var x: \(swift)?"])
    }

    @Test(
        arguments: [AttributeType.decimal, .string, .uuid, .uri, .binary])
    func typesThatHaveNoScalarHoldObjectsWhateverTheBoxSays(type: AttributeType) {
        #expect(xcodeProperties(attribute("x", type).scalar()) == xcodeProperties(attribute("x", type)))
    }

    @Test(
        arguments: [
            ("NSArray", "NSArray?"), (".NSArray", "NSArray?"), ("UIKit.UIColor", "UIColor?"), ("[Int64]", "[Int64]?"),
            ("[String: Any]", "[String: Any]?"), ("[String]?", "[String]?"), ("Any", "Any?"), (".", "NSObject?"),
            ("", "NSObject?"), ("id<NSCoding>", "(any NSCoding)?"), ("NSArray<NSString>", "NSArray?"),
        ])
    func classesOfTransformableValuesAreAsWrittenWithoutTheirModule(declared: String, swift: String) {
        #expect(xcodeProperties(attribute("x", .transformable, class: declared)) == ["var x: \(swift)"])
    }

    @Test func theClassOfAnAttributeThatIsNotTransformableDoesNotCount() {
        #expect(xcodeProperties(attribute("x", .undefined, class: "UIColor")) == ["var x: NSObject?"])
        #expect(xcodeProperties(attribute("x", .string, class: "*")) == ["var x: String?"])
    }

    @Test func relationshipsAlsoToEntitiesWithoutAClassAndToNone() {
        let result = xcodeProperties(
            relationships: [
                toOne("a", "Tag", optional: false), toOne("b", "Plain"), toOne("c", "Nowhere"), toOne("d", nil),
                toMany("e", "Tag"), toMany("f", "Tag", ordered: true),
            ],
            others: [entity("Tag", class: "Shop.Label"), entity("Plain", class: "NSManagedObject")])
        #expect(
            result == [
                "var a: Label?", "var b: NSManagedObject?", "var c: NSManagedObject?", "var d: NSManagedObject?",
                "var e: NSSet?", "var f: NSOrderedSet?",
            ])
    }

    @Test func propertiesStandInTheOrderOfTheDocument() {
        let result = xcodeProperties(
            attribute("z"), attribute("b"), attribute("A"), relationships: [toOne("y", "Book"), toOne("c", "Book")],
            fetched: [fetched("x", "Book"), fetched("d", "Book")])
        #expect(
            result.map { $0.dropFirst(4).prefix(1) } == ["z", "b", "A", "y", "c", "x", "d"])
        #expect(result.last == "var d: [Any]?")
    }

    @Test func derivedAttributesAreAsAnyOtherAndUserInfoMeansNothing() {
        #expect(xcodeProperties(attribute("x", .integer64, derived: true).scalar()) == ["var x: Int64"])
        let info = ["modelc.ignore": "", "attributeValueClassName": "A", "modelc.swiftType": "B"]
        #expect(xcodeProperties(attribute("x", .transformable, userInfo: info)) == ["var x: NSObject?"])
    }

    @Test func keywordsGetBackticks() {
        #expect(xcodeProperties(attribute("repeat")) == ["var `repeat`: String?"])
        let text = generateXcode(model(entity("Any", relationships: [toMany("protocol", "Any")]).generated()))
        #expect(text.text(of: "Any+CoreDataClass.swift").contains("@objc(Any)\npublic class `Any`: NSManagedObject {"))
        let properties = text.text(of: "Any+CoreDataProperties.swift")
        #expect(properties.contains("func fetchRequest() -> NSFetchRequest<`Any`> {"))
        #expect(properties.contains("func addToProtocol(_ value: `Any`)"))
    }
}
