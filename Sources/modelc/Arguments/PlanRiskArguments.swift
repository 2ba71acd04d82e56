import ArgumentParser
import ModelcPlans

/// Options for risks that fail a run.
struct PlanRiskArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also exit with 1 for warnings of this risk: blocked (none), data-loss, data-dependent (and data-loss), "
                + "any. (default: blocked)",
            valueName: "risk"))
    var failOnRisk: MigrationThreshold?
}
