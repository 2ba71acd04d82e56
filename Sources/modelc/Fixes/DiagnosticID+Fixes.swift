import ModelcDiagnostics

extension DiagnosticID {
    static let fixRefused = DiagnosticID("fix-refused")
    static let fixFailed = DiagnosticID("fix-failed")
    static let fixSkipped = DiagnosticID("fix-skipped")
    static let newVersionNotNeeded = DiagnosticID("new-version-not-needed")
    static let stepNotRepeated = DiagnosticID("step-not-repeated")
    static let fixesContradict = DiagnosticID("fixes-contradict")
    static let unusableVersionName = DiagnosticID("unusable-version-name")
}
