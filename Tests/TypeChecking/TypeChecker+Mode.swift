extension TypeChecker {
    /// A way in which users compile generated Swift; generated code has to pass in all of them.
    package enum Mode: CaseIterable, Sendable {
        /// Swift 5 language mode.
        case swift5
        /// Swift 6 language mode.
        case swift6
        /// Swift 6 language mode with everything on the main actor by default, as in new app targets of Xcode 26.
        case swift6MainActor

        /// The arguments of the compiler's frontend for this mode.
        var arguments: [String] {
            switch self {
            case .swift5: return ["-swift-version", "5"]
            case .swift6: return ["-swift-version", "6"]
            case .swift6MainActor: return ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        }
    }
}
