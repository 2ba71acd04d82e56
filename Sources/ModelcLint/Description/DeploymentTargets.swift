/// The oldest versions of systems that a project runs on, by platform; nil where unknown.
package struct DeploymentTargets: Hashable, Sendable {
    package var iOS: SystemVersion?
    package var macOS: SystemVersion?
    package var tvOS: SystemVersion?
    package var watchOS: SystemVersion?
    package var visionOS: SystemVersion?

    package init() {}
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

/// The version of an operating system: `15`, `10.14`.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// - Returns: nil where the text is not one to three numbers with dots between them.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
        self.init(major, (parts.count > 1 ? parts[1] : nil) ?? 0)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
