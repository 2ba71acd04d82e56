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
}
