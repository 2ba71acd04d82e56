import ArgumentParser

/// Options for the length of the report.
struct PlanReadingArguments: ParsableArguments {
    @Flag(help: "Show all steps, changes, findings and data checks. By default, text and markdown shorten them.")
    var details = false
}
