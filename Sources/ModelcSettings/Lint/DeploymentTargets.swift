/// The minimum system versions that a project supports.
package typealias DeploymentTargets = PerSystem<SystemVersion>
