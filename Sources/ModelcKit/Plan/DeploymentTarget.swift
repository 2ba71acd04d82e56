import ModelcMigration
import ModelcPlans

/// The oldest system version that an app supports, such as `ios16` or `macos13.1`.
package struct DeploymentTarget: Hashable {
    enum System: String, CaseIterable {
        case ios
        case macos
        case tvos
        case watchos
        case visionos

        /// The first major version of this system with `NSStagedMigrationManager` (FormatMigrationFacts §7).
        var firstWithStages: Int {
            switch self {
            case .ios, .tvos: 17
            case .macos: 14
            case .watchos: 10
            case .visionos: 1
            }
        }
    }

    let system: System
    /// The major version, such as 16.
    let major: Int
    /// The text as the user wrote it.
    let text: String

    /// Returns nil if the text is not a system name followed by a version.
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

    var hasStages: Bool { major >= system.firstWithStages }
}
