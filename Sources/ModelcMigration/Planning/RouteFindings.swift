import ModelcSchema

/// What is to be said about the way from one version to the target besides its steps.
struct RouteFindings {
    /// The version's name.
    let from: String
    /// The target's name.
    let to: String

    /// - Parameters:
    ///   - direct: what Core Data does by itself.
    ///   - path: the recommended path; nil where there is none.
    func findings(_ direct: DirectMigration, _ path: [MigrationHop]?) -> [MigrationFinding] {
        switch direct {
        case .failure(DirectMigration.versionMissing): [versionMissing]
        case .failure(let code): detour(path).map { [blocked($0, code)] } ?? []
        case .mapping, .inference, .inferenceDependingOnData: detour(path).map { [taken($0, direct)] } ?? []
        case .nothing, .stages, .iteration: []
        }
    }

    /// That an iterative migration ends at a step.
    func obstacle(_ hop: MigrationHop) -> MigrationFinding {
        MigrationFinding(
            .iterationBlocked, modelPath: "",
            reason:
                "Core Data cannot infer \(hop.from) -> \(hop.to), and no mapping model fits: an app that migrates through "
                + "every version gets no further",
            fix: "make a mapping model for \(hop.from) and \(hop.to): modelc mapping new", subject: .version(hop.to))
    }

    /// A path of several hops.
    private func detour(_ path: [MigrationHop]?) -> [MigrationHop]? { path.flatMap { $0.count > 1 ? $0 : nil } }

    private var versionMissing: MigrationFinding {
        MigrationFinding(
            .versionMissing, modelPath: "",
            reason: "\(from) has another schema than every version here: stores of it cannot be opened (error "
                + "\(DirectMigration.versionMissing))",
            fix: "restore the version as it was, and make the changes in a new one")
    }

    private func blocked(_ path: [MigrationHop], _ code: Int) -> MigrationFinding {
        MigrationFinding(
            .directHopBlocked, modelPath: "",
            reason: "Core Data tries \(from) -> \(to) in one hop, which fails with error \(code), although "
                + "\(text(path)) works",
            fix: advice(path))
    }

    private func taken(_ path: [MigrationHop], _ direct: DirectMigration) -> MigrationFinding {
        MigrationFinding(
            .directHopTaken, modelPath: "",
            reason:
                "Core Data by itself takes \(from) -> \(to) in one hop (it \(direct.phrase)); \(text(path)) is better, "
                + "but only code of the app goes that way",
            fix: advice(path))
    }

    private func text(_ path: [MigrationHop]) -> String { ([from] + path.map(\.to)).joined(separator: " -> ") }

    /// Stages use no mapping models.
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
