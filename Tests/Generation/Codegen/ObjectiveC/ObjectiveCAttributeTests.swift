import ModelcCodegen
import ModelcSchema
import Testing

@Suite struct ObjectiveCAttributeTests {
    @Test(
        arguments: [
            (AttributeType.integer16, "int16_t", "nonatomic"), (.integer32, "int32_t", "nonatomic"),
            (.integer64, "int64_t", "nonatomic"), (.double, "double", "nonatomic"), (.float, "float", "nonatomic"),
            (.boolean, "BOOL", "nonatomic"), (.decimal, "NSDecimalNumber *", "nonatomic, copy"),
            (.string, "NSString *", "nonatomic, copy"), (.date, "NSDate *", "nonatomic, copy"),
            (.binary, "NSData *", "nonatomic, copy"), (.uuid, "NSUUID *", "nonatomic, copy"),
            (.uri, "NSURL *", "nonatomic, copy"), (.transformable, "NSObject *", "nonatomic, strong"),
            (.undefined, "id", "nullable, nonatomic, strong"),
            (.objectID, "NSManagedObjectID *", "nonatomic, strong"),
            (.composite, "NSDictionary<NSString *, id> *", "nonatomic, copy"),
        ])
    func typesAndMemory(type: AttributeType, spelling: String, words: String) {
        let planned = plannedBook(attribute("a", type))?.attributes.first
        #expect(planned?.type.spelling == spelling)
        #expect(planned?.propertyAttributes == words)
        #expect(planned?.scalar == nil)
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "int16_t", "shortValue"), (.integer32, "int32_t", "intValue"),
            (.integer64, "int64_t", "longLongValue"), (.double, "double", "doubleValue"),
            (.float, "float", "floatValue"), (.boolean, "BOOL", "boolValue"),
        ])
    func anOptionalNumberIsAnObjectWithAScalar(type: AttributeType, scalar: String, method: String) {
        let planned = plannedBook(attribute("a", type, optional: true))?.attributes.first
        #expect(planned?.type.spelling == "NSNumber *")
        #expect(planned?.propertyAttributes == "nullable, nonatomic, copy")
        #expect(planned?.scalar?.name == "aValue")
        #expect(planned?.scalar?.type.spelling == scalar)
        #expect(planned?.scalar?.numberMethod == method)
        #expect(planned?.scalar?.needsCast == false)
    }

    @Test func scalarsBothGivesEveryNumberAnObjectAndAScalar() {
        let planned = plannedBook(attribute("a", .double), options: objectiveCOptions(scalars: .both))?.attributes.first
        #expect(planned?.propertyAttributes == "nonatomic, copy")
        #expect(planned?.scalar?.name == "aValue")
    }

    @Test func aScalarTypeOfTheUsersStandsBesideAnObject() {
        let planned = plannedBook(
            attribute("a", .integer16, userInfo: ["attributeValueScalarType": "unsigned  int"]))?.attributes.first
        #expect(planned?.type.spelling == "NSNumber *")
        #expect(planned?.scalar?.type.spelling == "unsigned int")
        #expect(planned?.scalar?.needsCast == true)
    }

    @Test func derivedAttributesAndThoseWithTheKeyMogeneratorReadonlyCanOnlyBeRead() {
        let planned = plannedBook(
            attribute("a", derived: true), attribute("b", userInfo: ["mogenerator.readonly": ""]), attribute("c"))
        #expect(planned?.attributes.map(\.isReadOnly) == [true, true, false])
        #expect(planned?.attributes.first?.propertyAttributes == "nonatomic, readonly, copy")
    }

    @Test func anAttributeNamedTypeHasNoPrimitiveAccessors() {
        let planned = plannedBook(attribute("type"), attribute("kind"))
        #expect(planned?.attributes.map(\.hasPrimitiveAccessors) == [true, false])
    }

    @Test(
        arguments: [
            ("UIColor", "UIColor *", ["UIColor"]), (".Palette", "Palette *", ["Palette"]),
            ("Shop.Palette", "Palette *", ["Palette"]), ("NSArray", "NSArray *", []), ("Any", "id", []),
            ("Class", "Class", []), ("id<NSCoding>", "id<NSCoding>", []),
        ])
    func classesOfTransformableAttributes(className: String, spelling: String, declared: [String]) {
        let model = model(entity("Book", attributes: [attribute("a", .transformable, class: className)]))
        let plan = planObjectiveC(model)
        #expect(plan.model.classes.first?.attributes.first?.type.spelling == spelling)
        #expect(plan.model.classes.first?.forwardClasses == (declared + ["Book"]).sorted())
        #expect(plan.findings == [])
    }

    @Test(
        arguments: [
            ("[Int64]", "NSArray *"), ("[String: Any]", "NSDictionary *"), ("[[String: Int]]?", "NSArray *"),
            ("Set<String>", "NSSet *"), ("Int64", "NSNumber *"), ("String", "NSString *"), ("Box<Int>", "NSObject *"),
            ("NSArray<NSString>", "NSArray<NSString *> *"),
            ("NSDictionary<NSString *, NSSet<Tag>>", "NSDictionary<NSString *, NSSet<Tag *> *> *"),
            ("NSObject<NSCoding>", "NSObject<NSCoding> *"), ("NSArray<id<Drawing>>", "NSArray<id<Drawing>> *"),
            (".", "NSObject *"), ("", "NSObject *"),
        ])
    func whatIsNotAnObjectiveCClassIsGeneratedWithAWarning(className: String, spelling: String) {
        let model = model(entity("Book", attributes: [attribute("a", .transformable, class: className)]))
        let plan = planObjectiveC(model)
        #expect(plan.model.classes.first?.attributes.first?.type.spelling == spelling)
        #expect(plan.findings == ["warning invalid-objc-class Book.a"])
    }

    @Test(
        arguments: ["*Color", "Foo Bar", "int", "NSArray<>", "NSArray<int>", "id<>", "x; }", "NSA<B", "💥"])
    func whatIsNotATypeIsRefused(className: String) {
        let model = model(entity("Book", attributes: [attribute("a", .transformable, class: className)]))
        #expect(planObjectiveC(model).findings == ["error invalid-objc-class Book.a"])
    }

    @Test func protocolsAreDeclaredInAdvanceFoundationsOwnAside() {
        let key = "attributeTransformableProtocols"
        let planned = plannedBook(
            attribute("a", .transformable, class: "Shape", userInfo: [key: "Drawing,NSCopying Moving"]),
            attribute("b", .transformable, userInfo: [key: "Drawing"]))
        #expect(planned?.forwardProtocols == ["Drawing", "Moving"])
        #expect(planned?.attributes.map(\.type.spelling) == ["Shape *", "id<Drawing>"])
    }

    @Test func commentsTellWhatTheModelSaysOfAPropertyWhereThatIsAskedFor() throws {
        var title = attribute("title", userInfo: ["documentation": "The title."])
        (title.defaultValueText, title.maximumValueText, title.regularExpression) = ("a", "9", "[a]*/x")
        var other = toOne("other", "Book")
        (other.inverseName, other.deleteRule) = ("others", .cascade)
        var options = objectiveCOptions()
        let model = model(entity("Book", attributes: [title], relationships: [other]))
        let plain = generateObjectiveC(model, options).text(of: "_Book.h")
        #expect(!plain.contains("Default") && !plain.contains("Delete rule"))
        options.settings.docFacts = .flag(true)
        let text = generateObjectiveC(model, options).text(of: "_Book.h")
        let comment = """
            /**
             * The title.
             *
             * - Default: `a`
             * - Length: at most 9
             * - Regular expression: `[a]* /x`
             */
            """
        #expect(text.contains(comment))
        #expect(text.contains("/**\n * - Delete rule: Cascade\n * - Inverse: `Book.others`\n */\n"))
    }
}
