import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode
import ModelcTestSupport
import Testing

@testable import ModelcCodegen

/// A key for code generators either has an effect on its element or causes a diagnostic: never both, and never neither.
@Suite struct UserInfoKeyTests {
    @Test func theTableHasEveryKey() {
        let rows = UserInfoKeyRow.all.map(\.key)
        let keys = UserInfoKey.allCases.map(\.rawValue)
        #expect(Set(keys).subtracting(rows).sorted() == [], "give these keys a row in UserInfoKeyRow.all")
        #expect(Set(rows).subtracting(keys).sorted() == [], "these are not keys")
        #expect(rows.count == keys.count, "a key has two rows")
    }

    /// All keys except those without a meaning in modelc: those for templates of mogenerator, and for a discontinued
    /// service of Apple.
    @Test func thePageHasEveryKey() throws {
        let page = try DocumentationPage("UserInfoKeys").text
        let foreign: Set<UserInfoKey> = [.usesScalarAttributeType, .destinationEntityIDKeyPath, .syncable]
        let keys = Set(UserInfoKey.allCases).subtracting(foreign).map(\.rawValue)
        #expect(keys.filter { !page.contains("`\($0)`") }.sorted() == [], "add these keys to UserInfoKeys.md")
    }

    @Test(arguments: UserInfoKeyRow.all)
    func inSwift(_ row: UserInfoKeyRow) {
        check(row, row.swift) { generate($0, options(access: .public)) }
    }

    @Test(arguments: UserInfoKeyRow.all)
    func inObjectiveC(_ row: UserInfoKeyRow) {
        check(row, row.objectiveC) { generateObjectiveC($0) }
    }

    @Test(
        arguments: [
            ("RawType", AttributeType.integer16), ("attributeRawValueEnumType", .integer16),
            ("attributeCodableTypeName", .string), ("modelc.codable", .string), ("modelc.swiftType", .transformable),
            ("attributeValueScalarType", .integer16),
        ])
    func aValueThatSaysNothingIsNamedToo(key: String, type: AttributeType) {
        let info = [key: " "]
        #expect(!generate(KeyedElement.attribute.model(type, info)).findings.isEmpty)
        #expect(!generateObjectiveC(KeyedElement.attribute.model(type, info)).findings.isEmpty)
    }

    @Test(arguments: ["mogenerator.customBaseClass", "additionalImports"])
    func valuesThatAreNoNamesAreRefused(key: String) {
        for value in ["a b", "1st", ".x"] {
            let model = KeyedElement.entity.model(.string, [key: value])
            #expect(generate(model).findings == ["error invalid-user-info-value Book"], "\(value)")
            #expect(generateObjectiveC(model).findings == ["error invalid-user-info-value Book"], "\(value)")
        }
    }

    @Test func theKeyInJSONIsNotEmpty() {
        for value in ["", " "] {
            let model = KeyedElement.attribute.model(.string, ["modelc.key": value])
            #expect(generate(model).findings == ["error invalid-user-info-value Book.x"])
        }
    }

    @Test func ofTwoKeysForOneThingTheOneThatCountsIsNamed() {
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
            let before = generate(element.model(row.type, row.beside, onEntity: row.onEntity))
            let info = row.beside.merging([row.key: row.value]) { $1 }
            let after = generate(element.model(row.type, info, onEntity: row.onEntity))
            let isFollowed = before.files != after.files && !after.diagnostics.contains { $0.severity == .error }
            let isNamed = after.diagnostics.contains {
                $0.id.rawValue == "ignored-user-info-key" && $0.message.contains("'\(row.key)'")
            }
            #expect(isFollowed == honoured.contains(element), "\(row.key) on \(element): \(after.findings)")
            #expect(isNamed != isFollowed, "\(row.key) on \(element): \(after.findings)")
        }
    }
}

/// The elements that can have a user info key.
enum KeyedElement: CaseIterable, Sendable {
    case entity, attribute, member, relationship, fetchedProperty, fetchRequest

    /// A model with an element of every kind, and with user info on the element of the given kind.
    ///
    /// - Parameters:
    ///   - type: the type of the attribute and of the member.
    ///   - onEntity: the user info of the entity in any case.
    func model(
        _ type: AttributeType, _ info: [String: String], onEntity: [String: String] = [:]
    ) -> ManagedObjectModel {
        let own = { (element: KeyedElement) in element == self ? info : [:] }
        var related = toMany("others", "Book")
        related.userInfo = userInfo(own(.relationship))
        var found = fetched("found", "Book")
        found.userInfo = userInfo(own(.fetchedProperty))
        var request = template("all", "title == 'x'")
        request.userInfo = userInfo(own(.fetchRequest))
        var model = ModelcGenerationTests.model(
            ModelcGenerationTests.entity(
                "Book",
                attributes: [
                    ModelcGenerationTests.attribute("x", type, userInfo: own(.attribute)),
                    ModelcGenerationTests.attribute("title"),
                    ModelcGenerationTests.attribute("place", .composite, composite: "Place"),
                ], relationships: [related], fetched: [found], userInfo: own(.entity).merging(onEntity) { $1 }),
            composites: [composite("Place", ModelcGenerationTests.attribute("m", type, userInfo: own(.member)))])
        model.fetchRequests = [request]
        return model
    }

    private func userInfo(_ info: [String: String]) -> UserInfo {
        UserInfo(info.map { UserInfoEntry(key: $0.key, value: $0.value) })
    }
}

/// The expected effect of a user info key.
struct UserInfoKeyRow: Sendable, CustomStringConvertible {
    let key: String
    /// A value with an effect.
    var value = ""
    /// The type of the attributes that the key applies to.
    var type = AttributeType.string
    /// Other keys that the element needs for the key to have an effect.
    var beside: [String: String] = [:]
    /// Keys that the entity needs for that.
    var onEntity: [String: String] = [:]
    /// The elements on which the key has an effect in Swift; below, in Objective-C.
    var swift: [KeyedElement] = []
    var objectiveC: [KeyedElement] = []

    var description: String { key }

    private static let raw = ["RawType": "Kind"]
    private static let declared: [KeyedElement] = [.entity, .attribute, .relationship, .fetchedProperty]

    static let all: [UserInfoKeyRow] = [
        .init(key: "documentation", value: "text", swift: KeyedElement.allCases, objectiveC: declared),
        .init(key: "discussion", value: "text", swift: KeyedElement.allCases, objectiveC: declared),
        .init(key: "mogenerator.customBaseClass", value: "Base", swift: [.entity], objectiveC: [.entity]),
        .init(key: "mogenerator.ignore", swift: KeyedElement.allCases, objectiveC: declared + [.fetchRequest]),
        .init(key: "mogenerator.readonly", swift: [.attribute], objectiveC: [.attribute]),
        .init(key: "mogenerator.usesScalarAttributeType", value: "YES"),
        .init(key: "com.apple.syncservices.Syncable", value: "NO"),
        .init(key: "additionalHeaderFileName", value: "More.h", objectiveC: [.entity]),
        .init(key: "additionalImports", value: "Palette, , Kit.Part", swift: [.entity], objectiveC: [.entity]),
        .init(
            key: "attributeValueScalarType", value: "Kind", type: .integer16, swift: [.attribute],
            objectiveC: [.attribute]),
        .init(
            key: "attributeValueClassName", value: "Palette", type: .transformable, swift: [.attribute, .member],
            objectiveC: [.attribute]),
        .init(
            key: "attributeTransformableProtocols", value: "P, Q", type: .transformable, objectiveC: [.attribute]),
        .init(key: "attributeRawValueEnumType", value: "Kind", type: .integer16, swift: [.attribute]),
        .init(key: "attributeCodableTypeName", value: "Point", swift: [.attribute]),
        .init(key: "destinationEntityIDKeyPath", value: "id"),
        .init(key: "RawType", value: "Kind", type: .integer16, swift: [.attribute]),
        .init(key: "unwrapOptional", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "nonOptionalInit", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "modelc.ignore", swift: KeyedElement.allCases, objectiveC: declared + [.fetchRequest]),
        .init(key: "modelc.access", value: "internal", swift: [.entity]),
        .init(key: "modelc.snapshot", swift: [.entity]),
        .init(key: "modelc.codable", value: "Point", beside: ["modelc.snapshot": ""], swift: [.entity, .attribute]),
        .init(key: "modelc.swiftType", value: "[Int]", type: .transformable, swift: [.attribute, .member]),
        .init(key: "modelc.rawFallback", value: "plain", type: .integer16, beside: raw, swift: [.attribute]),
        .init(key: "modelc.onInsert", value: "uuid", swift: [.attribute], objectiveC: [.attribute]),
        .init(
            key: "modelc.key", value: "other", onEntity: ["modelc.codable": ""], swift: [.attribute, .member]),
        .init(key: "modelc.notInSnapshot", onEntity: ["modelc.snapshot": ""], swift: [.attribute]),
        .init(
            key: "modelc.conformsTo", value: "Sendable", type: .transformable, beside: ["modelc.swiftType": "Point"],
            onEntity: ["modelc.snapshot": ""], swift: [.attribute, .member]),
        .init(key: "modelc.enumCases", value: "plain, bold", type: .integer16, beside: raw, swift: [.attribute]),
    ]
}
