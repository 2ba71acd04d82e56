import ArgumentParser

/// Options for the level of detail of the report.
struct PlanReadingArguments: ParsableArguments {
    @Flag(help: "Show all steps, changes, findings and data checks. By default, text and markdown shorten them.")
    var details = false
}
