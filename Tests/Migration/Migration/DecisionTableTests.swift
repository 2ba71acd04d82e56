import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

/// The decision table of FormatMigrationFacts §3, row by row: the change, whether the hash changes, and the effect.
@Suite struct DecisionTableTests {
    @Test(arguments: ChangeFixture.all)
    func aFixtureYieldsItsChangeAndOnlyIt(_ fixture: ChangeFixture) {
        let step = MigrationClassifier().step(from: fixture.old, to: fixture.new)
        #expect(step.difference.changes.map(\.kind) == [fixture.kind])
        #expect(step.difference.altersHash == fixture.altersHash)
        #expect(step.migrationClass == fixture.migrationClass)
        #expect(step.inference.verdict == fixture.verdict)
        let codes = step.findings.map(\.code).filter { $0 != .schemaUnchanged || fixture.code == $0 }
        #expect(codes == [fixture.code].compactMap { $0 })
    }

    /// A merge of trees also requires a change of parents.
    @Test func mergedHierarchiesAreBlocked() {
        let step = MigrationClassifier().step(
            from: model(entity("A"), entity("B")),
            to: model(entity("Root"), entity("A", parent: "Root"), entity("B", parent: "Root")))
        #expect(
            step.difference.changes.map(\.kind) == [
                .entityParentChanged, .entityParentChanged, .entityAdded, .hierarchyMerged,
            ])
        #expect(step.migrationClass == .blocked && step.inference.problems.map(\.condition) == [.separateHierarchies])
        #expect(step.findings.map(\.code) == [.hierarchiesMerged])
    }

    @Test func aSplitHierarchyIsNotBlocked() {
        let step = MigrationClassifier().step(
            from: model(entity("Root"), entity("A", parent: "Root"), entity("B", parent: "Root")),
            to: model(entity("Root"), entity("A"), entity("B")))
        #expect(step.migrationClass == .lightweight && step.inference.verdict == .inferable)
    }

    /// Row 6.
    @Test func aProbableRenameIsSuggestedInPlaceOfTheRemoval() throws {
        let step = MigrationClassifier().step(
            from: model(entity("Book", [attribute("caption")])), to: model(entity("Book", [attribute("captions")])))
        #expect(step.migrationClass == .dataLoss && step.flags == [.destructive])
        #expect(step.findings.map(\.code) == [.probableRename])
        #expect(try #require(step.findings.first).fix == "if it is, add elementID=\"caption\"")
    }

    /// Row 19: if the entity is migrated anyway, its indexes are created.
    @Test func anIndexIsBuiltWithAnotherChange() {
        let step = MigrationClassifier().step(
            from: model(entity("Book", [attribute("title")])),
            to: model(
                entity("Book", [attribute("title"), attribute("pages", .integer16)]) {
                    $0.fetchIndexes = [fetchIndex("byTitle", "title")]
                }))
        #expect(step.migrationClass == .lightweight && step.flags.isEmpty && step.findings.isEmpty)
    }

    /// Row 47.
    @Test func aDeployedCloudKitSchemaTakesAdditionsOnly() {
        let old = model(entity("Book", [attribute("title")])) { $0.isUsedWithCloudKit = true }
        var options = MigrationOptions()
        options.isCloudKitDeployed = true
        let removal = model(entity("Book")) { $0.isUsedWithCloudKit = true }
        let step = MigrationClassifier(options: options).step(from: old, to: removal)
        #expect(step.migrationClass == .blocked && step.flags.contains(.cloudKitForbidden))
        #expect(step.findings.map(\.code) == [.notAllowedByCloudKit, .attributeRemoved])
        #expect(MigrationClassifier().step(from: old, to: removal).migrationClass == .dataLoss)
        let addition = model(entity("Book", [attribute("title"), attribute("pages", .integer16)])) {
            $0.isUsedWithCloudKit = true
        }
        #expect(MigrationClassifier(options: options).step(from: old, to: addition).migrationClass == .lightweight)
    }

    /// Row 47: the relevant type is that of CloudKit's field for the attribute (MigrationFindings, CK801).
    @Test(
        arguments: [
            (.integer16, .integer64, false), (.integer64, .integer16, false), (.float, .double, false),
            (.float, .decimal, false), (.boolean, .integer16, false), (.uuid, .string, false),
            (.integer16, .double, true), (.double, .integer64, true), (.string, .integer16, true),
            (.date, .double, true), (.string, .binary, true),
        ] as [(AttributeType, AttributeType, Bool)])
    func cloudKitForbidsAnotherTypeOfField(_ old: AttributeType, _ new: AttributeType, _ isForbidden: Bool) {
        var options = MigrationOptions()
        options.isCloudKitDeployed = true
        let step = MigrationClassifier(options: options).step(
            from: model(entity("Book", [attribute("value", old)])),
            to: model(entity("Book", [attribute("value", new)])))
        #expect(step.flags.contains(.cloudKitForbidden) == isForbidden)
        #expect(step.findings.map(\.code).contains(.notAllowedByCloudKit) == isForbidden)
    }

    /// Identifiers matter as soon as a migration runs for another reason (FormatMigrationFacts §4.3, §5 I1).
    @Test func identifiersMatterInAMigration() {
        let added = attribute("pages", .integer16)
        let mismatch = MigrationClassifier().step(
            from: model(entity("Book", [attribute("title", id: "name")])),
            to: model(entity("Book", [attribute("title", id: "caption"), added])))
        #expect(mismatch.migrationClass == .dataDependent && mismatch.inference.verdict == .dependsOnData)
        let duplicate = MigrationClassifier().step(
            from: model(entity("Book", [attribute("name")])),
            to: model(entity("Book", [attribute("name"), attribute("caption", id: "name")])))
        #expect(duplicate.migrationClass == .blocked && duplicate.inference.verdict == .blocked)
        #expect(duplicate.difference.changes.map(\.kind) == [.attributeAddedOptional, .duplicateRenamingID])
    }

    /// Row 49.
    @Test func equalModelsNeedNothing() {
        let book = model(entity("Book", [attribute("title")], links: [link("next", to: "Book")]))
        let step = MigrationClassifier().step(from: book, to: book)
        #expect(step.difference.isEmpty && step.migrationClass == .none && step.flags.isEmpty)
        #expect(step.findings.map(\.code) == [.schemaUnchanged])
    }

    /// An index needs no new version; the modifier that makes Core Data build it does.
    @Test func aVersionForAnIndexIsPointedOut() throws {
        let plain = model(entity("Book", [attribute("title")]))
        let indexed = { (edit: (inout ManagedObjectModel) -> Void) in
            var model = plain
            model.entities[0].attributes[0].isIndexed = true
            edit(&model)
            return model
        }
        let codes = { MigrationClassifier().step(from: plain, to: $0).findings.map(\.code) }
        #expect(codes(indexed { $0.entities[0].attributes[0].versionHashModifier = "2" }) == [.versionForIndex])
        #expect(
            codes(
                indexed {
                    $0.entities[0].versionHashModifier = "2"
                    $0.versionIdentifier = "2"
                }) == [.versionForIndex])
        #expect(codes(indexed { _ in }) == [.schemaUnchanged, .indexNotBuilt])
        let more = indexed {
            $0.entities[0].versionHashModifier = "2"
            $0.entities[0].attributes.append(attribute("isbn"))
        }
        #expect(!codes(more).contains(.versionForIndex))
    }

    /// Row 45: no hash of a composite is known, and the columns of stores change.
    @Test(arguments: [
        (["x", "y"], ["x", "y", "z"], MigrationClass.lightweight, [MigrationFlag.hashUnverified]),
        (["x", "y"], ["x"], .dataLoss, [.destructive, .hashUnverified]),
        (["x", "y"], ["x", "w"], .dataLoss, [.destructive, .hashUnverified]),
    ])
    func aCompositeWithOtherMembersMayChangeTheHash(
        _ old: [String], _ new: [String], _ expected: MigrationClass, _ flags: [MigrationFlag]
    ) throws {
        let place = attribute("place", .composite) { $0.compositeName = "Outer" }
        let version = { (members: [String]) in
            model(entity("Book", [place])) {
                var inner = composite("Inner")
                inner.attributes = members.map { attribute($0, .double) }
                $0.composites = [composite("Outer", attribute("in", .composite) { $0.compositeName = "Inner" }), inner]
            }
        }
        let step = MigrationClassifier().step(from: version(old), to: version(new))
        #expect(step.difference.altersHash && step.difference.leavesHashUnverified)
        #expect(step.difference.changes.filter(\.altersHash).map(\.modelPath) == ["Book.place"])
        #expect(step.migrationClass == expected && step.flags == Set(flags))
        #expect(step.difference.isDestructive == flags.contains(.destructive))
    }

    /// The stored value of a derived attribute is recomputed, and its type is not hashed.
    @Test func theTypeOfADerivedAttributeIsAChange() {
        let derived = { (type: AttributeType) in
            attribute("upper", type) {
                $0.isDerived = true
                $0.derivationExpression = "canonical:(title)"
            }
        }
        let step = MigrationClassifier().step(
            from: model(entity("Book", [attribute("title"), derived(.string)])),
            to: model(entity("Book", [attribute("title"), derived(.integer64)])))
        #expect(step.difference.changes.map(\.kind) == [.attributeTypeDerived] && !step.difference.altersHash)
        #expect(step.difference.changes.map(\.phrase) == ["type of the derived value: String -> Integer 64"])
    }

    /// The words describe the values of both versions.
    @Test func wordsForWhatBothVersionsHave() {
        func phrases(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> [String] {
            MigrationClassifier().step(from: old, to: new).difference.changes.map(\.phrase)
        }
        let shelf = { (edit: (inout RelationshipDescription) -> Void) in
            var link = link("shelf", to: "Book")
            edit(&link)
            return model(entity("Book", links: [link]))
        }
        #expect(phrases(shelf { _ in }, shelf { $0.isTransient = true }) == ["persistent to transient: Book"])
        #expect(phrases(shelf { $0.isTransient = true }, shelf { _ in }) == ["transient to persistent: Book"])
        let books = { (maximum: Int?) in
            var link = many("books", to: "Book")
            link.maximumCount = maximum
            return model(entity("Book", links: [link]))
        }
        #expect(phrases(books(nil), books(5)) == ["count changed: 0..* -> 0..5"])
        let empty = model(entity("Book")) { $0.configurations = [configuration("Local")] }
        let full = model(entity("Book")) { $0.configurations = [configuration("Local", "Book")] }
        #expect(phrases(full, empty) == ["configuration changed: Book -> no entities"])
    }

    /// Rows 11 and 31 depend on the user's options.
    @Test func unmeasuredRowsFollowTheOptions() {
        var options = MigrationOptions()
        options.convertsBooleansToNumbers = false
        options.keepsAnyLinkOfMany = true
        let classifier = MigrationClassifier(options: options)
        let number = classifier.step(
            from: model(entity("Book", [attribute("read", .boolean)])),
            to: model(entity("Book", [attribute("read", .integer16)])))
        #expect(number.migrationClass == .blocked && number.inference.verdict == .blocked)
        let one = classifier.step(
            from: model(entity("Book", links: [many("next", to: "Book")])),
            to: model(entity("Book", links: [link("next", to: "Book")])))
        #expect(one.migrationClass == .dataDependent && one.inference.conditions.map(\.check) == [.multiplicity])
    }

    @Test func everyKindOfChangeHasAFixture() {
        // The merge of trees cannot be the only change, and has its own tests.
        let missing = Set(SchemaChangeKind.allCases).subtracting(ChangeFixture.all.map(\.kind))
        #expect(missing == [.hierarchyMerged])
    }

    /// Table and inference are written separately and must agree.
    @Test(arguments: ChangeFixture.all)
    func theTableAgreesWithInference(_ fixture: ChangeFixture) {
        let step = MigrationClassifier().step(from: fixture.old, to: fixture.new)
        // If the hash is equal, nothing is inferred.
        guard fixture.altersHash else { return }
        #expect((step.migrationClass == .blocked) == (step.inference.verdict == .blocked))
        #expect(step.flags.contains(.dataDependent) == (step.inference.verdict == .dependsOnData))
    }

    @Test(arguments: ChangeFixture.all)
    func theOtherDirectionFindsSomethingAtTheSamePlace(_ fixture: ChangeFixture) {
        // A split in one direction is a merge in the other, and only the merge is a separate kind of change.
        let forth = ModelDiffer().difference(from: fixture.old, to: fixture.new).changes
        let back = ModelDiffer().difference(from: fixture.new, to: fixture.old).changes.filter {
            $0.kind != .hierarchyMerged
        }
        #expect(forth.map(\.oldEntity) == back.map(\.newEntity))
        #expect(forth.map(\.newProperty) == back.map(\.oldProperty))
        #expect(forth.map(\.altersHash) == back.map(\.altersHash))
    }
}
