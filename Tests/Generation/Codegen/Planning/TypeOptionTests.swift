import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Options for types.
@Suite struct TypeOptionTests {
    @Test(
        arguments: [
            (RequiredAttributeStyle.nonoptional, "String", "Int32", GeneratedAccess.managed),
            (.optional, "String?", "Int32?", .primitive), (.iuo, "String!", "Int32!", .primitive),
        ])
    func requiredAttributesWithoutADefaultFollowTheirPolicy(
        style: RequiredAttributeStyle, text: String, number: String, numberAccess: GeneratedAccess
    ) {
        let plan = planOfBook(attribute("title"), attribute("pages", .integer32)) {
            $0.settings.requiredWithoutDefault = .flag(style)
        }
        #expect(plan.type("title") == text)
        #expect(plan.attribute("title")?.access == .managed)
        #expect(plan.type("pages") == number)
        #expect(plan.attribute("pages")?.access == numberAccess)
    }

    @Test func aDefaultMakesThePolicyForMissingOnesVoid() {
        var title = attribute("title")
        title.defaultValueText = ""
        var date = attribute("date", .date)
        date.defaultDateInterval = 0
        let plan = planOfBook(title, date) { $0.settings.requiredWithoutDefault = .flag(.iuo) }
        #expect(plan.type("title") == "String")
        #expect(plan.type("date") == "Date")
    }

    @Test func optionalityAlwaysAllObjectsButNotScalarsWhichAreNeverNil() {
        let plan = plan(
            model(
                entity(
                    "Book", attributes: [attribute("title"), attribute("pages", .integer32)],
                    relationships: [toOne("author", "Book", optional: false), toMany("others", "Book")])), options()
        ) { $0.settings.optionality = .flag(.always) }
        #expect(plan.type("title") == "String?")
        #expect(plan.type("pages") == "Int32")
        #expect(plan.relationship("author")?.property.type.spelling == "Book?")
        #expect(plan.relationship("others")?.property.type.spelling == "Set<Book>")
    }

    @Test func requiredToOneRelationshipsCanBeOptional() {
        let model = model(entity("Book", relationships: [toOne("author", "Book", optional: false)]))
        #expect(plan(model).relationship("author")?.property.type.spelling == "Book")
        let optional = plan(model, options()) { $0.settings.requiredToOne = .flag(.optional) }
        #expect(optional.relationship("author")?.property.type.spelling == "Book?")
    }

    @Test(
        arguments: [
            (NumberStyle.scalar, nil, "Int32"), (.scalar, false, "Int32"), (.model, true, "Int32"),
            (.model, false, "NSNumber"), (.model, nil, "NSNumber"), (.object, true, "NSNumber"),
        ] as [(NumberStyle, Bool?, String)])
    func numbers(style: NumberStyle, usesScalar: Bool?, type: String) {
        var pages = attribute("pages", .integer32)
        pages.usesScalarValue = usesScalar
        var weight = attribute("weight", .float, optional: true)
        weight.usesScalarValue = usesScalar
        let plan = planOfBook(pages, weight) { $0.settings.numbers = .flag(style) }
        #expect(plan.type("pages") == type)
        #expect(plan.type("weight") == (type == "NSNumber" ? "NSNumber?" : "Float?"))
        #expect(plan.attribute("weight")?.access == (type == "NSNumber" ? .managed : .primitive))
    }

    @Test(
        arguments: [
            (true, "Int32", GeneratedAccess.managed), (false, "NSNumber?", .managed), (nil, "NSNumber?", .managed),
        ] as [(Bool?, String, GeneratedAccess)])
    func numbersAsInXcodeAScalarIsNeverOptional(usesScalar: Bool?, type: String, access: GeneratedAccess) {
        var pages = attribute("pages", .integer32, optional: true)
        pages.usesScalarValue = usesScalar
        let plan = planOfBook(pages) { $0.settings.numbers = .flag(.xcode) }
        #expect(plan.type("pages") == type)
        #expect(plan.attribute("pages")?.access == access)
    }

    @Test func datesAsInXcodeAnIntervalIsNeverOptional() {
        var date = attribute("date", .date, optional: true)
        date.usesScalarValue = true
        let plan = planOfBook(date, attribute("other", .date, optional: true)) { $0.settings.dates = .flag(.xcode) }
        #expect(plan.type("date") == "TimeInterval")
        #expect(plan.attribute("date")?.access == .managed)
        #expect(plan.type("other") == "Date?")
    }

    @Test func collectionsAsInXcodeAreOptional() {
        let relationships = [toMany("tags", "Book"), toMany("steps", "Book", ordered: true)]
        let plan = plan(model(entity("Book", relationships: relationships)), options()) {
            $0.settings.collections = .flag(.xcode)
        }
        #expect(plan.relationship("tags")?.property.type.spelling == "NSSet?")
        #expect(plan.relationship("steps")?.property.type.spelling == "NSOrderedSet?")
    }

    @Test func datesAsTheModelSaysAnIntervalWhereItAsksForAScalar() {
        var date = attribute("date", .date, optional: true)
        date.usesScalarValue = true
        let plan = planOfBook(date, attribute("other", .date)) { $0.settings.dates = .flag(.model) }
        #expect(plan.type("date") == "TimeInterval?")
        #expect(plan.attribute("date")?.conversion == .timeInterval)
        #expect(plan.type("other") == "Date")
    }

    @Test func decimalNumbersOfSwiftHaveAccessorsBecauseObjectiveCCannotExpressThem() {
        let plan = planOfBook(attribute("price", .decimal)) { $0.settings.decimal = .flag(.swift) }
        #expect(plan.type("price") == "Decimal")
        #expect(plan.attribute("price")?.access == .primitive)
    }

    @Test func collectionsCanBeOfFoundation() {
        let model = model(entity("Book", relationships: [toMany("tags", "Book")]))
        let plan = plan(model, options()) { $0.settings.collections = .flag(.nsset) }
        #expect(plan.relationship("tags")?.property.type.spelling == "NSSet")
    }

    @Test func membersOfCompositesAreAsTheModelSaysWhateverThePolicyForMissingValues() {
        var model = model(entity("Book"))
        model.composites = [composite("Place", attribute("city"), attribute("height", .double))]
        let plan = plan(model, options()) {
            $0.settings.requiredWithoutDefault = .flag(.iuo)
            $0.settings.optionality = .flag(.always)
        }
        #expect(plan.model.composites.first?.members.map(\.type.spelling) == ["String", "Double"])
    }
}
