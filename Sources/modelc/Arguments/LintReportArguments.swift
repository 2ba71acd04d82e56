import ArgumentParser

/// Options for the report of lint.
struct LintReportArguments: ParsableArguments {
    @Flag(help: "Show suppressed findings and findings in the baseline as notes.")
    var showSuppressed = false

    @Flag(help: "Show the number of findings per rule instead of the findings.")
    var statistics = false

    @Flag(help: "Show the effective settings and where each comes from; check nothing.")
    var printConfig = false
}
