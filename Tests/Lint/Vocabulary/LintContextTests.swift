import ModelcSettings
import Testing

@testable import ModelcLint

/// The systems that a project supports, as known to rules.
@Suite struct LintContextTests {
    @Test func systemVersions() {
        #expect(SystemVersion("10.14") == SystemVersion(10, 14))
        #expect(SystemVersion("15") == SystemVersion(15))
        #expect(SystemVersion("15.0.1") == SystemVersion(15))
        #expect(SystemVersion("15.x") == nil && SystemVersion("") == nil && SystemVersion("1.2.3.4") == nil)
        #expect(SystemVersion(10, 14) < SystemVersion(11))
    }

    /// An unknown system is not certain.
    @Test func targetsAreAtLeastAVersionWhereAllAre() {
        var targets = DeploymentTargets()
        #expect(!targets.areAtLeast(iOS: SystemVersion(11), macOS: SystemVersion(10, 13)))
        targets.iOS = SystemVersion(11)
        #expect(targets.areAtLeast(iOS: SystemVersion(11), macOS: SystemVersion(10, 13)))
        targets.macOS = SystemVersion(10, 12)
        #expect(!targets.areAtLeast(iOS: SystemVersion(11), macOS: SystemVersion(10, 13)))
    }

    @Test func theFirstSystemBeforeAFeatureIsNamed() {
        var targets = DeploymentTargets()
        #expect(targets.systemBefore(.fetchIndexes) == nil)
        targets.iOS = SystemVersion(11)
        targets.macOS = SystemVersion(10, 12)
        #expect(targets.systemBefore(.fetchIndexes) == "macOS 10.12")
        targets.iOS = SystemVersion(10, 3)
        #expect(targets.systemBefore(.fetchIndexes) == "iOS 10.3")
    }
}
