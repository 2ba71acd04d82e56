import ModelcDiagnostics

extension DiagnosticID {
    static let fixRefused = DiagnosticID("fix-refused")
    static let fixFailed = DiagnosticID("fix-failed")
    static let fixesContradict = DiagnosticID("fixes-contradict")
    static let unusableVersionName = DiagnosticID("unusable-version-name")
}
