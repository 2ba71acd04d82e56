import ModelcDiagnostics
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
