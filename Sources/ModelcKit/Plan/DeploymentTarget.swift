/// The oldest system that an app runs on: `ios16`, `macos13.1`.
package struct DeploymentTarget: Hashable {
    /// A system with Core Data.
    package enum System: String, CaseIterable {
        case ios
        case macos
        case tvos
        case watchos
        case visionos

        /// The first version with `NSStagedMigrationManager` (migration §7).
        package var firstWithStages: Int {
            switch self {
            case .ios, .tvos: 17
            case .macos: 14
            case .watchos: 10
            case .visionos: 1
            }
        }
    }

    package let system: System
    /// The first number of the version.
    package let major: Int
    /// As the user wrote it.
    package let text: String

    /// Nil for what is no system with a version.
    package init?(_ text: String) {
        let name = text.prefix { !$0.isNumber }
        let parts = text.dropFirst(name.count).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard let system = System(rawValue: name.lowercased()), let major = numbers.first,
            numbers.count == parts.count, parts.allSatisfy({ $0.utf8.count <= 4 })
        else { return nil }
        self.system = system
        self.major = major
        self.text = text
    }

    package var hasStages: Bool { major >= system.firstWithStages }
}
