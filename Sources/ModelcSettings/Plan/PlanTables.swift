import ModelcBase
import ModelcPlans

/// The keys of the section `plan`, and the table that contains them.
enum PlanTables {
    /// The keys of the section `plan`, in the order in which they are shown.
    static let rows: [ConfigurationRow<PlanConfiguration>] = [
        ConfigurationRow(
            "strategy", \.strategy,
            "How the app migrates: as `NSPersistentContainer` does (`auto`), only by inference (`lightweight`), only with "
                + "mapping models (`mapping`), version by version (`iterative`), or in stages (`staged`).",
            standard: "auto", shownAs: .standard("auto")),
        ConfigurationRow(
            "fail-on", \.failOn, "Exit with 1 if there are findings at or above this severity.", standard: "error",
            shownAs: .standard("error")),
        ConfigurationRow(
            "fail-on-risk", \.failOnRisk,
            "Also exit with 1 for warnings of this risk: `blocked` (none), `data-loss`, `data-dependent` (and "
                + "`data-loss`), `any`.",
            standard: "blocked", shownAs: .standard("blocked")),
        ConfigurationRow(
            "order", \.order,
            "The names of versions in the order in which they shipped, for models whose versions have names of several "
                + "schemes. Versions that are not listed are newer.",
            standard: "from the names, or from git"),
        ConfigurationRow(
            "stores", \.stores, "Stores to run the data checks on. modelc reads copies of them.", standard: "none"),
    ]

    /// The table of all keys of the section `plan`.
    static let plan = ConfigurationTable<PlanConfiguration>(TableName.plan, rows.map(\.key))
}
