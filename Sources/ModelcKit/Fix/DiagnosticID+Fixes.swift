import ModelcDiagnostics

extension DiagnosticID {
    package static let fixRefused = DiagnosticID("fix-refused")
    package static let fixFailed = DiagnosticID("fix-failed")
    package static let fixSkipped = DiagnosticID("fix-skipped")
    package static let newVersionNotNeeded = DiagnosticID("new-version-not-needed")
    package static let stepNotRepeated = DiagnosticID("step-not-repeated")
    package static let fixesContradict = DiagnosticID("fixes-contradict")
    package static let unusableVersionName = DiagnosticID("unusable-version-name")
}
