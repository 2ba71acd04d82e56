import ArgumentParser
import ModelcKit
import ModelcPlans
import ModelcSettings

/// Options for assumptions about Core Data and the app.
struct PlanOptionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How the app migrates: as NSPersistentContainer does (auto), only by inference (lightweight), only with "
                + "mapping models (mapping), version by version (iterative), or in stages (staged). (default: auto)",
            valueName: "strategy"))
    var strategy: MigrationStrategy?

    @Option(help: ArgumentHelp("The deployment target of the app, such as ios16 or macos14.", valueName: "system"))
    var deploymentTarget: DeploymentTarget?

    @Flag(help: "The stores sync with CloudKit, and the CloudKit schema is in production.")
    var cloudkit = false

    @Option(
        help: ArgumentHelp(
            "What to assume about a change between Boolean and number. Apple does not document it.",
            valueName: "assumption"))
    var boolNumeric = BooleanAssumption.inferable

    @Option(
        help: ArgumentHelp("What to assume about a change from to-many to to-one.", valueName: "assumption"))
    var manyToOne = ManyToOneAssumption.blocked

    @Flag(help: .noRenameGuess)
    var noRenameGuess = false

    /// The settings given as options. They override the settings of the configuration file.
    var policy: PlanConfiguration {
        var policy = PlanConfiguration()
        policy.strategy = strategy.map { .flag($0) }
        return policy
    }

    var options: PlanRequest.Options {
        var options = PlanRequest.Options()
        options.convertsBooleansToNumbers = boolNumeric == .inferable
        options.keepsAnyLinkOfMany = manyToOne == .keepAny
        options.isCloudKitDeployed = cloudkit
        options.guessesRenames = !noRenameGuess
        return options
    }
}
