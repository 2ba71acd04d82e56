import ModelcDiagnostics

/// Reports a bundle with several versions that does not name the current version. This error is found when the bundle
/// is read.
enum NoCurrentVersion: DescribedRule {
    static let description = RuleDescription(
        .shared(.noCurrentVersion), .correctness, .error,
        summary: "A bundle with several versions does not say which one is current",
        rationale:
            "The file .xccurrentversion is missing, damaged, or names no version, so no tool can determine which "
            + "version to build. None of the versions was checked.",
        help:
            "make a version current: \(ToolCommandName.versionsUse) NAME; or restore .xccurrentversion from version control",
        isStructural: true,
        prevents: RuntimeMessage.noCurrentVersion,
        bad: """
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """,
        good: """
            Library.xcdatamodeld/.xccurrentversion
            Library.xcdatamodeld/Library.xcdatamodel/contents
            Library.xcdatamodeld/Library 2.xcdatamodel/contents
            """)
}
