import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The values that the tests of fixtures compare before and after a migration.
@Suite struct FixtureFactsTests {
    private func attributes(_ old: AttributeDescription, _ new: AttributeDescription) -> [String] {
        let facts = FixtureFacts(from: model(entity("Book", [old])), to: model(entity("Book", [new])))
        return facts.entities(["Book": 3]).flatMap { $0.attributes.map { "\($0.name) -> \($0.newName)" } }
    }

    @Test func renamedAttributesAreCompared() {
        #expect(attributes(attribute("title"), attribute("name", id: "title")) == ["title -> name"])
    }

    @Test func otherTypesAreNot() {
        #expect(attributes(attribute("pages", .integer16), attribute("pages", .double)) == [])
    }

    /// Objects without a value get one, or stop the migration.
    @Test func attributesThatBecomeRequiredAreNot() {
        #expect(attributes(attribute("title"), attribute("title", optional: false, default: "")) == [])
        #expect(
            attributes(attribute("title", optional: false), attribute("title", optional: false)) == ["title -> title"])
    }
}
