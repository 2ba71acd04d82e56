import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

/// Lookup of properties by name: with many properties no list is searched, and the result is the same.
@Suite struct PropertyLookupTests {
    private func names(_ count: Int) -> [AttributeDescription] { (0..<count).map { attribute("a\($0)") } }

    @Test(arguments: [3, 300])
    func ownAndInheritedOnes(_ count: Int) throws {
        let resolved = ResolvedModel(
            model(entity("Thing", names(count)), entity("Book", parent: "Thing", [attribute("isbn")])))
        let book = try #require(resolved.entity(named: "Book"))
        let last = try #require(resolved.property(named: "a\(count - 1)", of: book))
        #expect(last.property.name == "a\(count - 1)" && last.owner.name == "Thing")
        #expect(resolved.property(named: "isbn", of: book)?.owner.name == "Book")
        #expect(resolved.property(named: "a\(count)", of: book) == nil)
    }

    /// Of equal names the first counts.
    @Test(arguments: [3, 300])
    func repeatedNames(_ count: Int) throws {
        let twice = names(count) + [attribute("a1", .integer16)]
        let resolved = ResolvedModel(model(entity("Book", twice)))
        let book = try #require(resolved.entity(named: "Book"))
        let found = resolved.property(named: "a1", of: book)?.property as? AttributeDescription
        #expect(found?.type == .string)
    }

    /// Two entities with the same name; the second one is searched.
    @Test func repeatedEntities() throws {
        let second = entity("Book", names(300) + [attribute("isbn")])
        let resolved = ResolvedModel(model(entity("Book", names(300)), second))
        #expect(resolved.property(named: "isbn", of: second) != nil)
        #expect(ResolvedModel(model(entity("Book", names(300)))).property(named: "isbn", of: second) != nil)
    }
}
