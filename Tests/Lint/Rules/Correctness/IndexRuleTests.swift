import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Indexes in their three forms: fetch indexes, compound indexes, and flags of properties.
@Suite struct IndexRuleTests {
    private func flagged(_ edit: (inout ManagedObjectModel) -> Void = { _ in }) -> ManagedObjectModel {
        var title = attribute("title", line: 2)
        title.isIndexed = true
        title.isOptional = true
        return model(entity("Book", line: 1) { $0.attributes = [title] }, editing: edit)
    }

    private func finding(_ model: ManagedObjectModel, _ context: LintContext = LintContext()) -> Finding? {
        lint(model, context).findings.map(\.finding).first { $0.id == LegacyIndexedAttribute.id }
    }

    /// The fix must not write content that the editor of the file cannot read.
    @Test(
        arguments: [
            (nil, nil, true), ("7701", nil, false), ("12141", nil, false), ("13209.6", nil, true), ("23231", nil, true),
            ("23231", "Automatic", true), ("23231", "Xcode 8.0", false), ("23231", "Xcode 9.0", true),
        ] as [(String?, String?, Bool)])
    func aFetchIndexIsWrittenForToolsThatKnowIt(_ tools: String?, _ minimum: String?, _ isOffered: Bool) {
        let found = finding(
            flagged {
                $0.lastSavedToolsVersion = tools.map { ToolsVersion($0) }
                $0.minimumToolsVersion = minimum
            })
        #expect((found?.fix != nil) == isOffered)
        #expect((found?.help == "use a fetch index") == isOffered)
    }

    @Test func aFetchIndexIsWrittenForSystemsThatKnowIt() {
        var context = LintContext()
        context.deployment.iOS = SystemVersion(10, 3)
        #expect(finding(flagged(), context) != nil)
        #expect(finding(flagged(), context)?.fix == nil)
        context.deployment.iOS = SystemVersion(11)
        #expect(finding(flagged(), context)?.fix != nil)
    }

    /// The store indexes to-one relationships automatically; to-many relationships have no column.
    @Test func flagsOfRelationshipsAreUseless() {
        var author = relationship("author", to: "Author", inverse: "books", line: 2)
        var books = relationship("books", to: "Book", inverse: "author", line: 4)
        books.isToMany = true
        (author.isIndexed, books.isIndexed) = (true, true)
        (author.isOptional, books.isOptional) = (true, true)
        (author.deleteRule, books.deleteRule) = (.nullify, .nullify)
        let found = lint(
            model(
                entity("Book", links: [author], line: 1), entity("Author", links: [books], line: 3))
        ).findings.map(\.finding)
        #expect(found.map { "\($0.selector): \($0.help ?? "")" } == ["Book.author: remove the flag"])
        #expect(found.first?.fix?.title == "remove the flag")
    }

    /// One cause gives one finding: the fetch index makes the flag redundant.
    @Test func aFlagBesideItsIndexIsADuplicate() {
        var both = flagged()
        both.entities[0].fetchIndexes = [fetchIndex("byTitleIndex", "title")]
        #expect(lint(both).summaries == ["warning duplicate-index Book.title"])
        both.entities[0].fetchIndexes = [fetchIndex("byTitleIndex", "title", "year")]
        both.entities[0].attributes.append(attribute("year"))
        #expect(lint(both).summaries == ["info legacy-indexed-attribute Book.title"])
    }

    /// The fix of one rule does not cause a finding of another: an index in a new form already exists in the stores.
    @Test func anIndexInAnotherFormIsNoNewIndex() {
        var after = flagged()
        after.entities[0].attributes[0].isIndexed = false
        after.entities[0].fetchIndexes = [fetchIndex("byTitleIndex", "title")]
        func summaries(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> [String] {
            VersionLintSubject([LintedVersion("1", old), LintedVersion("2", new, isCurrent: true)]).summaries
        }
        let identical = [
            "info identical-versions [2] '1' and '2' have equal hashes; Core Data cannot tell their "
                + "stores apart"
        ]
        #expect(summaries(flagged(), after) == identical)
        #expect(summaries(after, flagged()) == identical)
        var plain = flagged()
        plain.entities[0].attributes[0].isIndexed = false
        #expect(summaries(flagged(), plain) == identical, "an index that is gone stays in the stores")
        #expect(
            summaries(plain, after) == [
                "warning index-only-change [2] '2' differs from '1' only in indexes (Book); the hashes match, so "
                    + "existing "
                    + "stores never get them"
            ])
    }

    @Test func aChildRepeatsTheNameOfAnInheritedIndex() {
        let parent = entity("Item", ["name"]) { $0.fetchIndexes = [fetchIndex("byName", "name")] }
        let child = entity("Book", parent: "Item", ["title"]) {
            $0.fetchIndexes = [fetchIndex("byName", "title")]
        }
        #expect(
            lint(model(parent, child)).summaries == [
                "warning index-redeclared-in-subentity "
                    + "Book.fetchIndex:byName"
            ])
    }
}
