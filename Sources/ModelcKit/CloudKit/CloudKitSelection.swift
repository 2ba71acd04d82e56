import ModelcDiagnostics
import ModelcMirroring
import ModelcSettings

/// Selects findings about CloudKit schemas: which codes are reported, with which severity, and which severities fail a
/// run.
package struct CloudKitSelection {
    /// The lint settings that determine which severities are shown and which fail the run. By default, only errors fail
    /// it.
    package var settings = LintConfiguration()
    /// The severities that replace the default severities of some finding codes.
    package var severities: [CloudKitFindingCode: SeveritySetting] = [:]

    package init() {}

    /// Sets the severity of a code, in any letter case, or of all codes: `cloudkit`.
    ///
    /// - Throws: `UnknownCloudKitCode` if there is no such code.
    package mutating func set(severity: SeveritySetting, of name: String) throws(UnknownCloudKitCode) {
        for code in try CloudKitSelection.codes(name) { severities[code] = severity }
    }

    /// Turns off all finding codes except those named. If `names` is empty, nothing is turned off.
    ///
    /// - Throws: `UnknownCloudKitCode` if there is no such code.
    package mutating func keepOnly(_ names: [String]) throws(UnknownCloudKitCode) {
        guard !names.isEmpty else { return }
        var codes: Set<CloudKitFindingCode> = []
        for name in names { codes.formUnion(try CloudKitSelection.codes(name)) }
        for code in CloudKitFindingCode.allCases where !codes.contains(code) { severities[code] = .off }
    }

    private static func codes(_ name: String) throws(UnknownCloudKitCode) -> [CloudKitFindingCode] {
        if name.lowercased() == CloudKitFindings.category { return CloudKitFindingCode.allCases }
        guard let code = CloudKitFindingCode(rawValue: name.uppercased()) else { throw UnknownCloudKitCode(name: name) }
        return [code]
    }

    var thresholds: LintThresholds {
        var settings = settings
        settings.failOn = settings.failOn ?? .flag(.error)
        return LintThresholds(settings)
    }

    /// Returns the findings with the selected severities. Findings that are turned off are left out.
    func applied(to findings: [CloudKitFinding]) -> [CloudKitFinding] {
        findings.compactMap { finding in
            guard let choice = severities[finding.code] else { return finding }
            guard let severity = choice.reported else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}
