#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a use case knows of the world that it runs in.
package struct Workspace: Sendable {
    /// The variables of the environment.
    package var environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    /// That of the process.
    package static var ofProcess: Workspace { Workspace(environment: ProcessInfo.processInfo.environment) }
}
