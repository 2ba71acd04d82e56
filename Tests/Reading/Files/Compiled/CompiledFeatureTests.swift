import ModelcCompiledModels
import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema
import ModelcTestSupport
import Testing

/// Each feature whose compiled form is unproven is noted if a model uses it.
@Suite struct CompiledFeatureTests {
    private func features(_ model: ManagedObjectModel) -> Set<CompiledFeature> {
        Set(ModelCompiler().compile(model).uses.map(\.feature))
    }

    private func features(of attribute: AttributeDescription) -> Set<CompiledFeature> {
        features(model(entity("Book", [attribute])))
    }

    private func features(ofRequest edit: (inout FetchRequestDescription) -> Void) -> Set<CompiledFeature> {
        var request = FetchRequestDescription()
        request.name = "books"
        request.entityName = "Book"
        edit(&request)
        return features(model(entity("Book", ["title"])) { $0.fetchRequests = [request] })
    }

    private func features(ofIndex edit: (inout FetchIndexDescription) -> Void) -> Set<CompiledFeature> {
        var element = FetchIndexElementDescription()
        element.propertyName = "title"
        var index = FetchIndexDescription()
        index.name = "byTitle"
        index.elements = [element]
        edit(&index)
        return features(model(entity("Book", ["title"]) { $0.fetchIndexes = [index] }))
    }

    @Test func attributes() {
        #expect(features(of: "title").isEmpty)
        #expect(features(of: attribute("a") { $0.regularExpression = "x*" }) == [.validationPattern])
        #expect(features(of: attribute("a") { $0.versionHashModifier = "2" }) == [.propertyModifier])
        #expect(features(of: attribute("a") { $0.allowsCloudEncryption = true }) == [.cloudEncryption])
        #expect(features(of: attribute("a") { $0.type = .objectID }) == [.objectIDAttribute])
        #expect(features(of: attribute("a") { $0.type = .composite }) == [.compositeAttribute])
        #expect(features(of: attribute("a") { $0.allowsExternalStorage = true }) == [.externalStorage])
    }

    private static let boundTexts: [(AttributeType, String, Set<CompiledFeature>)] = [
        (.string, "1", [.validationBounds]), (.string, "some", [.validationValue]), (.boolean, "1", []),
        (.integer16, "-3", [.validationBounds]), (.integer16, "7.0", [.validationBounds]),
        (.integer16, "0.5", [.validationValue]), (.decimal, "12", [.validationBounds]),
        (.decimal, "0.5", [.decimalFraction]), (.double, "0.5", [.validationBounds]),
        (.double, "inf", [.validationValue]), (.uuid, "1", []),
    ]

    @Test(arguments: Self.boundTexts)
    func bounds(_ type: AttributeType, _ text: String, _ expected: Set<CompiledFeature>) {
        let bounded = attribute("a") {
            $0.type = type
            $0.minimumValueText = text
        }
        #expect(features(of: bounded) == expected)
    }

    private static let defaultTexts: [(AttributeType, String, Set<CompiledFeature>)] = [
        (.integer16, "32767", []), (.integer16, "32768", [.unfitDefault]), (.integer16, "YES", [.lenientDefault]),
        (.integer32, "-2147483649", [.unfitDefault]), (.integer64, "9223372036854775807", []),
        (.integer64, "9223372036854775808", [.unfitDefault]), (.double, "inf", [.unfitDefault]),
        (.double, "nan", [.unfitDefault]), (.double, "1e300", []), (.float, "1e300", [.unfitDefault]),
        (.uuid, "9B6C", [.opaqueDefault]), (.boolean, "maybe", [.unfitDefault]), (.boolean, "YES", []),
    ]

    @Test(arguments: Self.defaultTexts)
    func defaults(_ type: AttributeType, _ text: String, _ expected: Set<CompiledFeature>) {
        let preset = attribute("a") {
            $0.type = type
            $0.defaultValueText = text
        }
        #expect(features(of: preset) == expected)
    }

    private static let decimalTexts: [(String, Set<CompiledFeature>)] = [
        ("0.0", []), ("0", []), ("12.50", [.decimalDefault]), ("-3", [.decimalDefault]),
        ("twelve", [.unfitDefault]), ("1e999", [.unfitDefault]),
    ]

    /// An `NSDecimal` without digits and with a sign is not a number.
    @Test(arguments: [("-0", "0"), ("-0.00", "0.00"), ("1E5", "1e5")])
    func decimalsAreRead(_ text: String, _ written: String) throws {
        let decimal = try #require(CompiledDecimal(text))
        #expect(decimal == CompiledDecimal(written))
    }

    @Test(arguments: Self.decimalTexts)
    func decimals(_ text: String, _ expected: Set<CompiledFeature>) {
        let decimal = attribute("a") {
            $0.type = .decimal
            $0.defaultValueText = text
        }
        #expect(features(of: decimal) == expected)
    }

    /// Trailing zeros become part of the exponent; those of a zero remain.
    @Test(arguments: [
        ("12.50", "12.5"), ("0.0", "0.0"), ("0", "0"), ("-3", "-3"), ("0.001", "0.001"), ("50", "50"), ("5e2", "500"),
        ("1e40", "1e40"), ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ])
    func decimalsKeepTheirDigits(_ text: String, _ expected: String) throws {
        let decimal = attribute("a") {
            $0.type = .decimal
            $0.defaultValueText = text
        }
        let bytes = ModelCompiler().compile(model(entity("Book", [decimal]))).bytes
        let files = ModelFiles.memory(MemoryFiles(["M.mom": .file(bytes)]))
        let read = ModelReader(files: files).read("M.mom").selectedVersion?.model
        #expect(read?.entities.first?.attributes.first?.defaultValueText == expected)
    }

    /// Fifty is stored as 5 with an exponent of 1, as in Foundation.
    @Test func decimalsAreCompact() throws {
        let decimal = attribute("a") {
            $0.type = .decimal
            $0.defaultValueText = "50"
        }
        let archive = try KeyedArchive(bytes: ModelCompiler().compile(model(entity("Book", [decimal]))).bytes)
        let value = try #require(
            archive.objects.indices.lazy.compactMap { try? archive.object(at: $0) }
                .first { $0.isKind(of: "NSDecimalNumber") })
        #expect(try value.integer("NS.exponent") == 1 && value.integer("NS.length") == 1)
        #expect(try value.boolean("NS.compact") == true && value.data("NS.mantissa")?.first == 5)
    }

    private static let derivationTexts: [(String, Set<CompiledFeature>)] = [
        ("now()", []), ("canonical:(title)", []), ("books.@count", []),
        ("lowercase:(title)", [.derivedFunction]), ("books.@sum.price", [.derivedExpression]),
        ("1 + 2", [.derivedExpression]), ("", [.derivedExpression]),
    ]

    @Test(arguments: Self.derivationTexts)
    func derivations(_ text: String, _ expected: Set<CompiledFeature>) {
        let derived = attribute("a") {
            $0.isDerived = true
            $0.derivationExpression = text
        }
        #expect(features(of: derived) == expected)
    }

    private static let predicateTexts: [(String, Set<CompiledFeature>)] = [
        ("title == $TITLE", []), ("title == \"a\" OR title == 1", []), ("title == NULL", [.predicateForm]),
        ("title == $A AND title == $B", [.predicateForm]), ("title ==[cd] $A", [.predicateForm]),
        ("ANY title == 1", [.predicateForm]), ("title > 3", [.predicateForm]), ("title <= 3", [.predicateForm]),
        ("title CONTAINS[c] $A", [.predicateForm]),
        ("ANY title CONTAINS $A", [.unsupportedPredicate]), ("title != 3", [.unsupportedPredicate]),
        ("title IN $A", [.unsupportedPredicate]), ("TRUEPREDICATE", [.unsupportedPredicate]),
        ("title ==", [.unreadablePredicate]),
    ]

    @Test(arguments: Self.predicateTexts)
    func predicates(_ text: String, _ expected: Set<CompiledFeature>) {
        #expect(features(ofRequest: { $0.predicate = text }) == expected)
    }

    @Test func fetchRequests() {
        #expect(features(ofRequest: { _ in }).isEmpty)
        #expect(features(ofRequest: { $0.fetchLimit = 3 }) == [.fetchLimits])
        #expect(features(ofRequest: { $0.resultType = .count }) == [.countRequest])
        #expect(features(ofRequest: { $0.includesSubentities = false }) == [.fetchFlags])
        let both = features(ofRequest: {
            $0.includesSubentities = false
            $0.returnsObjectsAsFaults = false
        })
        #expect(both.isEmpty)
    }

    @Test func indexes() {
        #expect(features(ofIndex: { _ in }).isEmpty)
        #expect(features(ofIndex: { $0.partialIndexPredicate = "a == 1" }) == [.partialIndex])
        #expect(features(ofIndex: { $0.elements[0].propertyName = nil }) == [.expressionIndex])
        #expect(features(ofIndex: { $0.elements[0].collation = .rTree }) == [.spatialIndex])
        #expect(features(ofIndex: { $0.elements[0].order = .descending }) == [.descendingIndex])
        let compound = entity("Book", ["title"]) { $0.compoundIndexes = [CompoundIndex()] }
        #expect(features(model(compound)) == [.compoundIndex])
    }

    /// No file of Apple's compiler contains these together.
    @Test func combinationsWithoutASample() {
        var constraint = UniquenessConstraint()
        constraint.members = [NamedReference(name: "title")]
        let twice = entity("Book", ["title"]) { $0.uniquenessConstraints = [constraint, constraint] }
        #expect(features(model(twice)) == [.severalConstraints])
        let once = entity("Book", ["title"]) { $0.uniquenessConstraints = [constraint] }
        #expect(features(model(once)).isEmpty)
        var element = FetchIndexElementDescription()
        element.propertyName = "title"
        var index = FetchIndexDescription()
        index.name = "byTitle"
        index.elements = [element]
        let mixed = entity("Book", ["title", attribute("code") { $0.isIndexed = true }]) { $0.fetchIndexes = [index] }
        #expect(features(model(mixed)) == [.mixedIndexes])
        let derived = attribute("a") {
            $0.isDerived = true
            $0.derivationExpression = "now()"
        }
        #expect(features(of: derived).isEmpty)
        var transient = derived
        transient.isTransient = true
        #expect(features(of: transient) == [.transientDerived])
        var preset = derived
        preset.defaultValueText = "1"
        #expect(features(of: preset) == [.derivedDefault])
    }

    /// Core Data uses only the maximum count: a to-one relationship without it would be compiled to a to-many one.
    @Test func countsThatDoNotSayWhatToManySays() {
        let counts: [(isToMany: Bool, maximum: Int?, expected: Set<CompiledFeature>)] = [
            (false, 1, []), (false, nil, [.relationshipCount]), (false, 5, [.relationshipCount]),
            (true, nil, []), (true, 5, []), (true, 1, [.relationshipCount]),
        ]
        for count in counts {
            let shelf = link("shelf", to: "Book") {
                $0.isToMany = count.isToMany
                $0.maximumCount = count.maximum
            }
            #expect(features(model(entity("Book", links: [shelf]))) == count.expected, "\(count)")
        }
        let transient = link("shelf", to: "Book") { $0.isTransient = true }
        #expect(features(model(entity("Book", links: [transient]))) == [.transientRelationship])
    }

    @Test func entitiesAndRelationships() {
        #expect(features(model(entity("Book") { $0.versionHashModifier = "2" })) == [.entityModifier])
        let denied = entity("Book", links: [link("shelf", to: "Book") { $0.deleteRule = .deny }])
        #expect(features(model(denied)) == [.denyRule])
    }

    /// Omitting a hashed feature would give a model that cannot open stores of the original.
    @Test func whatEntersAHashIsNeverLeftOut() {
        let hashed: Set<CompiledFeature> = [
            .propertyModifier, .compositeAttribute, .objectIDAttribute, .cloudEncryption, .derivedExpression,
            .unreadablePredicate,
        ]
        for feature in hashed { #expect(!feature.canBeLeftOut) }
        for feature in CompiledFeature.allCases where feature.grade != .unknown { #expect(!feature.canBeLeftOut) }
    }

    @Test func aRequestWithAnUnknownPredicateIsMissing() throws {
        var request = FetchRequestDescription()
        request.name = "books"
        request.predicate = "title != 3"
        let source = model(entity("Book", ["title"])) { $0.fetchRequests = [request] }
        let root = try KeyedArchive(bytes: ModelCompiler().compile(source).bytes).rootObject()
        #expect(try root.value("NSFetchRequestTemplates") == .null)
    }
}
