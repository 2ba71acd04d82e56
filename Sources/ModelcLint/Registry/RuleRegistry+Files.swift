extension RuleRegistry {
    /// Faults of files and bundles, which are found while they are read: `FileFaults` makes the findings.
    package static let files: [any DescribedRule.Type] =
        bundles + [
            IgnoredContent.self,
            UnknownXML.self,
            UnreadableElement.self,
            UnreadableModel.self,
        ]

    /// Those of the bundle around the versions; their examples are lists of files.
    package static let bundles: [any DescribedRule.Type] = [
        CurrentVersionMissing.self,
        NoCurrentVersion.self,
    ]
}
