/// A bundle of several versions that does not say which one is current; found while it is read.
enum NoCurrentVersion: DescribedRule {
    static let description = RuleDescription(
        "no-current-version", .correctness, .error,
        summary: "A bundle with several versions does not say which one is current",
        rationale:
            "The file .xccurrentversion is missing, damaged, or names nothing, so no tool can tell which version to "
            + "build. None of the versions was looked at.",
        help: "write .xccurrentversion, or restore it from version control", isStructural: true,
        prevents: "No current version for model at path …",
        seeAlso: [CurrentVersionMissing.self],
        bad: [
            """
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """
        ],
        good: [
            """
            Library.xcdatamodeld/.xccurrentversion
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """
        ])
}
