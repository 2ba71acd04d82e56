import ModelcSchema
import Testing

@Suite struct CompositeTests {
    private func text(_ composites: CompositeDescription...) -> String {
        generate(model(entity("Book"), composites: composites)).text(of: "_BookListComposites.swift")
    }

    @Test func anAttributeOfACompositeTypeIsAStructureOverTheStoredDictionary() {
        let text = book(
            ModelcGenerationTests.attribute("one", .composite, composite: "Place"),
            ModelcGenerationTests.attribute("two", .composite, optional: true, composite: "Place"),
            composites: [composite("Place")])
        #expect(text.contains("    final var one: Place {\n"))
        #expect(
            text.contains("return Place(dictionary: primitiveValue(forKey: \"one\") as? [String: Any] ?? [:])\n"))
        #expect(text.contains("setPrimitiveValue(newValue.dictionary, forKey: \"one\")\n"))
        #expect(text.contains("    final var two: Place? {\n"))
        #expect(text.contains("setPrimitiveValue(newValue?.dictionary, forKey: \"two\")\n"))
    }

    @Test func anAttributeOfAnUnknownCompositeIsTheBareDictionary() {
        let text = book(ModelcGenerationTests.attribute("one", .composite, optional: true, composite: "Missing"))
        #expect(text.contains("    @NSManaged var one: [String: Any]?\n"))
    }

    @Test func aStructureOfPlainValuesIsSendableAndHashable() {
        let text = text(composite("P", ModelcGenerationTests.attribute("x", .double)))
        #expect(text.contains("struct P: Sendable, Hashable {"))
    }

    @Test func objectsTakeConformancesAway() {
        let object = composite("O", ModelcGenerationTests.attribute("x", .transformable))
        let any = composite("A", ModelcGenerationTests.attribute("x", .undefined))
        let outer = composite("Outer", ModelcGenerationTests.attribute("o", .composite, composite: "O"))
        let outermost = composite(
            "Outermost", ModelcGenerationTests.attribute("o", .composite, composite: "Outer"),
            ModelcGenerationTests.attribute("a", .composite, composite: "A"))
        let text = text(object, any, outer, outermost)
        #expect(text.contains("struct O: Hashable {"))
        #expect(text.contains("struct A {"))
        #expect(text.contains("struct Outer: Hashable {"))
        #expect(text.contains("struct Outermost {"))
    }

    @Test func requiredScalarsAre0WhereTheDictionaryHasNoValue() {
        let text = text(
            composite("P", ModelcGenerationTests.attribute("n", .integer32), ModelcGenerationTests.attribute("s")))
        #expect(text.contains("self.n = dictionary[\"n\"] as? Int32 ?? 0\n"))
        #expect(text.contains("self.s = requiredValue(\"s\", in: dictionary)\n"))
        #expect(text.contains("func requiredValue<Value>"))
        #expect(!self.text(composite("P")).contains("requiredValue"))
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "7", "as? Int16 ?? 7"), (.integer16, "70000", "as? Int16 ?? 0"),
            (.integer64, "-5", "as? Int64 ?? -5"), (.double, "1.5", "as? Double ?? 1.5"),
            (.double, "nan", "as? Double ?? 0"), (.float, "2", "as? NSNumber)?.floatValue ?? 2.0"),
            (.boolean, "YES", "as? Bool ?? true"), (.boolean, nil, "as? Bool ?? false"),
            (.string, "a \"b\"", "as? String ?? \"a \\\"b\\\"\""),
            (.decimal, "0.10", "as? NSDecimalNumber ?? NSDecimalNumber(string: \"0.10\")"),
        ] as [(AttributeType, String?, String)])
    func aRequiredMemberThatIsMissingHasTheModelsDefault(type: AttributeType, value: String?, expression: String) {
        var member = ModelcGenerationTests.attribute("m", type)
        member.defaultValueText = value
        let text = text(composite("P", member))
        #expect(text.contains("dictionary[\"m\"] \(expression)\n"), "\(text)")
        #expect(!text.contains("requiredValue"))
    }

    @Test func defaultsOfDatesOfDecimalsInSwiftAndOfNumbersThatAreObjects() {
        var date = ModelcGenerationTests.attribute("d", .date)
        (date.defaultDateInterval, date.usesScalarValue) = (60, true)
        var price = ModelcGenerationTests.attribute("p", .decimal)
        price.defaultValueText = "2.5"
        var count = ModelcGenerationTests.attribute("n", .integer32)
        count.defaultValueText = "3"
        let schema = model(entity("Book"), composites: [composite("P", date, price, count)])
        var options = options()
        options.settings.numbers = .flag(.object)
        let text = generate(schema, options).text(of: "_BookListComposites.swift")
        #expect(text.contains("as? Date ?? Date(timeIntervalSinceReferenceDate: 60.0)\n"))
        #expect(text.contains("as? NSNumber ?? NSNumber(value: 3)\n"))
        options.settings.decimal = .flag(.swift)
        options.settings.dates = .flag(.model)
        let swift = generate(schema, options).text(of: "_BookListComposites.swift")
        #expect(swift.contains(".decimalValue ?? NSDecimalNumber(string: \"2.5\").decimalValue\n"))
        #expect(swift.contains(".timeIntervalSinceReferenceDate ?? 60.0\n"))
    }

    @Test(arguments: ["dictionary", "self", "init", "hashValue"])
    func namesOfTheStructuresOwnMembersAreRefused(name: String) {
        let result = generate(
            model(entity("Book"), composites: [composite("P", ModelcGenerationTests.attribute(name))]))
        #expect(result.findings == ["error reserved-property-name P.\(name)"])
    }

    @Test func membersHaveTypedKeysUnlessAKeyHasTheirNameItself() {
        let text = text(
            composite(
                "P", ModelcGenerationTests.attribute("city"), ModelcGenerationTests.attribute("path"),
                ModelcGenerationTests.attribute("rank", .decimal),
                ModelcGenerationTests.attribute("inner", .composite, composite: "Value")), composite("Value"))
        #expect(
            text.contains(
                """
                nonisolated extension ManagedKey where Value == P {
                    var city: ManagedReachedKey<KeyScope, String> { modelcKey("city") }
                    var rank: ManagedReachedKey<KeyScope, Decimal> { modelcKey("rank") }
                }

                """))
        #expect(!text.contains("where Value == Value"))
    }

    @Test(arguments: ["description", "entity", "objectID"])
    func namesThatOnlyManagedObjectsReserveAreFine(name: String) {
        let result = generate(
            model(entity("Book"), composites: [composite("P", ModelcGenerationTests.attribute(name))]))
        #expect(result.findings == [])
    }
}
