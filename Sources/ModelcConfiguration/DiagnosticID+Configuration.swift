import ModelcDiagnostics

extension DiagnosticID {
    // The file.
    /// The file cannot be read: a folder, no permission, too large, no UTF-8.
    package static let unreadableConfiguration = DiagnosticID("unreadable-configuration")
    /// The text is not well-formed YAML.
    package static let invalidYAML = DiagnosticID("invalid-yaml")
    /// YAML that a configuration has no use for: anchors, aliases, tags, deep nesting.
    package static let unsupportedYAML = DiagnosticID("unsupported-yaml")
    /// More is wrong than is shown.
    package static let tooManyConfigurationFaults = DiagnosticID("too-many-configuration-faults")

    // The content.
    /// A key that does not stand in the table of its place.
    package static let unknownConfigurationKey = DiagnosticID("unknown-configuration-key")
    /// A key that stands twice in one mapping.
    package static let duplicateConfigurationKey = DiagnosticID("duplicate-configuration-key")
    /// A key that must be there and is not.
    package static let missingConfigurationKey = DiagnosticID("missing-configuration-key")
    /// A value of the wrong type, or outside a closed set.
    package static let invalidConfigurationValue = DiagnosticID("invalid-configuration-value")
    /// A `version` that this modelc does not know.
    package static let unsupportedConfigurationVersion = DiagnosticID("unsupported-configuration-version")
}
