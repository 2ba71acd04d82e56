/// The oldest versions of systems that a project runs on, by platform; nil where unknown.
package struct DeploymentTargets: Hashable, Sendable {
    package var iOS: SystemVersion?
    package var macOS: SystemVersion?
    package var tvOS: SystemVersion?
    package var watchOS: SystemVersion?
    package var visionOS: SystemVersion?

    package init() {}
}
