import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcSettings

/// Options for the versions that stores come from, and the target.
struct PlanWayArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Plan from this version, or from 'all'. (default: the versions in modelc.lock, or all without a lock)",
            valueName: "version"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "Plan from the version of this store, and run the data checks on a copy of it.", valueName: "store"),
        completion: .file())
    var fromStore: String?

    @Option(
        help: ArgumentHelp(
            "Plan from the current version of this branch, tag or commit, or of the copy at this path.",
            valueName: "rev|path"))
    var against: String?

    @Option(help: ArgumentHelp("Plan to this version. (default: the current version)", valueName: "version"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "All versions in the order in which they shipped, separated by commas. Needed if the names do not show it.",
            valueName: "versions"))
    var order: String?

    func validate() throws {
        try ValidationError.refuseTogether(
            ("--from", from != nil), ("--from-store", fromStore != nil), ("--against", against != nil))
    }

    var source: PlanRequest.Source {
        if let fromStore { return .store(fromStore) }
        if let against { return .base(against) }
        return from.map { $0 == "all" ? .all : .version($0) } ?? .shipped
    }

    var target: String? { to == "current" ? nil : to }

    var orderedNames: [String] { NameList.names(order.map { [$0] } ?? []) }
}

/// Options for input other than the model.
struct PlanFileArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Run the data checks on a copy of this store; may be repeated.", valueName: "store"),
        completion: .file())
    var store: [String] = []

    @Option(
        help: ArgumentHelp(
            "Use this mapping model, or search this folder instead of the project; may be repeated.",
            valueName: "path"), completion: .model)
    var mappings: [String] = []
}

/// Options for assumptions about Core Data and the app.
struct PlanOptionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How the app migrates: as NSPersistentContainer does (auto), only by inference (lightweight), only with "
                + "mapping models (mapping), version by version (iterative), or in stages (staged).",
            valueName: "strategy"))
    var strategy = MigrationStrategy.auto

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

/// The assumption about attributes that change between Boolean and a number.
enum BooleanAssumption: String, ArgumentChoice {
    /// Core Data converts the values if they are 0 and 1.
    case inferable
    /// Core Data refuses the migration.
    case blocked
}

/// The assumption about relationships that change from to-many to to-one.
enum ManyToOneAssumption: String, ArgumentChoice {
    /// Core Data refuses the migration.
    case blocked
    /// Core Data keeps any one of the links.
    case keepAny = "keep-any"
}

extension MigrationStrategy: ArgumentChoice {}

extension DeploymentTarget: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

/// Options for the length of the report.
struct PlanReadingArguments: ParsableArguments {
    @Flag(help: "Show all steps, changes, findings and data checks. By default, text and markdown shorten them.")
    var details = false
}

/// Options for risks that fail a run.
struct PlanRiskArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also exit with 1 for warnings of this risk: blocked (none), data-loss, data-dependent (and data-loss), "
                + "any.",
            valueName: "risk"))
    var failOnRisk = MigrationThreshold.blocked
}

extension FindingArguments {
    /// Returns the severities of finding codes of plans and mapping models. Throws a usage error if a code does not exist.
    func codeSeverities(isCloudKitDeployed: Bool = false) throws -> PlanRequest.Severities {
        let choices = try severities().map { (try code($0.id), $0.setting) }
        var result = PlanRequest.Severities(
            Dictionary(choices, uniquingKeysWith: { $1 }), isCloudKitDeployed: isCloudKitDeployed)
        if !only.isEmpty { result.keepOnly(Set(try onlyNames.map(code))) }
        for name in exceptNames { result.choices[try code(name)] = .off }
        return result
    }

    private func code(_ name: String) throws -> MigrationFindingCode {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) { return code }
        if let reason = OtherCommandID.reason(againstCode: name) { throw ValidationError(reason) }
        let near = SpellingSuggestion.nearest(
            to: name.uppercased(), among: MigrationFindingCode.allCases.map(\.rawValue))
        throw ValidationError(
            "there is no code '\(TerminalText.escaped(name))'; "
                + (near.map { "did you mean '\($0)'?" } ?? "'modelc explain CODE' shows one, such as DL201"))
    }
}

extension MigrationThreshold: ArgumentChoice {}

/// Options for files written with a plan.
struct PlanEmitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write mapping models, migration policies, stages, tests or data checks; separate several with commas.",
            valueName: "kinds"))
    var emit: EmittedKinds?

    @Option(
        help: ArgumentHelp("The folder for the files of --emit. (default: this folder)", valueName: "dir"),
        completion: .directory)
    var emitDir: String?

    @Option(help: ArgumentHelp("The module that the tests import.", valueName: "name"))
    var module: String?

    @Option(help: "The language of migration policies. (default: swift)")
    var language: OutputLanguage?

    @Flag(help: "Write nothing; list the paths of the files, one per line.")
    var dryRun = false

    func validate() throws {
        let others: [(name: String, isGiven: Bool)] = [
            ("--emit-dir", emitDir != nil), ("--module", module != nil), ("--language", language != nil),
            ("--dry-run", dryRun),
        ]
        if emit == nil, let other = others.first(where: \.isGiven) {
            throw ValidationError("\(other.name) needs --emit, which names the files to write")
        }
        // An unset shell variable gives an empty folder: the files would be written to the root of the file system.
        if emitDir?.isEmpty == true {
            throw ValidationError("--emit-dir is empty: name a folder; the working directory is '.'")
        }
        if let module, !EmissionRequest.isModule(module) {
            throw ValidationError("'\(module)' is not a module name")
        }
    }

    /// Returns the requested files; nil if there are none.
    ///
    /// - Parameter replaces: whether existing files are replaced, including their edits.
    func request(replacing replaces: Bool) -> EmissionRequest? {
        emit.map { emit in
            EmissionRequest(
                kinds: emit.kinds, folder: emitDir ?? ".", module: module, language: language ?? .swift,
                replaces: replaces,
                isRehearsal: dryRun)
        }
    }
}

/// Several kinds, separated by commas on the command line.
struct EmittedKinds: ExpressibleByArgument {
    let kinds: [EmittedKind]

    /// Returns nil if a word is not a kind.
    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map(NameList.trimmed)
        let named = Set(words.compactMap(EmittedKind.init))
        guard named.count == Set(words).count else { return nil }
        kinds = EmittedKind.allCases.filter(named.contains)
    }

    static var allValueStrings: [String] { EmittedKind.allCases.map(\.rawValue) }
}
