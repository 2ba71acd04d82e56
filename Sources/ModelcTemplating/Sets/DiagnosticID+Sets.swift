import ModelcDiagnostics

extension DiagnosticID {
    static let templateManifestLine = DiagnosticID("template-manifest-line")
    static let templateManifestEmpty = DiagnosticID("template-manifest-empty")
    static let templateSeveralManifests = DiagnosticID("template-several-manifests")
    static let templateMissingFile = DiagnosticID("template-missing-file")
}
