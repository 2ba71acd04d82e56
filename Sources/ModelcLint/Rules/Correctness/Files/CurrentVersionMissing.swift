/// Reports that the current version of a bundle does not exist. This error is found when the bundle is read.
enum CurrentVersionMissing: DescribedRule {
    static let description = RuleDescription(
        .shared(.currentVersionMissing), .correctness, .error,
        summary: "A bundle's current version is not in the bundle",
        rationale:
            "The file .xccurrentversion names a folder that does not exist: a version was renamed or deleted, or a "
            + "merge added the file but not the version.",
        help: "name a version that exists, or restore the missing one", isStructural: true,
        prevents: RuntimeMessage.noCurrentVersion,
        bad: """
            Library.xcdatamodeld/.xccurrentversion: <string>Library 3.xcdatamodel</string>
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """,
        good: """
            Library.xcdatamodeld/.xccurrentversion: <string>Library 2.xcdatamodel</string>
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """)
}
