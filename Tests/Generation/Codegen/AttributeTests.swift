import ModelcSchema
import Testing

@Suite struct AttributeTests {
    @Test(
        arguments: [
            (AttributeType.integer16, "Int16"), (.integer32, "Int32"), (.integer64, "Int64"), (.double, "Double"),
            (.float, "Float"), (.boolean, "Bool"), (.decimal, "NSDecimalNumber"), (.string, "String"), (.date, "Date"),
            (.binary, "Data"), (.uuid, "UUID"), (.uri, "URL"), (.transformable, "NSObject"),
            (.objectID, "NSManagedObjectID"),
        ])
    func requiredAttributesAreNonOptionalManagedProperties(type: AttributeType, spelling: String) {
        #expect(book(attribute("value", type)).contains("    @NSManaged var value: \(spelling)\n"))
    }

    @Test(
        arguments: [
            (AttributeType.decimal, "NSDecimalNumber?"), (.string, "String?"), (.date, "Date?"), (.binary, "Data?"),
            (.uuid, "UUID?"), (.uri, "URL?"), (.transformable, "NSObject?"), (.objectID, "NSManagedObjectID?"),
        ])
    func optionalObjectsAreOptionalManagedProperties(type: AttributeType, spelling: String) {
        #expect(book(attribute("value", type, optional: true)).contains("    @NSManaged var value: \(spelling)\n"))
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "Int16"), (.integer32, "Int32"), (.integer64, "Int64"), (.double, "Double"),
            (.boolean, "Bool"),
        ])
    func optionalScalarsGoThroughThePrimitiveValue(type: AttributeType, spelling: String) {
        let text = book(attribute("value", type, optional: true))
        #expect(text.contains("    final var value: \(spelling)? {\n"))
        #expect(text.contains("get { modelcValue(forKey: \"value\") }\n"))
        #expect(text.contains("set { setModelcValue(newValue, forKey: \"value\") }\n"))
        #expect(!text.contains("@NSManaged"))
        #expect(bookWithoutKeys(attribute("value", type, optional: true)).contains("get { modelcValue("))
    }

    @Test func anOptionalFloatIsReadWithoutLossOfNumbersThatWereStoredWithMoreDigits() {
        #expect(book(attribute("value", .float, optional: true)).contains("get { modelcFloat(forKey: \"value\") }\n"))
        #expect(bookWithoutKeys(attribute("value", .float, optional: true)).contains("get { modelcFloat("))
    }

    @Test func aDateStaysADateWhereTheModelAsksForAScalar() {
        var date = attribute("value", .date)
        date.usesScalarValue = true
        #expect(book(date).contains("var value: Date\n"))
    }

    @Test func anAttributeWithoutATypeHoldsAnyObject() {
        let plain = book(attribute("value", .undefined))
        #expect(plain.contains("    final var value: Any? {\n"))
        #expect(plain.contains("return primitiveValue(forKey: \"value\")\n"))
        let named = book(attribute("value", .undefined, userInfo: ["attributeValueClassName": "NSURL"]))
        #expect(named.contains("    final var value: NSURL? {\n"))
        #expect(named.contains("get { modelcValue(forKey: \"value\") }\n"))
    }

    @Test func aDerivedAttributeCannotBeSetFromOutside() {
        let text = book(
            attribute("count", .integer32, derived: true), attribute("sum", .double, optional: true, derived: true))
        #expect(text.contains("    @NSManaged private(set) var count: Int32\n"))
        #expect(text.contains("    final var sum: Double? { modelcValue(forKey: \"sum\") }\n"))
        #expect(!text.contains("set {"))
    }

    @Test func attributesStandInTheByteOrderOfTheirNamesCapitalsFirst() throws {
        let text = book(attribute("beta"), attribute("alpha"), attribute("Zeta"))
        let names = text.split(separator: "\n").filter { $0.contains("@NSManaged") }
        #expect(names.map { $0.split(separator: " ")[2] } == ["Zeta:", "alpha:", "beta:"])
    }

    /// The machine class without typed keys: the accessors are the same.
    private func bookWithoutKeys(_ attribute: AttributeDescription) -> String {
        var input = options()
        input.settings.typedKeys = .flag(false)
        return book(attribute, options: input)
    }

    @Test(arguments: ["modelc.ignore", "mogenerator.ignore"])
    func userInfoLeavesAnAttributeOut(key: String) {
        let text = book(attribute("kept"), attribute("dropped", userInfo: [key: ""]))
        #expect(text.contains("var kept"))
        #expect(!text.contains("dropped"))
    }
}
