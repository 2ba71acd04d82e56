import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode
import Testing

/// A key that speaks to code generators is followed where it stands, or a diagnostic says that it is not: never both, and
/// never neither.
@Suite("User info, key by key")
struct UserInfoKeyTests {
    @Test("the table has every key")
    func complete() {
        #expect(UserInfoKeyRow.all.map(\.key).sorted() == CodeGenerator.userInfoKeys.sorted())
    }

    @Test("in Swift", arguments: UserInfoKeyRow.all)
    func swift(_ row: UserInfoKeyRow) {
        check(row, row.swift) { generate($0, options(access: .public)) }
    }

    @Test("in Objective-C", arguments: UserInfoKeyRow.all)
    func objectiveC(_ row: UserInfoKeyRow) {
        check(row, row.objectiveC) { generateObjectiveC($0) }
    }

    @Test(
        "a value that says nothing is named, too",
        arguments: [
            ("RawType", AttributeType.integer16), ("attributeRawValueEnumType", .integer16),
            ("attributeCodableTypeName", .string), ("modelc.codable", .string), ("modelc.swiftType", .transformable),
            ("attributeValueScalarType", .integer16),
        ])
    func emptyValues(key: String, type: AttributeType) {
        let info = [key: " "]
        #expect(!generate(KeyedElement.attribute.model(type, info)).findings.isEmpty)
        #expect(!generateObjectiveC(KeyedElement.attribute.model(type, info)).findings.isEmpty)
    }

    @Test("values that are no names are refused", arguments: ["mogenerator.customBaseClass", "additionalImports"])
    func invalidValues(key: String) {
        for value in ["a b", "1st", ".x"] {
            let model = KeyedElement.entity.model(.string, [key: value])
            #expect(generate(model).findings == ["error invalid-user-info-value Book"], "\(value)")
            #expect(generateObjectiveC(model).findings == ["error invalid-user-info-value Book"], "\(value)")
        }
    }

    @Test("of two keys for one thing the one that counts is named")
    func rivals() {
        let info = ["RawType": "Kind", "attributeRawValueEnumType": "Other", "modelc.codable": "Point"]
        let result = generate(KeyedElement.attribute.model(.string, info))
        #expect(result.findings == Array(repeating: "warning ignored-user-info-key Book.x", count: 2))
        #expect(result.diagnostics.allSatisfy { $0.message.hasSuffix("stands beside RawType, which counts") })
        let twice = ["RawType": "Kind", "attributeRawValueEnumType": "Kind"]
        #expect(generate(KeyedElement.attribute.model(.string, twice)).findings == [])
    }

    private func check(
        _ row: UserInfoKeyRow, _ honoured: [KeyedElement], _ generate: (ManagedObjectModel) -> CodeGenerationResult
    ) {
        for element in KeyedElement.allCases {
            let before = generate(element.model(row.type, row.beside))
            let after = generate(element.model(row.type, row.beside.merging([row.key: row.value]) { $1 }))
            let isFollowed = before.files != after.files && !after.diagnostics.contains { $0.severity == .error }
            let isNamed = after.diagnostics.contains {
                $0.id.rawValue == "ignored-user-info-key" && $0.message.contains("'\(row.key)'")
            }
            #expect(isFollowed == honoured.contains(element), "\(row.key) on \(element): \(after.findings)")
            #expect(isNamed != isFollowed, "\(row.key) on \(element): \(after.findings)")
        }
    }
}
