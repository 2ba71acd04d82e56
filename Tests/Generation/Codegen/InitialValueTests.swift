import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Values that a new object gets (`modelc.onInsert`).
@Suite struct InitialValueTests {
    private func insert(_ text: String) -> [String: String] { ["modelc.onInsert": text] }

    @Test(
        arguments: [
            (AttributeType.uuid, "uuid", "UUID = UUID()"), (.string, "uuid", "String = UUID().uuidString"),
            (.date, "now", "Date = Date()"),
            (.string, " Locale.current.identifier ", "String = Locale.current.identifier"),
            (.integer32, "[1, 2].count", "Int32 = [1, 2].count"),
            (.integer32, "[1].map(\\.self).count", "Int32 = [1].map(\\.self).count"),
            (.string, "Word.`default`", "String = Word.`default`"), (.decimal, "0.5", "Decimal = 0.5"),
        ])
    func aNewObjectHasTheValue(type: AttributeType, text: String, constant: String) {
        let book = book(attribute("value", type, userInfo: insert(text)))
        #expect(book.contains("    override func awakeFromInsert() {\n        super.awakeFromInsert()\n"))
        #expect(book.contains("            let value: \(constant)\n"))
        let stored = type == .decimal ? "NSDecimalNumber(decimal: value)" : "value"
        #expect(book.contains("            setPrimitiveValue(\(stored), forKey: \"value\")\n"))
    }

    /// An `NSDecimalNumber` cannot be written as a literal.
    @Test(arguments: DecimalStyle.allCases)
    func theExpressionOfADecimalIsADecimalWhateverThePropertyIs(_ style: DecimalStyle) {
        var options = options()
        options.settings.decimal = .flag(style)
        let text = book(attribute("price", .decimal, userInfo: insert("0.5")), options: options)
        #expect(
            text.contains(
                """
                            let value: Decimal = 0.5
                            setPrimitiveValue(NSDecimalNumber(decimal: value), forKey: "price")
                """))
        #expect(text.contains(style == .swift ? "var price: Decimal {" : "@NSManaged var price: NSDecimalNumber\n"))
    }

    @Test func aRawTypeIsStoredByItsRawValue() {
        let info = ["modelc.onInsert": ".draft", "RawType": "Status"]
        let text = book(attribute("status", .string, userInfo: info))
        #expect(text.contains("let value: Status = .draft\n            setPrimitiveValue(value.rawValue,"))
    }

    @Test func theInitializerDoesNotAskForIt() throws {
        let plan = planOfBook(attribute("id", .uuid, userInfo: insert("uuid")), attribute("title"))
        #expect(plan.generatedClass()?.initializer?.parameters.map(\.name) == ["title"])
    }

    @Test(
        arguments: [
            (AttributeType.integer16, "uuid"), (.string, "now"), (.string, ""), (.string, "a; b"), (.string, "f("),
            (.string, "\"open"), (.string, "a // b"), (.string, "a\nb"), (.string, "f(]"), (.string, "#if"),
            (.string, "a`"), (.string, "``"), (.string, "a\\"), (.uuid, "UUID"), (.date, "Now"),
        ])
    func whatCannotBeIsAnError(type: AttributeType, text: String) {
        let plan = planOfBook(attribute("value", type, userInfo: insert(text)))
        #expect(plan.findings == ["error invalid-user-info-value Book.value"])
    }

    @Test(
        arguments: [
            (AttributeType.uuid, "UUID", "did you mean 'uuid'?"), (.date, "Now", "did you mean 'now'?"),
            (.string, "try f()", "write try?, or an expression that does neither"),
            (.string, "await f()", "write try?, or an expression that does neither"),
        ])
    func theAdviceIsWhatToWrite(type: AttributeType, text: String, help: String) {
        #expect(planOfBook(attribute("value", type, userInfo: insert(text))).diagnostics.map(\.help) == [help])
    }

    @Test func aDefaultOfTheModelLeavesNothingToInsert() {
        var value = attribute("value", .string, userInfo: insert("uuid"))
        value.defaultValueText = "x"
        #expect(planOfBook(value).findings == ["error invalid-user-info-value Book.value"])
    }

    private func findings(
        _ rules: [String], _ attributes: AttributeDescription..., language: OutputLanguage = .swift
    ) -> (findings: [String], text: String) {
        var options = options()
        options.settings.onInsert = .flag(rules)
        let library = model(entity("Book", attributes: attributes))
        switch language {
        case .swift:
            let result = generate(library, options)
            return (result.findings, result.text(of: "_Book.swift"))
        case .objectiveC:
            let result = generateObjectiveC(library, options)
            return (result.findings, result.text(of: "_Book.m"))
        }
    }

    @Test func aRuleIsForEachAttributeOfTheName() {
        let (found, text) = findings(
            ["identifier = uuid", "at=now"], attribute("identifier", .uuid), attribute("at", .date))
        #expect(found == [])
        #expect(text.contains("let value: UUID = UUID()") && text.contains("let value: Date = Date()"))
    }

    @Test func theUserInfoOfAnAttributeCountsBeforeARule() {
        let (found, text) = findings(["name=uuid"], attribute("name", userInfo: insert("\"x\"")))
        #expect(found == [] && text.contains("let value: String = \"x\""))
    }

    @Test(arguments: OutputLanguage.allCases)
    func aRuleThatDoesNotFitIsAWarning(_ language: OutputLanguage) {
        let attributes = attribute("identifier", .integer16)
        let (found, text) = findings(["identifier=uuid", "idenifier=uuid"], attributes, language: language)
        #expect(
            found == ["warning initial-value-unused Book.identifier"])
        #expect(!text.contains("awakeFromInsert"))
    }

    @Test func objectiveCSetsThemToo() {
        let (found, text) = findings(
            ["identifier=uuid", "at=now"], attribute("identifier", .uuid), attribute("at", .date),
            attribute("key", userInfo: insert("uuid")),
            attribute("place", userInfo: insert("Locale.current.identifier")),
            language: .objectiveC)
        #expect(found == ["warning ignored-user-info-key Book.place"])
        #expect(
            text.contains(
                """
                - (void)awakeFromInsert {
                    [super awakeFromInsert];
                    if ([self primitiveValueForKey:@"at"] == nil) {
                        [self setPrimitiveValue:[NSDate date] forKey:@"at"];
                    }
                    if ([self primitiveValueForKey:@"identifier"] == nil) {
                        [self setPrimitiveValue:[NSUUID UUID] forKey:@"identifier"];
                    }
                    if ([self primitiveValueForKey:@"key"] == nil) {
                        [self setPrimitiveValue:[NSUUID UUID].UUIDString forKey:@"key"];
                    }
                }
                """), "\(text)")
    }

    @Test func aRuleNamesAnAttribute() {
        #expect(["identifier=uuid", "a = b(c)", "x==1"].allSatisfy(InitialValueRules.isRule))
        for text in ["identifier", "=uuid", "a b=uuid", "identifier=", "1=now"] {
            #expect(!InitialValueRules.isRule(text))
        }
    }
}
