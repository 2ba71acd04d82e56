import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Findings about value transformers, of which a model contains only the names.
@Suite struct TransformerTests {
    /// An attribute of type Transformable in an entity of its own.
    private func transformed(
        _ transformer: String?, class name: String? = nil, info: [(key: String, value: String)] = []
    ) -> ManagedObjectModel {
        var cover = attribute("cover", line: 2)
        cover.type = .transformable
        cover.isOptional = true
        cover.valueTransformerName = transformer
        cover.customClassName = name
        cover.userInfo = UserInfo(info.map { UserInfoEntry(key: $0.key, value: $0.value) })
        return model(entity("Book", line: 1) { $0.attributes = [cover] })
    }

    private func severities(
        _ old: ManagedObjectModel, _ new: ManagedObjectModel, _ context: LintContext = LintContext()
    )
        -> [SeveritySetting]
    {
        let versions = [LintedVersion("1", old), LintedVersion("2", new, isCurrent: true)]
        let subject = VersionLintSubject(versions: versions, context: context) { VersionPair(comparing: $0, $1) }
        return subject.findings(of: TransformerChanged.self).map {
            TransformerChanged.severity(of: $0.finding)
        }
    }

    /// Between keyed archives, stored values do not change; a change that only code shows is a note.
    @Test(
        arguments: [
            ("NSSecureUnarchiveFromData", "ColorSecureUnarchiveFromData", []),
            ("NSSecureUnarchiveFromData", "Shop.ColorSecureUnarchiveFromDataTransformer", []),
            ("ColorSecureUnarchiveFromDataTransformerName", "NSSecureUnarchiveFromDataTransformer", []),
            (nil, "NSSecureUnarchiveFromData", []), ("NSKeyedUnarchiveFromData", nil, []),
            ("NSKeyedUnarchiveFromDataTransformerName", "ColorSecureUnarchiveFromDataValueTransformer", []),
            ("NSUnarchiveFromData", "NSSecureUnarchiveFromData", [.warning]),
            (nil, "NSUnarchiveFromDataTransformerName", [.warning]),
            ("NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName", []),
            ("ColorTransformer", "NSSecureUnarchiveFromData", [.note]), (nil, "ColorTransformer", [.note]),
            ("ColorTransformer", "PaintTransformer", [.note]), ("ColorTransformer", nil, [.note]),
        ] as [(String?, String?, [SeveritySetting])])
    func changes(_ old: String?, _ new: String?, _ expected: [SeveritySetting]) {
        #expect(severities(transformed(old), transformed(new)) == expected)
    }

    /// The secure transformer rejects classes that it does not know, regardless of their author.
    @Test(arguments: [
        ("UIColor", [SeveritySetting.warning]), ("NSArray", []), (".NSSet", []), ("[Int64]", []),
        ("NSMutableArray", []),
        ("Data", []), ("UIKit.UIColor", [.warning]),
    ])
    func theSecureTransformerRefusesOtherClasses(_ name: String, _ expected: [SeveritySetting]) {
        let after = transformed("NSSecureUnarchiveFromData", class: name)
        #expect(severities(transformed(nil, class: name), after) == expected)
        let own = transformed("ColorSecureUnarchiveFromData", class: name)
        #expect(severities(transformed("NSSecureUnarchiveFromData", class: name), own).isEmpty)
    }

    /// Some apps set transformers in code, from user info.
    @Test func aNameMayMoveIntoUserInfo() {
        let inModel = transformed("ColorTransformer")
        let inUserInfo = transformed(nil, info: [("transformer", "ColorTransformer")])
        #expect(severities(inModel, inUserInfo).isEmpty)
        #expect(severities(inUserInfo, inModel).isEmpty)
        #expect(severities(inModel, transformed(nil, info: [("transformer", "PaintTransformer")])) == [.note])
    }

    /// With the project's source code, a subclass is recognised by more than its name.
    @Test func theSourceTellsSubclasses() {
        var context = LintContext()
        context.declaredClasses = [DeclaredClass.swift("ColorTransformer", "NSSecureUnarchiveFromDataTransformer")]
        let old = transformed("NSSecureUnarchiveFromData")
        #expect(severities(old, transformed("ColorTransformer"), context).isEmpty)
        #expect(severities(old, transformed("PaintTransformer"), context) == [.note])
    }

    /// The fix would make values unreadable that the framework's transformer does not support.
    @Test(
        arguments: [
            (nil, nil, true), (nil, "UIImage", false), ("UIImage", nil, false), ("NSArray", nil, true),
            ("Foundation.NSArray", "NSArray", true), ("NSArray", "Tag", false), (nil, "id<Shape>", false),
            ("NSMutableArray", nil, false),
        ] as [(String?, String?, Bool)])
    func theFixIsForClassesThatAreRead(_ name: String?, _ noted: String?, _ isOffered: Bool) throws {
        let info = noted.map { [("attributeValueClassName", $0)] } ?? []
        let found = lint(transformed(nil, class: name, info: info)).findings.map(\.finding)
        let finding = try #require(found.first { $0.id == InsecureTransformer.id })
        #expect((finding.fix != nil) == isOffered)
        if noted == "UIImage" { #expect(finding.help?.contains("allows UIImage") ?? false) }
        if isOffered { #expect(finding.help?.contains("NSArray, NSData") ?? false) }
    }

    @Test func systemsWithoutTheSecureTransformer() {
        var context = LintContext()
        let model = transformed("NSSecureUnarchiveFromData", class: "NSArray")
        #expect(lint(model, context).summaries.isEmpty)
        context.deployment.macOS = SystemVersion(10, 13)
        let found = lint(model, context).findings
        #expect(found.map(\.rule.id) == [SecureTransformerMinOS.id])
        #expect(found.first?.finding.message.contains("macOS 10.13") ?? false)
    }
}
