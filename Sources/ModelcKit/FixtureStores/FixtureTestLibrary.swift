import ModelcMigrationCode

/// The library for tests of a generated test file.
package enum FixtureTestLibrary: String, CaseIterable, Sendable {
    /// Swift Testing.
    case swift
    case xctest

    var style: FixtureTestInput.Style {
        switch self {
        case .swift: .testing
        case .xctest: .xctest
        }
    }
}
