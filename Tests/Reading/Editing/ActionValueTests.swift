import ModelcSchema
import Testing

@testable import ModelcEditing

/// Values of settings: the accepted ones, their spelling, and the ones that a new type keeps.
@Suite struct ActionValueTests {
    private func attribute(_ lines: String...) throws -> AttributeDescription {
        var editor = SchemaEditor(ManagedObjectModel())
        for line in ["add entity E"] + lines { try editor.make(try #require(try ActionParser.action(line: line))) }
        return try #require(editor.model.entities.first?.attributes.first)
    }

    @Test(arguments: [
        ("Double", "5", "5.0"), ("Double", "2.5", "2.5"), ("Float", "-1", "-1.0"), ("Decimal", "50", "50"),
        ("Int16", "007", "7"), ("Bool", "true", "YES"), ("String", "", ""),
    ])
    func defaultsAreSpeltAsXcodeSpellsThem(_ type: String, _ text: String, _ spelling: String) throws {
        let attribute = try attribute("add attribute E.a \(type) --default '\(text)'")
        #expect(attribute.defaultValueText == spelling)
    }

    @Test(arguments: [
        "Int16 --default 0x10", "Int16 --default 2.5", "Int32 --min 1.5", "String --min -3", "Double --default 0x1p3",
        "Double --default inf", "Float --default 1e300", "Date --default 2024", "Date --default 2024-02-30",
        "Date --default 2023-02-29", "Date --min yesterday", "Bool --default maybe", "UUID --default x", "Data --min 1",
        "String --regex ''", "String --derived ''", "String --renaming-id ''",
    ])
    func whatIsNoValueIsRefused(_ words: String) throws {
        let failure = try #require(throws: ActionFailure.self) { try attribute("add attribute E.a \(words)") }
        #expect(failure.id == .invalidAction)
    }

    @Test func leapDaysAreDates() throws {
        #expect(try attribute("add attribute E.a Date --default 2024-02-29").defaultDateInterval != nil)
        #expect(try attribute("add attribute E.a Date --default 2024.0").defaultDateInterval == 2024)
    }

    /// A new type keeps the values that it allows, and drops the rest.
    @Test func aNewTypeDropsWhatItCannotHave() throws {
        let toInteger = try attribute(
            "add attribute E.a Double --default 2.5 --min 1.0 --max 9.5", "set attribute E.a --type Int16")
        #expect(toInteger.defaultValueText == nil)
        #expect(toInteger.minimumValueText == "1" && toInteger.maximumValueText == nil)
        let smaller = try attribute("add attribute E.a Int64 --default 70000", "set attribute E.a --type Int16")
        #expect(smaller.defaultValueText == nil)
        let toString = try attribute("add attribute E.a Int16 --min 1 --max 3", "set attribute E.a --type String")
        #expect(toString.defaultValueText == nil && toString.minimumValueText == nil)
        let fromString = try attribute(
            "add attribute E.a String --default 12 --min 1 --regex a", "set attribute E.a --type Int16")
        #expect(fromString.minimumValueText == nil && fromString.regularExpression == nil)
    }

    /// A derived attribute never gets a default.
    @Test func aDerivedAttributeHasNoDefault() throws {
        #expect(try attribute("add attribute E.a Int64 --derived 'b.@count'").defaultValueText == nil)
        #expect(
            try attribute("add attribute E.a Int64", "set attribute E.a --derived 'b.@count'").defaultValueText == nil)
    }

    @Test(arguments: [
        "add configuration C E E", "add index E.i a a", "add constraint E a a", "rename entity E E --abstract",
        "set entity E --abstract --concrete", "set attribute E.a --default x --no-default",
        "remove entity E --abstract",
        "add relationship E.r E --destination E", "add fetch-request r E --entity E",
        "rename fetch-request r s --limit 1",
    ])
    func whatIsSaidTwiceOrInVainIsRefused(_ line: String) throws {
        let failure = try #require(throws: ActionFailure.self) { try attribute("add attribute E.a String", line) }
        #expect(failure.id == .invalidAction, "\(failure.message)")
    }

    /// Requests for a parent may use properties that only a subentity has.
    @Test func usesThroughAParentHoldAnEntity() throws {
        var editor = SchemaEditor(ManagedObjectModel())
        let lines = [
            "add entity Item", "add entity Book --parent Item", "add attribute Book.isbn String",
            "add fetch-request byISBN Item --predicate 'isbn == $ISBN'", "add composite Place",
            "add attribute Place.city String", "set user-info Place.city comment there",
            "set fetch-request byISBN --entity Book", "set fetch-request byISBN --entity Item",
        ]
        for line in lines { try editor.make(try #require(try ActionParser.action(line: line))) }
        #expect(editor.model.composites[0].attributes[0].userInfo["comment"] == "there")
        let removal = EditAction(.remove, .entity, ["Book"])
        let failure = try #require(throws: ActionFailure.self) { try editor.make(removal) }
        #expect(failure.message.contains("byISBN"))
        let parent = try #require(throws: ActionFailure.self) {
            try editor.make(EditAction(.remove, .entity, ["Item"]))
        }
        #expect(parent.message.contains("its subentity Book"))
        var cascading = SchemaEditor(editor.model, cascades: true)
        try cascading.make(EditAction(.remove, .entity, ["Item"]))
        #expect(cascading.model.entities.isEmpty && cascading.model.fetchRequests.isEmpty)
        #expect(cascading.removedAlong == ["entity Book", "the fetch request byISBN"])
    }
}
