import ModelcPresentation
import ModelcSchema
import Testing

/// The document contains everything that the schema can express.
@Suite struct CompletenessTests {
    private func rebuilt(_ model: ManagedObjectModel) throws -> ManagedObjectModel {
        let inspector = ModelInspector(Samples.versioned(model), showing: ["Library"])
        let document = try DocumentNode(parsing: try inspector.document())
        let version = try #require(try document.nodes("versions").first)
        return try ModelRebuilder.model(version)
    }

    @Test func theSampleSaysEverything() {
        let coverage = SchemaCoverage(of: CompleteModel.make())
        // The document shows the origin as the format of the version. What source does not tell has a position only.
        let unset = coverage.unsetProperties.filter {
            !$0.hasSuffix("ManagedObjectModel.origin") && !$0.hasSuffix("SchemaLocation.attribute")
        }
        #expect(unset.isEmpty, "set these in CompleteModel, and show them in the document")
        #expect(coverage.unknownTypes.isEmpty, "make these FreshlyMade in SchemaCoverage")
        #expect(coverage.types.count >= 20)
    }

    @Test func aModelCanBeRebuiltFromItsDocument() throws {
        let model = CompleteModel.make()
        let copy = try rebuilt(model)
        // In pieces first: the message for the whole is too large.
        for (left, right) in zip(copy.entities.flatMap(\.attributes), model.entities.flatMap(\.attributes)) {
            #expect(left == right)
        }
        #expect(copy.entities.flatMap(\.relationships) == model.entities.flatMap(\.relationships))
        #expect(copy.fetchRequests == model.fetchRequests)
        #expect(copy == model)
    }

    /// Every key exists when nothing is set.
    @Test func aBlankModelCanBeRebuiltFromItsDocument() throws {
        var entity = EntityDescription()
        entity.attributes = [AttributeDescription()]
        entity.relationships = [RelationshipDescription()]
        entity.fetchedProperties = [FetchedPropertyDescription()]
        entity.fetchIndexes = [FetchIndexDescription()]
        entity.fetchIndexes[0].elements = [FetchIndexElementDescription()]
        entity.compoundIndexes = [CompoundIndex()]
        entity.uniquenessConstraints = [UniquenessConstraint()]
        entity.userInfo = UserInfo([UserInfoEntry()])
        var model = ManagedObjectModel()
        model.entities = [entity]
        model.composites = [CompositeDescription()]
        model.fetchRequests = [FetchRequestDescription()]
        model.configurations = [ConfigurationDescription()]
        model.configurations[0].members = [NamedReference()]
        model.diagramElements = [DiagramElement()]
        #expect(try rebuilt(model) == model)
        #expect(try rebuilt(ManagedObjectModel()) == ManagedObjectModel())
    }
}

/// Finds parts of the schema that a sample does not set, by reflection, so that fields that are added to the schema
/// later are found as well.
struct SchemaCoverage {
    /// Stored properties (`EntityDescription.name`) that have their default value in every instance.
    var unsetProperties: [String] { allProperties.subtracting(setProperties).sorted() }
    /// Structures of the schema whose default instance is unknown to the test.
    private(set) var unknownTypes: Set<String> = []
    /// The structures of the schema that occur.
    private(set) var types: Set<String> = []

    private var allProperties: Set<String> = []
    private var setProperties: Set<String> = []

    init(of sample: ManagedObjectModel) { visit(sample) }

    private mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        let typeName = String(reflecting: type(of: value))
        if mirror.displayStyle == .struct, typeName.hasPrefix("ModelcSchema.") {
            types.insert(typeName)
            compare(mirror, typeName, fresh: (value as? any FreshlyMade).map { type(of: $0).fresh })
        }
        for child in mirror.children { visit(child.value) }
    }

    private mutating func compare(_ mirror: Mirror, _ typeName: String, fresh: Any?) {
        var defaults: [String: String] = [:]
        if let fresh {
            for child in Mirror(reflecting: fresh).children { defaults[child.label ?? ""] = text(of: child.value) }
        } else if !typeName.hasPrefix("ModelcSchema.VerbatimContent.") {
            // The private storage of `VerbatimContent` consists of lists, which are empty by default.
            unknownTypes.insert(typeName)
        }
        for child in mirror.children {
            let label = child.label ?? ""
            allProperties.insert("\(typeName).\(label)")
            let isDefault = fresh == nil ? isEmptyList(child.value) : defaults[label] == text(of: child.value)
            if !isDefault { setProperties.insert("\(typeName).\(label)") }
        }
    }

    private func isEmptyList(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .collection && mirror.children.isEmpty
    }

    private func text(of value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}

/// A structure that the test can create with nothing set.
protocol FreshlyMade {
    static var fresh: Self { get }
}

extension ManagedObjectModel: FreshlyMade { static var fresh: Self { Self() } }
extension EntityDescription: FreshlyMade { static var fresh: Self { Self() } }
extension AttributeDescription: FreshlyMade { static var fresh: Self { Self() } }
extension RelationshipDescription: FreshlyMade { static var fresh: Self { Self() } }
extension FetchedPropertyDescription: FreshlyMade { static var fresh: Self { Self() } }
extension FetchRequestDescription: FreshlyMade { static var fresh: Self { Self() } }
extension FetchIndexDescription: FreshlyMade { static var fresh: Self { Self() } }
extension FetchIndexElementDescription: FreshlyMade { static var fresh: Self { Self() } }
extension CompoundIndex: FreshlyMade { static var fresh: Self { Self() } }
extension UniquenessConstraint: FreshlyMade { static var fresh: Self { Self() } }
extension CompositeDescription: FreshlyMade { static var fresh: Self { Self() } }
extension ConfigurationDescription: FreshlyMade { static var fresh: Self { Self() } }
extension DiagramElement: FreshlyMade { static var fresh: Self { Self() } }
extension UserInfo: FreshlyMade { static var fresh: Self { Self() } }
extension UserInfoEntry: FreshlyMade { static var fresh: Self { Self() } }
extension NamedReference: FreshlyMade { static var fresh: Self { Self() } }
extension ToolsVersion: FreshlyMade { static var fresh: Self { Self("") } }
extension SourceUncertainty: FreshlyMade { static var fresh: Self { Self("", at: .fresh) } }
extension SchemaLocation: FreshlyMade { static var fresh: Self { Self(position: nil) } }
extension VerbatimContent: FreshlyMade { static var fresh: Self { Self() } }
extension VerbatimAttribute: FreshlyMade { static var fresh: Self { Self(name: "", value: "") } }
extension VerbatimElement: FreshlyMade { static var fresh: Self { Self(name: "") } }
