import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// Matching by renaming identifier, and guesses without identifiers (FormatMigrationFacts §4).
@Suite struct RenameTests {
    private func kinds(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> [SchemaChangeKind] {
        ModelDiffer().difference(from: old, to: new).changes.map(\.kind)
    }

    /// Version 2 renames a to b, version 3 renames b to c and keeps the oldest name.
    @Test func aChainWithTheOldestNameHoldsAllTheWay() {
        let one = model(entity("Book", [attribute("a")]))
        let two = model(entity("Book", [attribute("b", id: "a")]))
        let three = model(entity("Book", [attribute("c", id: "a")]))
        #expect(kinds(one, two) == [.attributeRenamed])
        #expect(kinds(two, three) == [.attributeRenamed])
        #expect(kinds(one, three) == [.attributeRenamed])
    }

    @Test func aChainWithTheNameInBetweenIsBroken() throws {
        let one = model(entity("Book", [attribute("a")]))
        let two = model(entity("Book", [attribute("b", id: "a")]))
        let three = model(entity("Book", [attribute("c", id: "b")]))
        #expect(kinds(two, three).sorted { $0.rawValue < $1.rawValue } == [.attributeAddedOptional, .attributeRemoved])
        let step = MigrationClassifier().step(from: two, to: three)
        let finding = try #require(step.findings.first)
        #expect(step.findings.map(\.code) == [.renameChainBroken])
        #expect(finding.fix == "if it is, replace the identifier by elementID=\"a\"")
        #expect(kinds(one, three).count == 2)
    }

    /// The identifier's name in code has no effect in a file. The intended rename is suggested, however different the
    /// two names are.
    @Test func aMistakenIdentifierIsTheCause() throws {
        let mistaken = VerbatimAttribute(name: "renamingIdentifier", value: "title")
        let old = model(entity("Book", [attribute("title"), attribute("x")]))
        let new = model(
            entity(
                "Book",
                [
                    attribute("x"),
                    attribute("motto", .integer16) {
                        $0.isOptional = true
                        $0.verbatim.addUnknownAttribute(mistaken)
                    },
                ]))
        let step = MigrationClassifier().step(from: old, to: new)
        let finding = try #require(step.findings.first)
        #expect(step.findings.map(\.code) == [.probableRename])
        #expect(finding.modelPath == "Book.motto" && finding.isUnverified)
        #expect(
            finding.reason
                == "it names title in renamingIdentifier=\"title\", which has no effect: the values of title are dropped"
        )
        #expect(finding.fix == "write elementID=\"title\" in its place")
        var named = new
        named.entities[0].attributes[1].renamingIdentifier = "saying"
        let replaced = MigrationClassifier().step(from: old, to: named).findings.first
        #expect(replaced?.fix == "set elementID to \"title\" and remove renamingIdentifier")
        var volume = entity("Volume", [attribute("pages", .integer16)])
        volume.verbatim.addUnknownAttribute(VerbatimAttribute(name: "renamingIdentifier", value: "Book"))
        let renamed = MigrationClassifier().step(from: old, to: model(volume))
        #expect(renamed.findings.map(\.code) == [.probableRename])
        #expect(renamed.findings.map(\.modelPath) == ["Volume"])
    }

    /// An element of an older version has an identifier other than its name: the suggestion must be the oldest name.
    @Test func aSuggestionWritesTheIdentifierOfTheOlderVersion() throws {
        let rename = try #require(
            ModelDiffer().difference(
                from: model(entity("Book", [attribute("caption", id: "name")])),
                to: model(entity("Book", [attribute("captions") { $0.position = position(7) }]))
            ).probableRenames.first)
        #expect(rename.oldName == "caption" && rename.newName == "captions" && rename.subject == .attribute)
        #expect(rename.edit == .init(position: position(7), identifier: "name", replacedIdentifier: nil))
    }

    @Test func attributesOfOtherKindsAreNoRename() {
        let old = model(entity("Book", [attribute("cover", .binary), attribute("x", .integer16)]))
        let new = model(
            entity(
                "Book",
                [
                    attribute("x", .integer16), attribute("y", .integer16), attribute("z", .integer16),
                    attribute("published", .date) { $0.isOptional = false },
                ]))
        #expect(ModelDiffer().difference(from: old, to: new).probableRenames.isEmpty)
    }

    /// Two equally good candidates: nothing is suggested.
    @Test func aTieIsNoSuggestion() {
        let difference = ModelDiffer().difference(
            from: model(entity("Book", [attribute("name")])),
            to: model(entity("Book", [attribute("nameA"), attribute("nameB")])))
        #expect(difference.changes.count == 3 && difference.probableRenames.isEmpty)
    }

    @Test func aRelationshipIsSuggestedByItsInverse() throws {
        let old = model(
            entity("Book", links: [link("writer", to: "Person", inverse: "books")]),
            entity("Person", links: [many("books", to: "Book", inverse: "writer")]))
        let new = model(
            entity("Book", links: [link("by", to: "Person", inverse: "books")]),
            entity("Person", links: [many("books", to: "Book", inverse: "by")]))
        let renames = ModelDiffer().difference(from: old, to: new).probableRenames
        #expect(renames.map(\.subject) == [.relationship] && renames.map(\.oldName) == ["writer"])
    }

    @Test func anEntityIsSuggestedByItsProperties() throws {
        let properties = [attribute("title"), attribute("isbn"), attribute("pages", .integer16)]
        let renames = ModelDiffer().difference(
            from: model(entity("Book", properties), entity("Shelf", [attribute("place")])),
            to: model(
                entity("Volume", properties + [attribute("year", .integer16)]), entity("Shelf", [attribute("place")]))
        ).probableRenames
        #expect(renames.map(\.newEntity) == ["Volume"] && renames.map(\.edit.identifier) == ["Book"])
        #expect(renames.map(\.score) == [75])
    }

    /// Equal types alone are not a similarity if several attributes are removed and added.
    @Test func namesThatShareNothingAreNoRename() {
        let difference = ModelDiffer().difference(
            from: model(entity("Book", [attribute("caption"), attribute("pages", .integer16)])),
            to: model(entity("Book", [attribute("remark"), attribute("weight", .integer16)])))
        #expect(difference.changes.count == 4 && difference.probableRenames.isEmpty)
    }

    /// A word of the entity's subject, which many of its names have, is not enough where each has other words as well.
    @Test func aWordThatManyNamesHaveIsNoLikeness() {
        let renames = { (old: String, new: String) in
            ModelDiffer().difference(
                from: model(entity("Chat", [attribute(old, .binary), attribute("a", .binary)])),
                to: model(entity("Chat", [attribute(new, .binary), attribute("b", .binary)]))
            ).probableRenames.map(\.newProperty)
        }
        #expect(renames("draftMessageData", "downloadedMessageIDs_data").isEmpty)
        #expect(renames("birthDate", "dateOfPlannedBirth") == ["dateOfPlannedBirth"])
    }

    /// One attribute goes and one comes at its place, with the type that many have.
    @Test func aLonePairWithoutACommonWordIsNoRename() {
        func renames(_ edit: (inout AttributeDescription) -> Void) -> [String] {
            ModelDiffer().difference(
                from: model(entity("Book", [attribute("bin", .binary, editing: edit)])),
                to: model(entity("Book", [attribute("photo", .binary, editing: edit)]))
            ).probableRenames.map(\.newName)
        }
        #expect(renames { _ in }.isEmpty)
        #expect(renames { $0.allowsExternalStorage = true }.isEmpty)
        #expect(renames { $0.minimumValueText = "1" }.isEmpty)
        #expect(
            renames {
                $0.minimumValueText = "1"
                $0.maximumValueText = "900"
            } == ["photo"])
    }

    @Test func aLoneRelationshipWithoutACommonWordIsNoRename() {
        func renames(_ edit: (inout RelationshipDescription) -> Void) -> [String] {
            func book(_ name: String) -> ManagedObjectModel {
                var relationship = link(name, to: "Person")
                edit(&relationship)
                return model(entity("Book", links: [relationship]), entity("Person"))
            }
            return ModelDiffer().difference(from: book("writer"), to: book("by")).probableRenames.map(\.newName)
        }
        #expect(renames { _ in }.isEmpty)
        #expect(renames { $0.deleteRule = .cascade }.isEmpty)
        #expect(
            renames {
                $0.deleteRule = .cascade
                $0.userInfo.entries = [UserInfoEntry(key: "role", value: "author")]
            } == ["by"])
    }

    /// One attribute is removed, one is added in its place, and two rare settings are equal: a rename between
    /// consecutive versions. Over several versions it is suggested only if the names have something in common.
    @Test func aLonePairIsARenameBetweenNeighboursOnly() throws {
        let names = ["caption", "remark", "remarks"]
        let versions = names.enumerated().map { place, name in
            let text = attribute(name) {
                $0.defaultValueText = "none"
                $0.maximumValueText = "80"
            }
            return MigrationPlanner.Version(name: "V\(place + 1)", model: model(entity("Book", [text])))
        }
        let classifier = MigrationClassifier()
        let neighbours = classifier.step(from: versions[0].model, to: versions[1].model)
        #expect(neighbours.difference.probableRenames.map(\.newName) == ["remark"])
        let plan = try #require(MigrationPlanner().plan(versions, to: "V3"))
        let direct = plan.routes.map(\.direct.difference.probableRenames)
        #expect(direct.map { $0.map(\.oldName) } == [[], ["remark"]])
    }

    /// Two small entities whose properties are equal but common, such as a name, are not the same.
    @Test func smallEntitiesWithoutACommonWordAreNoRename() {
        func renames(to name: String) -> [String] {
            ModelDiffer().difference(
                from: model(entity("BookTag", [attribute("name")])), to: model(entity(name, [attribute("name")]))
            ).probableRenames.map(\.newEntity)
        }
        #expect(renames(to: "Country").isEmpty && renames(to: "TagOfBooks") == ["TagOfBooks"])
    }

    @Test func guessingCanBeTurnedOff() {
        let difference = ModelDiffer(guessesRenames: false).difference(
            from: model(entity("Book", [attribute("caption")])), to: model(entity("Book", [attribute("captions")])))
        #expect(difference.changes.count == 2 && difference.probableRenames.isEmpty)
    }

    /// Renaming an attribute does not change the constraints and indexes that name it.
    @Test func whatNamesARenamedAttributeIsNoChange() {
        func book(_ name: String, id: String?) -> ManagedObjectModel {
            model(
                entity("Book", [attribute(name, id: id)]) {
                    $0.uniquenessConstraints = [constraint(name)]
                    $0.fetchIndexes = [fetchIndex("index", name)]
                })
        }
        #expect(kinds(book("code", id: nil), book("isbn", id: "code")) == [.attributeRenamed])
    }

    @Test func aRenamedDestinationIsTheSameDestination() {
        let step = MigrationClassifier().step(
            from: model(entity("Writer"), entity("Book", links: [link("by", to: "Writer")])),
            to: model(entity("Author", id: "Writer"), entity("Book", links: [link("by", to: "Author")])))
        #expect(step.migrationClass == .lightweightRename && step.inference.conditions.isEmpty)
    }
}
