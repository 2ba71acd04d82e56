import ModelcSchema
import Testing

/// Values that a new object gets (`modelc.onInsert`).
@Suite struct InitialValueTests {
    private func insert(_ text: String) -> [String: String] { ["modelc.onInsert": text] }

    @Test(
        arguments: [
            (AttributeType.uuid, "uuid", "UUID = UUID()"), (.string, "uuid", "String = UUID().uuidString"),
            (.date, "now", "Date = Date()"),
            (.string, " Locale.current.identifier ", "String = Locale.current.identifier"),
            (.integer32, "[1, 2].count", "Int32 = [1, 2].count"), (.decimal, "0.5", "Decimal = 0.5"),
        ])
    func aNewObjectHasTheValue(type: AttributeType, text: String, constant: String) {
        let book = book(attribute("value", type, userInfo: insert(text)))
        #expect(book.contains("    override func awakeFromInsert() {\n        super.awakeFromInsert()\n"))
        #expect(book.contains("            let value: \(constant)\n"))
        let stored = type == .decimal ? "NSDecimalNumber(decimal: value)" : "value"
        #expect(book.contains("            setPrimitiveValue(\(stored), forKey: \"value\")\n"))
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
        ])
    func whatCannotBeIsAnError(type: AttributeType, text: String) {
        let plan = planOfBook(attribute("value", type, userInfo: insert(text)))
        #expect(plan.findings == ["error invalid-user-info-value Book.value"])
    }

    @Test func aDefaultOfTheModelLeavesNothingToInsert() {
        var value = attribute("value", .string, userInfo: insert("uuid"))
        value.defaultValueText = "x"
        #expect(planOfBook(value).findings == ["error invalid-user-info-value Book.value"])
    }
}
