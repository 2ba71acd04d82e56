import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The input of the rules in addition to the model. If a value is nil, it is unknown, and rules that need it report
/// nothing.
package struct LintContext: Sendable {
    /// The bundle's name without extension.
    package var bundleName: String?
    /// The version's name without extension.
    package var versionName: String?
    /// Whether the rules about CloudKit apply, and to which entities.
    package var cloudKit = PlatformUse.automatic
    /// Whether the rules about SwiftData apply, and to which entities.
    package var swiftData = PlatformUse.automatic
    /// The deployment targets of the project.
    package var deployment = DeploymentTargets()
    /// The classes that the project's source code declares; nil if no source was scanned.
    package var declaredClasses: [DeclaredClass]?
    /// The names of the entities for which modelc is configured to generate classes; nil if unknown.
    package var generatedEntities: Set<String>?
    /// The other models of the project for which Xcode generates classes; nil if other models are not considered. The
    /// list contains only models that this run has already checked, so that a conflict between two models is reported
    /// once.
    package var otherModels: [XcodeClasses]?
    /// The versions and classes in SwiftData source; nil if there are none. For a model in Swift source, its own
    /// source; for any other model, the source of the `@Model` classes in the same project.
    package var swiftSource: SwiftDataSource?
    /// The SwiftData source of the released git revision or copy, whose findings are not new; nil if there is none.
    package var releasedSwiftSource: SwiftDataSource?
    /// The findings of the version rules in this file; nil if versions were not compared.
    package var versionFindings: VersionFindings?
    /// The options that differ from the default. Keys: the id of the rule, then the name of the option.
    var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    package init() {}
}

extension DeploymentTargets {
    /// True if at least one of the deployment targets for iOS and macOS is known, and none of the known ones is older
    /// than the given version. Targets for tvOS, watchOS and visionOS are not checked, because their release numbers
    /// are too different.
    func areAtLeast(iOS wantedIOS: SystemVersion, macOS wantedMacOS: SystemVersion) -> Bool {
        let known = [(iOS, wantedIOS), (macOS, wantedMacOS)].compactMap { target, wanted in target.map { $0 >= wanted }
        }
        return !known.isEmpty && !known.contains(false)
    }

    /// Returns the first deployment target that is older than a feature, such as `iOS 10.0`; nil if there is none, or
    /// if the deployment targets are not known.
    ///
    /// - Parameter feature: the first releases that support the feature.
    func systemBefore(_ feature: DeploymentTargets) -> String? {
        let systems = [
            ("iOS", iOS, feature.iOS), ("macOS", macOS, feature.macOS), ("tvOS", tvOS, feature.tvOS),
            ("watchOS", watchOS, feature.watchOS), ("visionOS", visionOS, feature.visionOS),
        ]
        return systems.lazy.compactMap { name, target, first in
            guard let target, let first, target < first else { return nil }
            return "\(name) \(target)"
        }.first
    }

    private init(iOS: SystemVersion, macOS: SystemVersion, tvOS: SystemVersion, watchOS: SystemVersion) {
        self.init()
        (self.iOS, self.macOS, self.tvOS, self.watchOS) = (iOS, macOS, tvOS, watchOS)
    }

    /// The first releases that support fetch indexes. Source: Apple's documentation of NSFetchIndexDescription.
    static let fetchIndexes = DeploymentTargets(
        iOS: SystemVersion(11), macOS: SystemVersion(10, 13), tvOS: SystemVersion(11), watchOS: SystemVersion(4))

    /// The first releases that support NSSecureUnarchiveFromDataTransformer. Source: Apple's documentation.
    static let secureTransformers = DeploymentTargets(
        iOS: SystemVersion(12), macOS: SystemVersion(10, 14), tvOS: SystemVersion(12), watchOS: SystemVersion(5))
}

/// The classes that Xcode generates for a model.
package struct XcodeClasses: Hashable, Sendable {
    /// The path of the model, as shown in messages.
    package private(set) var path: String
    /// How closely the model is related to the model that is checked.
    package var nearness = Nearness.project
    /// The classes and their modules.
    private var classes: Set<ClassReference>

    /// - Returns: nil if Xcode generates no class for the model.
    package init?(of model: ManagedObjectModel, at path: String) {
        self.init(Set(model.entities.compactMap(XcodeClasses.generated)), at: path)
    }

    /// - Parameter names: the names of classes in the model's own module.
    init?(named names: [String], at path: String) {
        self.init(Set(names.map { ClassReference(module: nil, name: $0) }), at: path)
    }

    private init?(_ classes: Set<ClassReference>, at path: String) {
        guard !classes.isEmpty else { return nil }
        self.path = path
        self.classes = classes
    }

    /// How closely two models are related: whether both are built for the same target.
    package enum Nearness: Hashable, Sendable {
        /// Both models are in the same target.
        case target
        /// Both models are in the same project. The targets of the project are not known.
        case project
        /// The models are in a folder without a project.
        case folder
    }

    /// Returns the severity of a conflict with another model that has the same classes; nil if the two models are
    /// hardly ever built together. If all classes are equal, one model counts as a copy of the other, and the severity
    /// is higher.
    package func severity(besides model: ManagedObjectModel) -> Severity? {
        let isCopy = Set(model.entities.compactMap(XcodeClasses.generated)) == classes
        return switch nearness {
        case .target: .warning
        case .project: isCopy ? .warning : .note
        case .folder: isCopy ? .warning : nil
        }
    }

    /// The names of the classes, sorted.
    var names: [String] { classes.map(\.name).inByteOrder() }

    /// Returns the entities of another model whose classes Xcode generates for this model too, in file order.
    package func entitiesAgain(in model: ManagedObjectModel) -> [EntityDescription] {
        model.entities.filter { entity in
            XcodeClasses.generated(entity).map(classes.contains) ?? false
        }
    }

    /// Returns the message about another model with the same classes.
    ///
    /// - Parameter entities: the entities whose classes are generated twice.
    package func message(about entities: [EntityDescription]) -> String {
        let names = TerminalText.list(entities.compactMap(\.className?.name))
        let noun = entities.count == 1 ? "the class" : "the classes"
        return
            "Xcode generates \(noun) \(names) for this model and for '\(TerminalText.escaped(path))'; in one target, the "
            + "build stops with duplicate symbols"
    }

    /// Returns the class of an entity for which Xcode generates the class or its properties; nil if Xcode generates
    /// neither.
    private static func generated(_ entity: EntityDescription) -> ClassReference? {
        guard entity.codeGenerationType != nil, let name = entity.className else { return nil }
        return switch name.module {
        case .unspecified, .current: ClassReference(module: nil, name: name.name)
        case .named(let module): ClassReference(module: module, name: name.name)
        }
    }
}

/// A class and its module. Without a module, the class belongs to the model's own module.
private struct ClassReference: Hashable, Sendable {
    var module: String?
    var name: String
}
