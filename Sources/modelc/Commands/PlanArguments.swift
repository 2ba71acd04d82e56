import ArgumentParser
import ModelcMigration
import ModelcSchema

/// Where stores come from, and where they go.
struct PlanWayArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Plan from this version, or from all. (default: the versions in modelc.lock, or all where there is none)",
            valueName: "version"))
    var from: String?

    @Option(
        help: ArgumentHelp("Plan from the version of this store, and ask it about its rows.", valueName: "store"),
        completion: .file())
    var fromStore: String?

    @Option(
        help: ArgumentHelp("Plan from the current version of this branch, tag or commit.", valueName: "revision"))
    var fromGit: String?

    @Option(help: ArgumentHelp("Plan to this version. (default: the current one)", valueName: "version"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "The versions in the order in which they shipped, with commas between them, where their names do not tell.",
            valueName: "versions"))
    var order: String?

    func validate() throws {
        if [from, fromStore, fromGit].compactMap({ $0 }).count > 1 {
            throw ValidationError("--from, --from-store and --from-git exclude each other")
        }
    }

    var source: PlanRequest.Source {
        if let fromStore { return .store(fromStore) }
        if let fromGit { return .revision(fromGit) }
        return from.map { $0 == "all" ? .all : .version($0) } ?? .shipped
    }

    var target: String? { to == "current" ? nil : to }

    var orderedNames: [String] { (order ?? "").split(separator: ",").map(String.init) }
}

/// What is assumed of Core Data and of the app.
struct PlanOptionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How the app migrates: what a container does (auto), by inference alone (lightweight), by mapping models "
                + "alone (mapping), or in stages (staged).", valueName: "strategy"))
    var strategy = MigrationStrategy.auto

    @Option(help: ArgumentHelp("The oldest system that the app runs on: ios16, macos14.", valueName: "system"))
    var deploymentTarget: DeploymentTarget?

    @Flag(help: "The stores are mirrored, and the CloudKit schema is in production.")
    var cloudkit = false

    @Option(
        help: ArgumentHelp(
            "What is assumed of a change between Boolean and number, of which nobody knows.", valueName: "assumption"))
    var boolNumeric = BooleanAssumption.inferable

    @Option(
        help: ArgumentHelp("What is assumed of a change from to-many to to-one.", valueName: "assumption"))
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

/// What fails a run, and how much findings matter.
struct PlanThresholdArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Fail on warnings of this risk as well as on errors: blocked (none), data-loss, data-dependent (and "
                + "data-loss), any.", valueName: "risk"))
    var failOn = MigrationThreshold.blocked

    @Option(
        help: ArgumentHelp(
            "How much a finding matters: \(MigrationSeverities.Choice.names.joined(separator: ", ")); may be repeated: "
                + "--severity DL201=info.", valueName: "code=severity"))
    var severity: [String] = []

    /// The severities; wrong usage where one cannot be understood.
    func severities(isCloudKitDeployed: Bool) throws -> MigrationSeverities {
        var choices: [MigrationFindingCode: MigrationSeverities.Choice] = [:]
        for text in severity {
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let code = MigrationFindingCode(rawValue: parts[0].uppercased()) else {
                throw ValidationError("'\(text)' is no code with a severity; write --severity DL201=error")
            }
            guard let choice = MigrationSeverities.Choice(name: parts[1]) else {
                let names = MigrationSeverities.Choice.names.joined(separator: ", ")
                throw ValidationError("'\(parts[1])' is no severity: they are \(names)")
            }
            choices[code] = choice
        }
        return MigrationSeverities(choices, isCloudKitDeployed: isCloudKitDeployed)
    }

    func validate() throws { _ = try severities(isCloudKitDeployed: false) }
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
extension MigrationThreshold: ExpressibleByArgument {}

extension DeploymentTarget: ExpressibleByArgument {
    init?(argument: String) { self.init(argument) }
}
