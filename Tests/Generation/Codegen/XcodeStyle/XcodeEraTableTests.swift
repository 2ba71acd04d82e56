import ModelcSchema
import ModelcSettings
import Testing

@testable import ModelcCodegen

/// The table of switches says what code-generation §7.2 says.
@Suite("Xcode style: table of eras")
struct XcodeEraTableTests {
    private func values<Value>(_ row: XcodeEraRow<Value>) -> [Value] { XcodeEra.allCases.map { row[$0] } }

    @Test("rows, from Xcode 7 to 26")
    func rows() {
        #expect(values(XcodeEraTable.classSuffix) == [""] + Array(repeating: "+CoreDataClass", count: 4))
        #expect(values(XcodeEraTable.access) == [""] + Array(repeating: "public ", count: 4))
        #expect(values(XcodeEraTable.requestEnd) == [nil, ";", "", "", ""])
        #expect(values(XcodeEraTable.usesNSDate) == [true, true, false, false, false])
        #expect(values(XcodeEraTable.hasScalars) == [false, true, true, true, true])
        #expect(values(XcodeEraTable.identifiable) == [.none, .none, .none, .root, .root])
        #expect(values(XcodeEraTable.hasPublicImports) == [false, false, false, false, true])
        #expect(values(XcodeEraTable.optionality) == Array(repeating: .always, count: 5))
    }

    @Test("a style is its era's column with the user's choices in it")
    func choices() {
        let options = XcodeStyleOptions(
            modelName: "", era: .xcode26, usesNSDate: true, identifiable: .all, optionality: .model)
        let style = XcodeStyle(options, language: .swift)
        #expect(style.usesNSDate && style.identifiable == .all && style.optionality == .model)
        #expect(XcodeEra.newest == XcodeEra.allCases.last)
    }
}
