import ModelcSchema
import ModelcSettings
import Testing

/// The property lines that Xcode writes in Objective-C.
@Suite struct XcodeObjectiveCTypeTests {
    private func properties(_ attributes: AttributeDescription, _ era: XcodeEra = .xcode12) -> [String] {
        xcodeProperties(attributes, options: xcodeOptions(era, .objectiveC))
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "int16_t"), (.integer32, "int32_t"), (.integer64, "int64_t"),
            (.double, "double"), (.float, "float"), (.boolean, "BOOL"), (.date, "NSTimeInterval"),
        ])
    func scalars(type: AttributeType, spelling: String) {
        #expect(properties(attribute("x", type, optional: true).scalar()) == ["(nonatomic) \(spelling) x;"])
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "copy) NSNumber *"), (.boolean, "copy) NSNumber *"), (.float, "copy) NSNumber *"),
            (.decimal, "copy) NSDecimalNumber *"), (.string, "copy) NSString *"), (.date, "copy) NSDate *"),
            (.uuid, "copy) NSUUID *"), (.uri, "copy) NSURL *"), (.binary, "retain) NSData *"),
            (.transformable, "retain) NSObject *"), (.undefined, "retain) NSObject *"),
            (.composite, "copy) NSDictionary<NSString *, id> *"), (.objectID, "retain) NSManagedObjectID *"),
        ])
    func valuesAreCopiedOtherObjectsRetained(type: AttributeType, spelling: String) {
        #expect(properties(attribute("x", type)) == ["(nullable, nonatomic, \(spelling)x;"])
    }

    @Test(
        arguments: [
            ("UIColor", "UIColor *x"), (".Cover", "Cover *x"), ("[Int64]", "NSArray *x"),
            ("[String: Any]", "NSDictionary *x"), ("[[String: Int]]", "NSArray *x"), ("Set<String>", "NSSet *x"),
            ("Any", "id x"), ("Class", "Class x"), ("id<NSCoding, NSCopying>", "id<NSCoding, NSCopying> x"),
            ("NSArray<NSString>", "NSArray *x"), (".", "NSObject *x"),
        ])
    func classesOfTransformableValues(declared: String, spelling: String) {
        #expect(
            properties(attribute("x", .transformable, class: declared)) == [
                "(nullable, nonatomic, retain) \(spelling);"
            ])
    }

    @Test func xcode7RetainsEveryObjectKnowsNoScalarsAndCallsAnUnknownClassId() {
        #expect(properties(attribute("x"), .xcode7) == ["(nullable, nonatomic, retain) NSString *x;"])
        #expect(
            properties(attribute("x", .integer16).scalar(), .xcode7) == ["(nullable, nonatomic, retain) NSNumber *x;"])
        #expect(properties(attribute("x", .transformable), .xcode7) == ["(nullable, nonatomic, retain) id x;"])
    }

    @Test func theHeaderDeclaresDestinationsAndClasses() {
        let book = entity(
            "Book",
            attributes: [
                attribute("a", .transformable, class: "UIColor"), attribute("b", .transformable, class: "NSArray"),
                attribute("c", .transformable), attribute("d", .transformable, class: "NSColor"), attribute("e"),
                attribute("f", .transformable, class: "UIColor"),
            ], relationships: [toOne("g", "Tag"), toMany("h", "Tag"), toOne("i", "Book"), toOne("j", "Plain")]
        ).generated()
        let library = model(book, entity("Tag"), entity("Plain", class: nil))
        let result = generateXcode(library, xcodeOptions(.xcode12, .objectiveC))
        #expect(
            result.lines(of: "Book+CoreDataClass.h", with: "@class") == [
                "@class NSArray, NSColor, NSManagedObject, NSObject, Tag, UIColor;"
            ])
        let old = generateXcode(library, xcodeOptions(.xcode7, .objectiveC))
        #expect(old.lines(of: "Book.m", with: "#import") == ["#import \"Book.h\"", "#import \"Tag.h\""])
    }

    @Test func namesOfEntitiesAreEscapedInLiterals() {
        let strange = entity("a\"b\\c\nd\re\tf??=(g)\u{1}\u{202E}é👩‍👧", class: "Book").generated()
        let result = generateXcode(model(strange), xcodeOptions(.xcode12, .objectiveC))
        #expect(
            result.text(of: "Book+CoreDataProperties.m").contains(
                #"@"a\"b\\c\nd\re\tf?\?=(g)\001\342\200\256é👩‍👧"]"#))
    }
}
