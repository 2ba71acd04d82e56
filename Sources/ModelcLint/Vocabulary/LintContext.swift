import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// What rules know beside the model. A fact that is nil is unknown: rules that need it stay silent.
package struct LintContext: Sendable {
    /// The bundle's name without extension.
    package var bundleName: String?
    /// The version's name without extension.
    package var versionName: String?
    /// Whether the rules about CloudKit apply, and to which entities.
    package var cloudKit = PlatformUse.automatic
    /// Whether the rules about SwiftData apply, and to which entities.
    package var swiftData = PlatformUse.automatic
    /// The oldest systems that the project runs on.
    package var deployment = DeploymentTargets()
    /// The classes that the project's source code declares; nil where no source was looked at.
    package var declaredClasses: [DeclaredClass]?
    /// The entities for which modelc itself is configured to generate classes; nil where that is unknown.
    package var generatedEntities: Set<String>?
    /// Other models of the project for which Xcode generates classes: those that a run has looked at before this one, so that of
    /// two models one has the finding. Nil where nobody looks at other models.
    package var otherModels: [XcodeClasses]?
    /// What rules between versions found in this file; nil where versions were not compared.
    package var versionFindings: VersionFindings?
    /// The options of the rules by rule and name, where they are not the default.
    var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    package init() {}
}

/// What rules between versions found in one file.
package struct VersionFindings: Sendable {
    package var findings: [Finding]
    /// The ids of the rules that looked: of others nobody knows whether they would have found something.
    var rules: Set<DiagnosticID>
}

extension DeploymentTargets {
    /// Whether the project certainly runs on nothing older. An unknown target is not certain; of the other systems only
    /// those that the project names count, and their numbers differ too much to be looked at here.
    func areAtLeast(iOS wantedIOS: SystemVersion, macOS wantedMacOS: SystemVersion) -> Bool {
        let known = [(iOS, wantedIOS), (macOS, wantedMacOS)].compactMap { target, wanted in target.map { $0 >= wanted }
        }
        return !known.isEmpty && !known.contains(false)
    }

    /// The first system that the project runs on and that a feature came after, as `iOS 10.0`; nil if there is none, or where
    /// it is not known what the project runs on.
    ///
    /// - Parameter feature: the systems that brought it.
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

    /// The systems that brought fetch indexes (Apple's documentation of NSFetchIndexDescription).
    static let fetchIndexes = DeploymentTargets(
        iOS: SystemVersion(11), macOS: SystemVersion(10, 13), tvOS: SystemVersion(11), watchOS: SystemVersion(4))

    /// The systems that brought NSSecureUnarchiveFromDataTransformer (Apple's documentation).
    static let secureTransformers = DeploymentTargets(
        iOS: SystemVersion(12), macOS: SystemVersion(10, 14), tvOS: SystemVersion(12), watchOS: SystemVersion(5))
}

/// The classes that Xcode generates for a model of a project.
package struct XcodeClasses: Hashable, Sendable {
    /// The model's path, as messages show it.
    package private(set) var path: String
    /// What is known of the targets that it is built in.
    package var nearness = Nearness.project
    /// The classes, with their modules.
    private var classes: Set<ClassReference>

    /// - Returns: nil for a model for which Xcode generates no class.
    package init?(of model: ManagedObjectModel, at path: String) {
        self.init(Set(model.entities.compactMap(XcodeClasses.generated)), at: path)
    }

    /// - Parameter names: the names of classes of the module that the model is in.
    init?(named names: [String], at path: String) {
        self.init(Set(names.map { ClassReference(module: nil, name: $0) }), at: path)
    }

    private init?(_ classes: Set<ClassReference>, at path: String) {
        guard !classes.isEmpty else { return nil }
        self.path = path
        self.classes = classes
    }

    /// What two models have in common.
    package enum Nearness: Hashable, Sendable {
        /// They are in one target.
        case target
        /// They are in one project, whose targets are not known.
        case project
        /// There is no project.
        case folder
    }

    /// How bad it is if a model shares classes with this one; nil where they are hardly ever built together. A copy has all
    /// classes in common.
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

    /// The entities of another model whose classes are generated for this one, too, in the order of that model.
    package func entitiesAgain(in model: ManagedObjectModel) -> [EntityDescription] {
        model.entities.filter { entity in
            XcodeClasses.generated(entity).map(classes.contains) ?? false
        }
    }

    /// What there is to say of a model with the same classes.
    ///
    /// - Parameter entities: those whose classes are generated twice.
    package func message(about entities: [EntityDescription]) -> String {
        let names = TerminalText.list(entities.compactMap(\.className?.name))
        let noun = entities.count == 1 ? "the class" : "the classes"
        return
            "Xcode generates \(noun) \(names) for this model and for '\(TerminalText.escaped(path))'; in one target, the "
            + "build stops with duplicate symbols"
    }

    /// The class that Xcode generates for an entity, or generates properties for.
    private static func generated(_ entity: EntityDescription) -> ClassReference? {
        guard entity.codeGenerationType != nil, let name = entity.className else { return nil }
        return switch name.module {
        case .unspecified, .current: ClassReference(module: nil, name: name.name)
        case .named(let module): ClassReference(module: module, name: name.name)
        }
    }
}

/// A class of a module; of the one that the model is in where there is none.
private struct ClassReference: Hashable, Sendable {
    var module: String?
    var name: String
}
