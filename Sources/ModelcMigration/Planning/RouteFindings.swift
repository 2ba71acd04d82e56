import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Findings about the route from one version to the target. Findings about single steps are not included.
struct RouteFindings {
    /// The name of the source version.
    let from: String
    /// The name of the target version.
    let to: String

    /// - Parameters:
    ///   - direct: the action of Core Data without app code.
    ///   - path: the recommended path; nil if there is none.
    func findings(_ direct: DirectMigration, _ path: [MigrationHop]?) -> [MigrationFinding] {
        switch direct {
        case .failure(DirectMigration.versionMissing): [versionMissing]
        case .failure(let code): detour(path).map { [blocked($0, code)] } ?? []
        case .mapping, .inference, .inferenceDependingOnData: detour(path).map { [taken($0, direct)] } ?? []
        case .nothing, .stages, .iteration: []
        }
    }

    /// Returns the finding for the step between two versions at which an iterative migration fails.
    func obstacle(_ hop: MigrationHop) -> MigrationFinding {
        MigrationFinding(
            .iterationBlocked, modelPath: "",
            reason:
                "Core Data cannot infer \(hop.from) -> \(hop.to), and no mapping model fits: an app that migrates "
                + "version by version stops there",
            fix: "make a mapping model for \(hop.from) and \(hop.to): \(ToolCommandName.mappingNew)",
            subject: .version(hop.to))
    }

    /// Returns the path if it has at least one intermediate version; otherwise nil.
    private func detour(_ path: [MigrationHop]?) -> [MigrationHop]? { path.flatMap { $0.count > 1 ? $0 : nil } }

    private var versionMissing: MigrationFinding {
        MigrationFinding(
            .versionMissing, modelPath: "",
            reason: "\(from) has a different schema than every version here: its stores cannot be opened (error "
                + "\(DirectMigration.versionMissing))",
            fix: MigrationFact.versionMissing.fix)
    }

    private func blocked(_ path: [MigrationHop], _ code: Int) -> MigrationFinding {
        MigrationFinding(
            .directHopBlocked, modelPath: "",
            reason:
                "Core Data tries one hop to \(to), which fails with error \(code), although the path \(text(path)) works",
            fix: advice(path))
    }

    private func taken(_ path: [MigrationHop], _ direct: DirectMigration) -> MigrationFinding {
        MigrationFinding(
            .directHopTaken, modelPath: "",
            reason:
                "without code, Core Data takes one hop to \(to) (it \(direct.phrase)); the path \(text(path)) is "
                + "better, but needs code in the app",
            fix: advice(path))
    }

    /// Returns the text of the path without its first version. The text is then the same for all versions on the path.
    private func text(_ path: [MigrationHop]) -> String {
        "through \(TerminalText.list(path.dropLast().map(\.to)))"
    }

    /// Returns the advice for a path. Stages cannot use mapping models.
    private func advice(_ path: [MigrationHop]) -> String {
        let usesMapping = path.contains { hop in
            switch hop.means {
            case .mapping: true
            case .inference, .stage: false
            }
        }
        return usesMapping
            ? "migrate one version at a time in code" : "migrate in stages, or one version at a time in code"
    }
}

extension DirectMigration {
    /// The action of Core Data as a clause without a subject, such as `infers a mapping`.
    package var phrase: String {
        switch self {
        case .nothing: "same schema: opens as it is"
        case .mapping(let name): "uses the mapping model \(name)"
        case .inference: "infers a mapping"
        case .inferenceDependingOnData: "infers a mapping, may fail on data"
        case .stages: "goes through the stages"
        case .iteration: "nothing: the app goes through every version"
        case .failure(let code): "fails with error \(code)"
        }
    }
}
