import ModelcSchema
import ModelcTestSupport
import Testing

/// One change of a model.
struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (inout ManagedObjectModel) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout ManagedObjectModel) -> Void) {
        testDescription = name
        self.apply = apply
    }

    static func attribute(_ name: String, _ edit: @escaping @Sendable (inout AttributeDescription) -> Void) -> Change {
        Change(name) { edit(&$0.entities[0].attributes[0]) }
    }

    static func relationship(
        _ name: String, _ edit: @escaping @Sendable (inout RelationshipDescription) -> Void
    ) -> Change {
        Change(name) { edit(&$0.entities[0].relationships[0]) }
    }

    static func entity(_ name: String, _ edit: @escaping @Sendable (inout EntityDescription) -> Void) -> Change {
        Change(name) { edit(&$0.entities[0]) }
    }
}

/// The changes that change a hash and those that do not, row by row of FormatVersionHash §2, §3 and §5.
@Suite struct HashedFeatureTests {
    private static let base = model(
        entity(
            "Book", [attribute("title", optional: false), attribute("isbn")],
            links: [
                relationship("shelf", to: "Shelf", inverse: "books"),
                relationship("copies", to: "Shelf"),
            ]),
        entity("Shelf", [attribute("name")], links: [relationship("books", to: "Book", inverse: "shelf")]))

    static let hashed = [
        Change.attribute("name") { $0.name = "heading" },
        .attribute("optional") { $0.isOptional = true },
        .attribute("transient") { $0.isTransient = true },
        .attribute("modifier") { $0.versionHashModifier = "2" },
        .attribute("type") { $0.type = .uri },
        .attribute("preserved after deletion") { $0.preservesValueOnDeletion = true },
        .attribute("external storage") { $0.allowsExternalStorage = true },
        .attribute("derived") {
            $0.isDerived = true
            $0.derivationExpression = "now()"
        },
        .relationship("relationship optional") { $0.isOptional = true },
        .relationship("relationship transient") { $0.isTransient = true },
        .relationship("relationship modifier") { $0.versionHashModifier = "2" },
        .relationship("destination") {
            $0.destinationName = "Book"
            $0.inverseEntityName = "Shelf"
        },
        .relationship("no inverse") {
            $0.inverseName = nil
            $0.inverseEntityName = nil
        },
        .relationship("maximum") { $0.maximumCount = 1 },
        .relationship("minimum") { $0.minimumCount = 1 },
        .relationship("ordered") { $0.isOrdered = true },
        .entity("another attribute") { $0.attributes.append(ModelcTestSupport.attribute("subtitle")) },
        .entity("an attribute less") { $0.attributes.removeLast() },
        .entity("abstract") { $0.isAbstract = true },
        .entity("parent") { $0.parentName = "Shelf" },
        .entity("uniqueness") { $0.uniquenessConstraints = [constraint("isbn")] },
        .entity("entity modifier") { $0.versionHashModifier = "2" },
    ]

    @Test(arguments: hashed)
    func aChangeThatIsHashed(change: Change) throws {
        var changed = HashedFeatureTests.base
        change.apply(&changed)
        let old = try #require(HashedFeatureTests.base.hashes["Book"]?.hash)
        let new = try #require(changed.hashes["Book"]?.hash)
        #expect(old != new)
        // Everything that is hashed is also described in words, so that changes can be named.
        let words = { (model: ManagedObjectModel) in
            model.hashes["Book"].map { book in
                [book.facts] + book.properties.filter(\.isPartOfEntity).map { [$0.name] + $0.facts }
            }
        }
        #expect(words(HashedFeatureTests.base) != words(changed))
    }

    static let notHashed = [
        Change.attribute("default") { $0.defaultValueText = "Untitled" },
        .attribute("default date") { $0.defaultDateInterval = 0 },
        .attribute("minimum value") { $0.minimumValueText = "1" },
        .attribute("maximum value") { $0.maximumValueText = "9" },
        .attribute("regular expression") { $0.regularExpression = "[a-z]+" },
        .attribute("scalar choice") { $0.usesScalarValue = true },
        .attribute("value transformer") { $0.valueTransformerName = "T" },
        .attribute("custom class") { $0.customClassName = "C" },
        .attribute("indexed") { $0.isIndexed = true },
        .attribute("renaming identifier") { $0.renamingIdentifier = "name" },
        .attribute("syncable") { $0.isSyncable = true },
        .attribute("spotlight") { $0.isIndexedBySpotlight = true },
        .attribute("truth file") { $0.isStoredInTruthFile = true },
        .attribute("user info") { $0.userInfo = UserInfo() },
        .attribute("empty modifier") { $0.versionHashModifier = "" },
        .relationship("delete rule") { $0.deleteRule = .cascade },
        .relationship("to-many as such") { $0.isToMany = true },
        .relationship("relationship renaming identifier") { $0.renamingIdentifier = "rack" },
        .entity("class name") { $0.representedClassName = ".Volume" },
        .entity("renaming identifier of the entity") { $0.renamingIdentifier = "Volume" },
        .entity("code generation") { $0.codeGenerationType = .category },
        .entity("fetch index") { $0.fetchIndexes = [FetchIndexDescription()] },
        .entity("compound index") { $0.compoundIndexes = [CompoundIndex()] },
        .entity("syncable entity") { $0.isSyncable = true },
        .entity("fetched property") { $0.fetchedProperties = [FetchedPropertyDescription()] },
        .entity("transient attribute") {
            $0.attributes.append(ModelcTestSupport.attribute("cover") { $0.isTransient = true })
        },
        .entity("order of the attributes") { $0.attributes.reverse() },
        Change("fetch request") { $0.fetchRequests = [FetchRequestDescription()] },
        Change("configuration") { $0.configurations = [ConfigurationDescription()] },
        Change("version identifier") { $0.versionIdentifier = "1.0" },
        Change("CloudKit") { $0.isUsedWithCloudKit = true },
        Change("SwiftData") { $0.isUsedWithSwiftData = true },
        Change("order of the entities") { $0.entities.reverse() },
    ]

    @Test(arguments: notHashed)
    func aChangeThatIsNotHashed(change: Change) {
        var changed = HashedFeatureTests.base
        change.apply(&changed)
        #expect(changed != HashedFeatureTests.base || change.testDescription == "user info")
        let (old, new) = (HashedFeatureTests.base.hashes, changed.hashes)
        #expect(old["Book"]?.hash == new["Book"]?.hash)
        #expect(old.checksum == new.checksum && old.digest == new.digest && new.isVerified)
    }

    /// Each of the 16 types has a different hash.
    @Test func typesDiffer() {
        let hashes = AttributeType.allCases.compactMap { model(entity("E", [attribute("a", $0)])).hashes["E"]?.hash }
        #expect(hashes.count == 16 && Set(hashes).count == 16)
    }

    /// Of a derived attribute only the expression is hashed.
    @Test func nameAndTypeOfADerivedAttributeAreNotHashed() {
        let derived = { (name: String, type: AttributeType, isOptional: Bool) in
            model(
                entity(
                    "E",
                    [
                        attribute(name, type) {
                            $0.isDerived = true
                            $0.derivationExpression = "now()"
                            $0.isOptional = isOptional
                        }
                    ])
            ).hashes["E"]?.hash
        }
        #expect(derived("a", .date, true) == derived("b", .double, false))
    }

    /// A number that is too large keeps its last 32 bits: NSIntegerMax becomes four bytes of ones.
    @Test func largeCountsAreCut() {
        let counted = { (count: Int) in
            model(entity("E", links: [relationship("all", to: "E") { $0.maximumCount = count }])).hashes["E"]?.hash
        }
        #expect(counted(.max) == counted(0xFFFF_FFFF))
        #expect(counted(.max) != counted(0))
    }
}
