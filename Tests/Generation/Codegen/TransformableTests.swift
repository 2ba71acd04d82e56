import ModelcSchema
import Testing

/// Classes of transformable attributes.
@Suite struct TransformableTests {
    @Test(
        arguments: [
            ("NSArray", "NSArray?"), ("Palette", "Palette?"), (".Palette", "Palette?"), ("Shop.Palette", "Palette?"),
            ("Any", "Any?"), ("Class", "AnyClass?"), ("id<NSCoding>", "(any NSCoding)?"),
            ("id<NSCoding, NSCopying>", "(any NSCoding & NSCopying)?"),
        ])
    func theClassAsTheModelSpellsIt(className: String, type: String) {
        let value = attribute("v", .transformable, optional: true, class: className)
        let result = generate(model(entity("Book", attributes: [value])))
        #expect(result.text(of: "_Book.swift").contains("    @NSManaged var v: \(type)\n"))
        #expect(result.findings == [])
    }

    @Test(
        arguments: [
            ("[Int64]", "[Int64]"), ("[String: Any]", "[String: Any]"), ("[String : [Int]?]", "[String : [Int]?]"),
            ("Set<String>", "Set<String>"), ("Shop.Kind.Size", "Shop.Kind.Size"), ("NSArray<NSString>", "NSArray"),
            ("NSArray<NSString *>", "NSArray"),
            (".", "NSObject"), ("", "NSObject"),
        ])
    func whatIsNotAnObjectiveCClassIsGeneratedWithAWarning(className: String, type: String) {
        let model = model(entity("Book", attributes: [attribute("v", .transformable, class: className)]))
        let result = generate(model)
        #expect(result.text(of: "_Book.swift").contains("    @NSManaged var v: \(type)\n"))
        #expect(result.findings == ["warning invalid-objc-class Book.v"])
    }

    @Test(
        arguments: [
            "Foo Bar", "[Int64", "Int64]", "[]", "[A: B: C]", "id<>", "A<B", "String\nvar x = 1", "x }", "💥", "A..B",
            "[protocol]", String(repeating: "[", count: 100_000), "Foo; import Darwin",
        ])
    func whatIsNotATypeIsRefused(className: String) {
        let model = model(entity("Book", attributes: [attribute("v", .transformable, class: className)]))
        let result = generate(model)
        #expect(result.findings == ["error invalid-objc-class Book.v"])
        #expect(result.files.isEmpty)
    }

    @Test func theUserInfoNamesTheClassWhereTheModelDoesNot() {
        let text = book(attribute("v", .transformable, userInfo: ["attributeValueClassName": "NSSet"]))
        #expect(text.contains("var v: NSSet\n"))
    }

    @Test func modelcSwiftTypeGivesTheSwiftTypeAndLeavesTheModelsClassAlone() {
        let attribute = attribute(
            "v", .transformable, optional: true, class: "NSArray", userInfo: ["modelc.swiftType": "[String]"])
        let result = generate(model(entity("Book", attributes: [attribute])))
        #expect(result.text(of: "_Book.swift").contains("    @NSManaged var v: [String]?\n"))
        #expect(result.findings == [])
    }

    @Test func modelcSwiftTypeHasToBeAType() {
        let attribute = attribute("v", .transformable, userInfo: ["modelc.swiftType": "}"])
        let result = generate(model(entity("Book", attributes: [attribute])))
        #expect(result.findings == ["error invalid-user-info-value Book.v"])
    }

    @Test func anOptionalScalarClassGoesThroughThePrimitiveValue() {
        let text = book(attribute("v", .transformable, optional: true, class: "Int64"))
        #expect(text.contains("    final var v: Int64? {\n"))
    }

    @Test func theClasssModuleIsImportedUnlessTheFilesBelongToIt() {
        let v = attribute("v", .transformable, class: "Shop.Palette")
        #expect(book(v).contains("import CoreData\nimport Foundation\nimport Shop\n\n"))
        #expect(!book(v, options: options(module: "Shop")).contains("import Shop"))
        #expect(book(v, options: options(access: .public)).contains("\npublic import Shop\n"))
    }

    @Test(
        arguments: [("UIKit.UIImage", "UIKit"), ("UIColor", "UIKit"), ("NSColor", "AppKit")])
    func modulesThatAreMissingOnSomePlatformsAreImportedWhereTheyAre(className: String, module: String) {
        let text = book(attribute("v", .transformable, class: className))
        #expect(text.contains("import Foundation\n#if canImport(\(module))\nimport \(module)\n#endif\n\n"))
    }

    @Test func frameworksOfWellKnownClassesAreImported() {
        #expect(book(attribute("v", .transformable, class: "CLLocation")).contains("\nimport CoreLocation\n"))
    }
}
