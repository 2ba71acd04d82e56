extension Choice {
    /// Which versions of a bundle are linted.
    package enum LintedVersions: String, ConfigurationChoice {
        case current
        case all
    }

    /// How bad something must be to be reported.
    package enum ReportedSeverity: String, ConfigurationChoice {
        case error
        case warning
        case info
    }

    /// How bad something must be to fail a run.
    package enum FailingSeverity: String, ConfigurationChoice {
        case error
        case warning
        case info
        case never
    }

    /// How bad the findings of a rule are.
    package enum RuleSeverity: String, ConfigurationChoice {
        case error
        case warning
        case info
        case off
    }
}
