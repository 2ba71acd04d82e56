import ArgumentParser
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// What is assumed of Core Data and of the app.
struct PlanOptionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How the app migrates: what a container does (auto), by inference alone (lightweight), by mapping models "
                + "alone (mapping), from each version to the next (iterative), or in stages (staged).",
            valueName: "strategy"))
    var strategy = MigrationStrategy.auto

    @Option(help: ArgumentHelp("The oldest system that the app runs on: ios16, macos14.", valueName: "system"))
    var deploymentTarget: DeploymentTarget?

    @Flag(help: "The stores are mirrored, and the CloudKit schema is in production.")
    var cloudkit = false

    @Option(
        help: ArgumentHelp(
            "What to assume of a change between Boolean and number, which is not documented.", valueName: "assumption"))
    var boolNumeric = BooleanAssumption.inferable

    @Option(
        help: ArgumentHelp("What to assume of a change from to-many to to-one.", valueName: "assumption"))
    var manyToOne = ManyToOneAssumption.blocked

    @Flag(help: "Suggest no renames.")
    var noRenameGuess = false

    var options: MigrationOptions {
        var options = MigrationOptions()
        options.convertsBooleansToNumbers = boolNumeric == .inferable
        options.keepsAnyLinkOfMany = manyToOne == .keepAny
        options.isCloudKitDeployed = cloudkit
        options.strategy = strategy
        options.guessesRenames = !noRenameGuess
        return options
    }
}

/// What is assumed of Boolean and number.
enum BooleanAssumption: String, CaseIterable, ExpressibleByArgument {
    /// Core Data converts, if the values are 0 and 1.
    case inferable
    /// Core Data refuses.
    case blocked
}

/// What is assumed of to-many and to-one.
enum ManyToOneAssumption: String, CaseIterable, ExpressibleByArgument {
    /// Core Data refuses.
    case blocked
    /// Core Data keeps any one link.
    case keepAny = "keep-any"
}

extension MigrationStrategy: ExpressibleByArgument {}

extension DeploymentTarget: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}
