import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSwiftData
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// What the rule compares in a model and in the `@Model` classes of the same store.
@Suite struct SwiftDataCoexistenceTests {
    private func messages(_ change: (inout ManagedObjectModel) -> Void, _ source: String) -> [String] {
        let file = SwiftSourceFile(path: "Models.swift", text: SourceText(Array(source.utf8)))
        let swift = SwiftDataReader.read([file], name: "Models")
        guard var model = swift.versions.last?.model else { return ["no model"] }
        model.origin = .source
        model.uncertainties = []
        change(&model)
        var context = LintContext()
        context.swiftSource = swift
        var found: [String] = []
        SwiftDataCoexistence.check(LintSubject(ResolvedModel(model), context)) { found.append($0.message) }
        return found
    }

    private static let source = """
        @Model final class Item { @Attribute(.unique) var name: String; @Relationship(inverse: \\Tag.item) var tags: [Tag]? }
        @Model final class Tag { var text: String?; var item: Item? }
        """

    @Test func equalSides() { #expect(messages({ _ in }, Self.source).isEmpty) }

    @Test func entitiesThatOneSideLacks() {
        let found = messages({ $0.entities[1].name = "Label" }, Self.source)
        #expect(found.contains { $0.contains("no class 'Label'") }, "\(found)")
        #expect(found.contains { $0.contains("no entity 'Tag'") }, "\(found)")
        // Other classes are those of another store.
        #expect(messages({ for index in $0.entities.indices { $0.entities[index].name += "2" } }, Self.source).isEmpty)
    }

    @Test func uniquenessAndInverse() {
        let unique = messages({ $0.entities[0].uniquenessConstraints = [] }, Self.source)
        #expect(unique == ["Item is unique on nothing here, and on name in the class 'Item'"])
        let inverse = messages({ $0.entities[1].relationships[0].inverseName = nil }, Self.source)
        #expect(inverse == ["Tag.item has no inverse here, and the inverse 'tags' in the class 'Tag'"])
    }
}
