import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPlans

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

    var options: PlanRequest.Options {
        var options = PlanRequest.Options()
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

/// How much people get to read.
struct PlanReadingArguments: ParsableArguments {
    @Flag(help: "Show all steps, changes, findings and data checks; text and markdown shorten them, html folds them.")
    var details = false
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
            "How much a finding matters: \(SeveritySetting.list); may be repeated: "
                + "--severity DL201=info.", valueName: "code=severity"))
    var severity: [String] = []

    /// The severities; wrong usage where one cannot be understood.
    func severities(isCloudKitDeployed: Bool) throws -> PlanRequest.Severities {
        var choices: [MigrationFindingCode: SeveritySetting] = [:]
        for text in severity {
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let code = MigrationFindingCode(rawValue: parts[0].uppercased()) else {
                throw ValidationError("'\(text)' is not a code with a severity; write --severity DL201=error")
            }
            guard let choice = SeveritySetting(rawValue: parts[1]) else {
                let known = SeveritySetting.list
                throw ValidationError("'\(parts[1])' is not a severity: the severities are \(known)")
            }
            choices[code] = choice
        }
        return PlanRequest.Severities(choices, isCloudKitDeployed: isCloudKitDeployed)
    }

    func validate() throws { _ = try severities(isCloudKitDeployed: false) }
}

extension MigrationThreshold: ExpressibleByArgument {}

extension SeveritySetting {
    /// The words as messages list them.
    fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// Files that are written beside a plan.
struct PlanEmitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write mapping models, migration policies, stages, tests or data checks; several with commas between them.",
            valueName: "kinds"))
    var emit: EmittedKinds?

    @Option(
        help: ArgumentHelp("The folder that they go to. (default: the current one)", valueName: "dir"),
        completion: .directory)
    var emitDir: String?

    @Option(help: ArgumentHelp("The module that the tests import.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The language of migration policies.", valueName: "language"))
    var lang: EmissionRequest.Language?

    @Flag(
        help:
            "Replace files that are there, with all edits in them; with --output, also one that is not a report of modelc."
    )
    var force = false

    @Flag(help: "Write none of the files; list their paths, one a line.")
    var dryRun = false

    func validate() throws {
        let others: [(name: String, isGiven: Bool)] = [
            ("--emit-dir", emitDir != nil), ("--module", module != nil), ("--lang", lang != nil), ("--dry-run", dryRun),
        ]
        if emit == nil, let other = others.first(where: \.isGiven) {
            throw ValidationError("\(other.name) says how files are written; name them with --emit")
        }
        // A shell makes this of a variable that is not set: files would stand in the root of the file system.
        if emitDir?.isEmpty == true {
            throw ValidationError("--emit-dir is empty: name a folder; the working directory is '.'")
        }
        if let module, !EmissionRequest.isModule(module) {
            throw ValidationError("'\(module)' is not a name of a module")
        }
    }

    /// Nil where nothing is to be written.
    var request: EmissionRequest? {
        emit.map { emit in
            EmissionRequest(
                kinds: emit.kinds, folder: emitDir ?? ".", module: module, language: lang ?? .swift, replaces: force,
                isRehearsal: dryRun)
        }
    }
}

extension EmissionRequest.Language: ExpressibleByArgument {}

/// Several kinds with commas between them, as on the command line.
struct EmittedKinds: ExpressibleByArgument {
    let kinds: [EmittedKind]

    /// Nil where a word is no kind.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let named = Set(words.compactMap(EmittedKind.init))
        guard named.count == Set(words).count else { return nil }
        kinds = EmittedKind.allCases.filter(named.contains)
    }

    static var allValueStrings: [String] { EmittedKind.allCases.map(\.rawValue) }
}
