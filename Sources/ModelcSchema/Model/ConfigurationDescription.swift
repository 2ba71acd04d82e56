import ModelcBase

/// A named subset of the model's entities (FormatModelXML §4.5).
package struct ConfigurationDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The entities of the configuration in file order; may be empty.
    package var members: [NamedReference] = []
    /// Whether the configuration is mirrored to CloudKit. Unverified: no public model sets it on a configuration.
    package var isUsedWithCloudKit = false
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
