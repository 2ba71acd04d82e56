import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// The context of rules besides the model. A value that is nil is unknown: rules that need it report nothing.
package struct LintContext: Sendable {
    /// The bundle's name without extension.
    package var bundleName: String?
    /// The version's name without extension.
    package var versionName: String?
    /// Whether the rules about CloudKit apply, and to which entities.
    package var cloudKit = PlatformUse.automatic
    /// Whether the rules about SwiftData apply, and to which entities.
    package var swiftData = PlatformUse.automatic
    /// The oldest systems that the project supports.
    package var deployment = DeploymentTargets()
    /// The classes that the project's source code declares; nil if no source was scanned.
    package var declaredClasses: [DeclaredClass]?
    /// The entities for which modelc itself is configured to generate classes; nil if unknown.
    package var generatedEntities: Set<String>?
    /// Other models of the project for which Xcode generates classes: those that the run has already checked, so that
    /// one of two models has the finding. Nil if other models are not considered.
    package var otherModels: [XcodeClasses]?
    /// The findings of rules about versions in this file; nil if versions were not compared.
    package var versionFindings: VersionFindings?
    /// The options of the rules that are not the default, by rule and name.
    var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    package init() {}
}

extension DeploymentTargets {
    /// Whether the project certainly supports nothing older. An unknown target is not certain. Of the other systems
    /// only those that the project names would count, and their numbers differ too much to be checked here.
    func areAtLeast(iOS wantedIOS: SystemVersion, macOS wantedMacOS: SystemVersion) -> Bool {
        let known = [(iOS, wantedIOS), (macOS, wantedMacOS)].compactMap { target, wanted in target.map { $0 >= wanted }
        }
        return !known.isEmpty && !known.contains(false)
    }

    /// Returns the first supported system that is older than a feature, as `iOS 10.0`; nil if there is none, or if
    /// the project's targets are not known.
    ///
    /// - Parameter feature: the systems that introduced it.
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

    /// The systems that introduced fetch indexes (Apple's documentation of NSFetchIndexDescription).
    static let fetchIndexes = DeploymentTargets(
        iOS: SystemVersion(11), macOS: SystemVersion(10, 13), tvOS: SystemVersion(11), watchOS: SystemVersion(4))

    /// The systems that introduced NSSecureUnarchiveFromDataTransformer (Apple's documentation).
    static let secureTransformers = DeploymentTargets(
        iOS: SystemVersion(12), macOS: SystemVersion(10, 14), tvOS: SystemVersion(12), watchOS: SystemVersion(5))
}

/// The classes that Xcode generates for a model of a project.
package struct XcodeClasses: Hashable, Sendable {
    /// The model's path in messages.
    package private(set) var path: String
    /// The known relation between the targets that build the models.
    package var nearness = Nearness.project
    /// The classes, with their modules.
    private var classes: Set<ClassReference>

    /// - Returns: nil for a model for which Xcode generates no class.
    package init?(of model: ManagedObjectModel, at path: String) {
        self.init(Set(model.entities.compactMap(XcodeClasses.generated)), at: path)
    }

    /// - Parameter names: the names of classes of the model's own module.
    init?(named names: [String], at path: String) {
        self.init(Set(names.map { ClassReference(module: nil, name: $0) }), at: path)
    }

    private init?(_ classes: Set<ClassReference>, at path: String) {
        guard !classes.isEmpty else { return nil }
        self.path = path
        self.classes = classes
    }

    /// How two models are related.
    package enum Nearness: Hashable, Sendable {
        /// They are in one target.
        case target
        /// They are in one project, whose targets are not known.
        case project
        /// There is no project.
        case folder
    }

    /// Returns the severity if a model shares classes with this one; nil if they are hardly ever built together. A
    /// copy has all classes in common.
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

    /// Returns the entities of another model whose classes are also generated for this one, in the order of that
    /// model.
    package func entitiesAgain(in model: ManagedObjectModel) -> [EntityDescription] {
        model.entities.filter { entity in
            XcodeClasses.generated(entity).map(classes.contains) ?? false
        }
    }

    /// Returns the message about a model with the same classes.
    ///
    /// - Parameter entities: those whose classes are generated twice.
    package func message(about entities: [EntityDescription]) -> String {
        let names = TerminalText.list(entities.compactMap(\.className?.name))
        let noun = entities.count == 1 ? "the class" : "the classes"
        return
            "Xcode generates \(noun) \(names) for this model and for '\(TerminalText.escaped(path))'; in one target, the "
            + "build stops with duplicate symbols"
    }

    /// Returns the class that Xcode generates for an entity, or generates properties for.
    private static func generated(_ entity: EntityDescription) -> ClassReference? {
        guard entity.codeGenerationType != nil, let name = entity.className else { return nil }
        return switch name.module {
        case .unspecified, .current: ClassReference(module: nil, name: name.name)
        case .named(let module): ClassReference(module: module, name: name.name)
        }
    }
}

/// A class of a module; without a module, of the model's own.
private struct ClassReference: Hashable, Sendable {
    var module: String?
    var name: String
}
