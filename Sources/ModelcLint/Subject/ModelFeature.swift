import ModelcSchema
import ModelcSettings

/// A feature of models that requires a minimum version of Xcode and of the operating systems.
enum ModelFeature: CaseIterable {
    case uniquenessConstraint
    case uuid
    case uri
    case fetchIndex
    case historyPreservation
    case derivedAttribute
    case cloudKit
    case cloudEncryption
    case composite
    case swiftData

    /// A platform whose deployment target is older than a feature requires.
    struct MissedSystem {
        /// The name of the platform, such as `iOS`.
        var system: String
        /// The first release of the platform that supports the feature.
        var needed: SystemVersion
        /// The project's deployment target for the platform.
        var target: SystemVersion
    }

    /// The oldest releases that support a feature.
    struct Requirement {
        var xcode: SystemVersion
        var iOS: SystemVersion
        var macOS: SystemVersion

        init(xcode: Int, iOS: Int, macOS: (Int, Int)) {
            self.xcode = SystemVersion(xcode)
            self.iOS = SystemVersion(iOS)
            self.macOS = SystemVersion(macOS.0, macOS.1)
        }

        /// Returns the first deployment target that is older than the feature, with the release that is required; nil
        /// if all targets are new enough. tvOS has the same release numbers as iOS. The release numbers of watchOS are
        /// those of iOS minus 7. visionOS has supported all features from its first release.
        func missed(by targets: DeploymentTargets) -> MissedSystem? {
            let systems = [
                ("iOS", iOS, targets.iOS), ("macOS", macOS, targets.macOS), ("tvOS", iOS, targets.tvOS),
                ("watchOS", SystemVersion(iOS.major - 7), targets.watchOS),
            ]
            for (system, needed, target) in systems {
                if let target, target < needed {
                    return MissedSystem(system: system, needed: needed, target: target)
                }
            }
            return nil
        }
    }

    /// The oldest releases that support the feature. Source of the iOS and macOS releases: the availability of the
    /// class or property in Apple's documentation. Source of the Xcode release: FormatModelXML §5.
    var requirement: Requirement {
        switch self {
        case .uniquenessConstraint: Requirement(xcode: 7, iOS: 9, macOS: (10, 11))
        case .uuid, .uri, .fetchIndex, .historyPreservation: Requirement(xcode: 9, iOS: 11, macOS: (10, 13))
        case .derivedAttribute, .cloudKit: Requirement(xcode: 11, iOS: 13, macOS: (10, 15))
        case .cloudEncryption: Requirement(xcode: 13, iOS: 15, macOS: (12, 0))
        case .composite, .swiftData: Requirement(xcode: 15, iOS: 17, macOS: (14, 0))
        }
    }

    /// The feature as a plural noun, such as `UUID attributes`. Messages use it as the subject of a sentence.
    var title: String {
        switch self {
        case .uniquenessConstraint: "uniqueness constraints"
        case .uuid: "UUID attributes"
        case .uri: "URI attributes"
        case .fetchIndex: "fetch indexes"
        case .historyPreservation: "attributes that are preserved in history after deletion"
        case .derivedAttribute: "derived attributes"
        case .cloudKit: "models that are used with CloudKit"
        case .cloudEncryption: "attributes that CloudKit encrypts"
        case .composite: "composite attributes"
        case .swiftData: "models that are used with SwiftData"
        }
    }

    /// Returns the first part of a model that uses the feature; nil if no part does.
    func firstUse(in model: ManagedObjectModel) -> FeatureUse? {
        firstPart(in: model).map { FeatureUse(feature: self, place: $0.place, selector: $0.selector) }
    }

    private typealias Part = (place: SchemaLocation, selector: ElementSelector)

    private func firstPart(in model: ManagedObjectModel) -> Part? {
        switch self {
        case .uniquenessConstraint:
            Self.first(in: model, \.uniquenessConstraints) { .uniqueness(entity: $0, $1.members.map(\.name)) }
        case .fetchIndex: Self.first(in: model, \.fetchIndexes) { .fetchIndex(entity: $0, $1.name) }
        case .uuid: Self.firstAttribute(in: model) { $0.type == .uuid }
        case .uri: Self.firstAttribute(in: model) { $0.type == .uri }
        case .historyPreservation: Self.firstAttribute(in: model, where: \.preservesValueOnDeletion)
        case .derivedAttribute: Self.firstAttribute(in: model, where: \.isDerived)
        case .cloudEncryption: Self.firstAttribute(in: model, where: \.allowsCloudEncryption)
        case .composite: Self.firstAttribute(in: model) { $0.type == .composite }
        case .cloudKit:
            model.isUsedWithCloudKit ? (SchemaLocation(model, attribute: "usedWithCloudKit"), .model) : nil
        case .swiftData:
            model.isUsedWithSwiftData ? (SchemaLocation(model, attribute: "usedWithSwiftData"), .model) : nil
        }
    }

    private static func first<Element: SourceElement>(
        in model: ManagedObjectModel, _ elements: (EntityDescription) -> [Element],
        _ selector: (String, Element) -> ElementSelector
    ) -> Part? {
        for entity in model.entities {
            guard let found = elements(entity).first else { continue }
            return (SchemaLocation(found), selector(entity.name, found))
        }
        return nil
    }

    private static func firstAttribute(
        in model: ManagedObjectModel, where hasFeature: (AttributeDescription) -> Bool
    ) -> Part? {
        for entity in model.entities {
            guard let found = entity.attributes.first(where: hasFeature) else { continue }
            return (SchemaLocation(found), .property(entity: entity.name, found.name))
        }
        return nil
    }
}

/// A feature, and the first part of a model that uses it.
struct FeatureUse {
    var feature: ModelFeature
    var place: SchemaLocation
    var selector: ElementSelector

    var requirement: ModelFeature.Requirement { feature.requirement }

    /// The feature and its first use, such as `UUID attributes such as Ship.identifier`. If the model as a whole uses
    /// the feature, only the feature.
    var title: String { selector == .model ? feature.title : "\(feature.title) such as \(selector)" }
}
