import ModelcSchema
import Testing

@Suite("Relationships and fetched properties")
struct RelationshipTests {
    private let tag = entity("Tag")

    private func book(_ relationships: RelationshipDescription..., others: [EntityDescription]) -> String {
        ModelcGenerationTests.book(relationships: relationships, others: others)
    }

    @Test("to-one: optional as in the model")
    func toOneOptionality() {
        let text = book(toOne("main", "Tag"), toOne("must", "Tag", optional: false), others: [tag])
        #expect(text.contains("    @NSManaged var main: Tag?\n"))
        #expect(text.contains("    @NSManaged var must: Tag\n"))
    }

    @Test("to-many: a typed set, never optional, with Core Data's own mutators")
    func toManySet() {
        let text = book(toMany("tags", "Tag"), others: [tag])
        #expect(text.contains("    @NSManaged var tags: Set<Tag>\n"))
        #expect(text.contains("    @objc(addTagsObject:) @NSManaged func addToTags(_ value: Tag)\n"))
        #expect(text.contains("    @objc(removeTagsObject:) @NSManaged func removeFromTags(_ value: Tag)\n"))
        #expect(text.contains("    @objc(addTags:) @NSManaged func addToTags(_ values: Set<Tag>)\n"))
        #expect(text.contains("    @objc(removeTags:) @NSManaged func removeFromTags(_ values: Set<Tag>)\n"))
    }

    @Test("accessor names capitalise the first character and nothing else")
    func capitalisation() {
        let text = book(toMany("sub_tags", "Tag"), toMany("URLTags", "Tag"), toMany("éTags", "Tag"), others: [tag])
        #expect(text.contains("@objc(addSub_tagsObject:)"))
        #expect(text.contains("@objc(addURLTagsObject:)"))
        #expect(text.contains("@objc(addÉTagsObject:)"))
    }

    @Test("ordered: an ordered set, a typed array view, and mutators over the mutable proxy")
    func ordered() {
        let text = book(toMany("steps", "Tag", ordered: true), others: [tag])
        #expect(text.contains("    @NSManaged var steps: NSOrderedSet\n"))
        #expect(text.contains("    var stepsArray: [Tag] {\n        self.steps.array as? [Tag] ?? []\n    }\n"))
        #expect(text.contains("    func insertIntoSteps(_ value: Tag, at index: Int) {\n"))
        #expect(text.contains("mutableOrderedSetValue(forKey: \"steps\").insert(value, at: index)\n"))
        #expect(!text.contains("@objc(add"))
    }

    @Test("ordered does not change a to-one")
    func orderedToOne() {
        var relationship = toOne("main", "Tag")
        relationship.isOrdered = true
        #expect(book(relationship, others: [tag]).contains("    @NSManaged var main: Tag?\n"))
    }

    @Test("a destination without a class, or that does not exist, is NSManagedObject")
    func noClass() {
        let others = [entity("Plain", class: nil), entity("Base", class: "NSManagedObject")]
        let text = book(
            toOne("a", "Plain"), toOne("b", "Base"), toOne("c", "Missing"), toMany("d", nil), others: others)
        for name in ["a", "b", "c"] { #expect(text.contains("var \(name): NSManagedObject?\n")) }
        #expect(text.contains("var d: Set<NSManagedObject>\n"))
    }

    @Test("a destination that is not generated still has its class, whose module is imported")
    func foreignDestination() {
        let text = book(toMany("tags", "Tag"), others: [entity("Tag", class: "Shop.Tag")])
        #expect(text.contains("var tags: Set<Tag>\n"))
        #expect(text.contains("import Shop\n"))
    }

    @Test("a fetched property is an array of what its request returns")
    func fetchedProperties() {
        let text = ModelcGenerationTests.book(
            fetched: [
                fetched("objects", "Tag"), fetched("ids", "Tag", result: .managedObjectIDs),
                fetched("rows", "Tag", result: .dictionaries), fetched("counts", "Tag", result: .count),
                fetched("lost", nil),
            ], others: [tag])
        #expect(text.contains("    @NSManaged private(set) var objects: [Tag]\n"))
        #expect(text.contains("    @NSManaged private(set) var ids: [NSManagedObjectID]\n"))
        #expect(text.contains("    @NSManaged private(set) var rows: [NSDictionary]\n"))
        #expect(text.contains("    @NSManaged private(set) var counts: [NSNumber]\n"))
        #expect(text.contains("    @NSManaged private(set) var lost: [NSManagedObject]\n"))
    }
}
