import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// An open case of FormatVersionHash §7, and its expected computation.
struct OpenCase: CustomTestStringConvertible, Sendable {
    let feature: UnverifiedHashFeature
    let model: ManagedObjectModel
    var testDescription: String { feature.rawValue }

    static let all = [
        OpenCase(
            feature: .derivedExpression,
            model: ModelcTestSupport.model(entity("Main", [derived("a", "total + 1")]))),
        OpenCase(
            feature: .uniqueness,
            model: ModelcTestSupport.model(
                entity("Main", [attribute("a"), attribute("b")]) {
                    $0.uniquenessConstraints = [constraint("b"), constraint("a")]
                })),
        OpenCase(
            feature: .preserveExternal,
            model: ModelcTestSupport.model(
                entity(
                    "Main",
                    [
                        attribute("a", .binary) {
                            $0.preservesValueOnDeletion = true
                            $0.allowsExternalStorage = true
                        }
                    ]))),
        OpenCase(
            feature: .cloudEncryption,
            model: ModelcTestSupport.model(entity("Main", [attribute("a") { $0.allowsCloudEncryption = true }]))),
        OpenCase(
            feature: .composite, model: ModelcTestSupport.model(entity("Main", [attribute("a", .composite)]))),
        OpenCase(
            feature: .objectID, model: ModelcTestSupport.model(entity("Main", [attribute("a", .objectID)]))),
        OpenCase(
            feature: .sortOrder,
            model: ModelcTestSupport.model(entity("Main", [attribute("line10"), attribute("line2")]))),
        OpenCase(feature: .nonASCII, model: ModelcTestSupport.model(entity("Main", [attribute("größe")]))),
        OpenCase(
            feature: .selfInverse,
            model: ModelcTestSupport.model(
                entity("Main", links: [relationship("friends", to: "Main", inverse: "friends") { $0.isToMany = true }]))
        ),
        OpenCase(feature: .swiftSource, model: uncertain(ModelcTestSupport.model(entity("Main", [attribute("a")])))),
    ]

    private static func uncertain(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        model.uncertainties = [
            SourceUncertainty(
                "it is not known how it is stored", entityName: "Main", propertyName: "a",
                at: SchemaLocation(position: nil))
        ]
        return model
    }

    private static func derived(_ name: String, _ expression: String) -> AttributeDescription {
        attribute(name) {
            $0.isDerived = true
            $0.derivationExpression = expression
        }
    }
}

@Suite struct UnverifiedTests {
    @Test func everyFeatureHasACase() {
        #expect(OpenCase.all.map(\.feature) == UnverifiedHashFeature.allCases)
    }

    /// The entity, its children, and everything computed from them are marked; the rest is not.
    @Test(arguments: OpenCase.all)
    func aMarkIsHandedOn(openCase: OpenCase) throws {
        var model = openCase.model
        model.entities += [entity("Child", parent: "Main"), entity("Other", [attribute("x")])]
        let hashes = model.hashes
        #expect(hashes["Main"]?.features == [openCase.feature])
        #expect(hashes["Child"]?.features.first == openCase.feature)
        #expect(hashes["Other"]?.isVerified == true)
        #expect(hashes["Main"]?.hash != nil && hashes["Main"]?.isVerified == false)
        #expect(hashes["Child"]?.isVerified == false && !hashes.isVerified && hashes.checksum != nil)
    }

    @Test(arguments: OpenCase.all)
    func oneDiagnosticForAnEntityAndAFeature(openCase: OpenCase) throws {
        let diagnostics = openCase.model.hashes.diagnostics { _ in SourceLocation(path: "contents") }
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id.rawValue == "hash-unverified/\(openCase.feature.rawValue)")
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.message.contains("unverified"))
        #expect(diagnostic.modelPath?.hasPrefix("Main") == true)
    }

    /// A property that is not hashed cannot make a hash uncertain.
    @Test func transientPropertiesAreNoQuestion() {
        let hashes = model(
            entity(
                "Main",
                [
                    attribute("größe") { $0.isTransient = true },
                    attribute("b", .composite) { $0.isTransient = true },
                ])
        ).hashes
        #expect(hashes.isVerified)
    }

    @Test func checksumAndDigestHaveAnOrderToo() {
        let hashes = model(entity("Page10"), entity("Page9")).hashes
        #expect(hashes.entities.allSatisfy { $0.isVerified })
        #expect(!hashes.isVerified && hashes.reasons.map(\.feature) == [.sortOrder])
    }

    @Test(arguments: [
        (["line1", "line2", "line3"], true), (["line2", "line10"], false), (["a2b", "a10"], false),
        (["a", "a1", "a12"], true), (["line10", "lineb"], true), (["a01", "a1"], true), (["x9y", "x9z"], true),
    ])
    func namesInWhichANumberMatters(names: [String], isEstablished: Bool) {
        let hashes = model(entity("Main", names.map { attribute($0) })).hashes
        #expect(hashes.isVerified == isEstablished)
    }

    /// The texts of FormatVersionHash §2.2, and whether their hash is certain.
    @Test(arguments: [
        ("now()", "now()", true), ("canonical:(title)", "canonical:(title)", true),
        ("tasks.@count", "count:(tasks)", true), ("a.tasks.@count", "count:(a.tasks)", false),
        ("items.@sum.price", "sum:(items.price)", false), ("items.price.@max", "max:(items.price)", false),
        ("lowercase:(title)", "lowercase:(title)", false), ("owner.name", "owner.name", false),
        ("canonical:(a.b)", "canonical:(a.b)", false), ("canonical:( a)", "canonical:( a)", false),
        ("", "", false), ("@count", "@count", false), ("a.@sum.@min.b", "a.@sum.@min.b", false),
    ])
    func derivations(expression: String, text: String, isEstablished: Bool) throws {
        let derived = attribute("d") {
            $0.isDerived = true
            $0.derivationExpression = expression
        }
        let main = try #require(model(entity("Main", [derived])).hashes["Main"])
        #expect(main["d"]?.facts == ["derived \(text)"])
        #expect(main.isVerified == isEstablished)
    }

    /// Every kind of person has a friend: the inverse is the same relationship, reached through a child or a parent.
    @Test func selfInverseThroughInheritance() {
        let friend = { (destination: String) in
            relationship("friend", to: destination, inverse: "friend")
        }
        let down = model(entity("Person", links: [friend("Pupil")]), entity("Pupil", parent: "Person")).hashes
        #expect(down["Person"]?.features == [.selfInverse])
        #expect(down["Person"]?["friend"]?.facts == ["to Pupil"])
        let same = model(entity("Person", links: [friend("Person")]), entity("Pupil", parent: "Person")).hashes
        #expect(same["Person"]?.isVerified == true)
        #expect(same["Pupil"]?.features == [.selfInverse])
    }
}
