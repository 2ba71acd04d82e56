import ModelcSchema
import Testing

/// Relationships and fetched properties.
@Suite struct RelationshipTests {
    private let tag = entity("Tag")

    private func book(_ relationships: RelationshipDescription..., others: [EntityDescription]) -> String {
        ModelcGenerationTests.book(relationships: relationships, others: others)
    }

    @Test func toOneOptionalAsInTheModel() {
        let text = book(toOne("main", "Tag"), toOne("must", "Tag", optional: false), others: [tag])
        #expect(text.contains("    @NSManaged var main: Tag?\n"))
        #expect(text.contains("    @NSManaged var must: Tag\n"))
    }

    @Test func toManyATypedSetNeverOptionalWithCoreDatasOwnMutators() {
        let text = book(toMany("tags", "Tag"), others: [tag])
        #expect(text.contains("    @NSManaged var tags: Set<Tag>\n"))
        #expect(text.contains("    @objc(addTagsObject:) @NSManaged func addToTags(_ value: Tag)\n"))
        #expect(text.contains("    @objc(removeTagsObject:) @NSManaged func removeFromTags(_ value: Tag)\n"))
        #expect(text.contains("    @objc(addTags:) @NSManaged func addToTags(_ values: Set<Tag>)\n"))
        #expect(text.contains("    @objc(removeTags:) @NSManaged func removeFromTags(_ values: Set<Tag>)\n"))
    }

    @Test func accessorNamesCapitaliseTheFirstCharacterAndNothingElse() {
        let text = book(toMany("sub_tags", "Tag"), toMany("URLTags", "Tag"), toMany("éTags", "Tag"), others: [tag])
        #expect(text.contains("@objc(addSub_tagsObject:)"))
        #expect(text.contains("@objc(addURLTagsObject:)"))
        #expect(text.contains("@objc(addÉTagsObject:)"))
    }

    @Test func orderedAnOrderedSetATypedArrayViewAndMutatorsOverTheMutableProxy() {
        let text = book(toMany("steps", "Tag", ordered: true), others: [tag])
        #expect(text.contains("    @NSManaged var steps: NSOrderedSet\n"))
        #expect(text.contains("    var stepsArray: [Tag] {\n        self.steps.array as? [Tag] ?? []\n    }\n"))
        #expect(text.contains("    func insertIntoSteps(_ value: Tag, at index: Int) {\n"))
        #expect(text.contains("mutableOrderedSetValue(forKey: \"steps\").insert(value, at: index)\n"))
        #expect(!text.contains("@objc(add"))
    }

    @Test func orderedDoesNotChangeAToOne() {
        var relationship = toOne("main", "Tag")
        relationship.isOrdered = true
        #expect(book(relationship, others: [tag]).contains("    @NSManaged var main: Tag?\n"))
    }

    @Test func aDestinationWithoutAClassOrThatDoesNotExistIsNSManagedObject() {
        let others = [entity("Plain", class: nil), entity("Base", class: "NSManagedObject")]
        let text = book(
            toOne("a", "Plain"), toOne("b", "Base"), toOne("c", "Missing"), toMany("d", nil), others: others)
        for name in ["a", "b", "c"] { #expect(text.contains("var \(name): NSManagedObject?\n")) }
        #expect(text.contains("var d: Set<NSManagedObject>\n"))
    }

    @Test func aDestinationThatIsNotGeneratedStillHasItsClassWhoseModuleIsImported() {
        let text = book(toMany("tags", "Tag"), others: [entity("Tag", class: "Shop.Tag")])
        #expect(text.contains("var tags: Set<Tag>\n"))
        #expect(text.contains("import Shop\n"))
    }

    @Test func aFetchedPropertyIsAnArrayOfWhatItsRequestReturns() {
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

/// An inherited inverse is looked up in the entity that declares it: a description knows its inherited properties only
/// after its superentity is set, which may happen later.
@Suite struct InheritedInverseTests {
    @Test func theInverseIsThatOfTheEntityThatDeclaresIt() {
        var child = toOne("child", "Child")
        (child.inverseName, child.inverseEntityName) = ("alphas", "Parent")
        var alphas = toMany("alphas", "Alpha")
        (alphas.inverseName, alphas.inverseEntityName) = ("child", "Alpha")
        let schema = model(
            entity("Alpha", relationships: [child]), entity("Child", parent: "Parent"),
            entity("Parent", relationships: [alphas]))
        var input = options()
        input.settings.programmaticModel = .flag(true)
        let text = generate(schema, input).text(of: "_BookListModel.swift")
        #expect(text.contains("relationship?.destinationEntity = entities[\"Child\"]"))
        #expect(text.contains("inverseRelationship = entities[\"Parent\"]?.relationshipsByName[\"alphas\"]"))
    }
}
