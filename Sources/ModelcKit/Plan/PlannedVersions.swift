import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The versions of a bundle in the order in which they shipped, and the target version.
struct PlannedVersions {
    let bundle: VersionedModel
    /// The readable versions, in the order in which they shipped.
    private(set) var all: [PlannedVersion]
    private(set) var target: String
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether the order of the versions is a guess. True if it follows neither from the names, nor from git, nor from
    /// the configuration.
    private(set) var isOrderGuessed = false

    let workspace: Workspace

    /// Reads a bundle. Returns nil if there is no bundle, or if the target version cannot be used. If the path is that
    /// of a version, its bundle is read and the version is the target.
    static func read(
        _ request: PlanRequest, at path: String, in workspace: Workspace
    ) -> (versions: PlannedVersions?, diagnostics: [Diagnostic]) {
        let selection = request.target.map(VersionSelection.named) ?? .current
        var (reading, others) = workspace.reader(choosingBy: .newerVersion).readWhole(path, selection)
        guard let bundle = reading.model, let target = reading.selectedVersions.first, reading.isUsable else {
            return (nil, reading.diagnostics)
        }
        if let incomplete = incompleteOrder(request.order, of: bundle, workspace) { return (nil, [incomplete]) }
        reading.diagnostics += others
        reading.selectedVersions = bundle.versions.map(\.name)
        let isTargetChosen = reading.isOneVersionChosen
        guard let versions = PlannedVersions(reading, target: target, isTargetChosen, request.order, workspace) else {
            return (nil, reading.diagnostics)
        }
        return (versions, versions.diagnostics)
    }

    /// Returns an error if a given order does not list all versions of the bundle. A missing version would have no
    /// position in the order. Names that are not in the bundle are also reported elsewhere.
    private static func incompleteOrder(
        _ order: [String], of bundle: VersionedModel, _ workspace: Workspace
    ) -> Diagnostic? {
        let missing = bundle.versions.map(\.name).filter { !order.contains($0) }
        guard !order.isEmpty, !missing.isEmpty else { return nil }
        let unknown = order.filter { name in !bundle.versions.contains { $0.name == name } }
        let also =
            unknown.isEmpty ? "" : ", and \(bundle.path) has no version \(TerminalText.list(unknown.map { "'\($0)'" }))"
        return Diagnostic(
            .incompleteVersionOrder, .error,
            "\(workspace.wording[.order]) lacks \(TerminalText.list(missing))\(also)",
            at: SourceLocation(path: bundle.path),
            help: "name all versions, in the order in which they shipped")
    }

    private init?(
        _ reading: ModelReading, target: String, _ isTargetChosen: Bool, _ order: [String], _ workspace: Workspace
    ) {
        guard let bundle = reading.model else { return nil }
        self.workspace = workspace
        self.bundle = bundle
        self.target = target
        let hashed = reading.hashedVersions
        all = hashed.compactMap { hashed in hashed.version.model.map { PlannedVersion(hashed, $0) } }
        guard all.contains(where: { $0.name == target }) else { return nil }
        diagnostics = reading.diagnostics
        diagnostics += hashed.flatMap(\.diagnostics).filter { $0.id == .versionHashRefused }.map { $0.demoted() }
        arrange(order)
        guard order.isEmpty else { return }
        take(ShippingOrder(of: bundle, names, current: isTargetChosen ? nil : target, in: workspace))
        diagnostics += doubts(isTargetChosen)
    }

    /// The names of all versions, in shipping order.
    var names: [String] { all.map(\.name) }

    func version(named name: String) -> PlannedVersion? { all.first { $0.name == name } }

    /// The versions after the target.
    var later: [String] {
        guard let end = names.firstIndex(of: target) else { return [] }
        return Array(names[(end + 1)...])
    }

    /// Moves a version to the position directly before the target, because the user stated that stores come from it.
    mutating func moveBeforeTarget(_ name: String) {
        guard later.contains(name), let place = names.firstIndex(of: name) else { return }
        insertBeforeTarget(all.remove(at: place))
    }

    /// Adds a version from a git revision directly before the target.
    mutating func insertBeforeTarget(_ version: PlannedVersion) {
        guard let end = names.firstIndex(of: target) else { return }
        all.insert(version, at: end)
    }

    private mutating func arrange(_ order: [String]) {
        let unknown = order.filter { name in !bundle.versions.contains { $0.name == name } }
        diagnostics += unknown.map { name in
            Diagnostic(
                .unknownVersion, .error, "\(bundle.path) has no version '\(name)'",
                at: SourceLocation(path: bundle.path),
                help: "the versions are: " + TerminalText.list(bundle.versions.map(\.name)))
        }
        guard !order.isEmpty else { return }
        all = order.compactMap { name in all.first { $0.name == name } }
    }

    private mutating func take(_ order: ShippingOrder) {
        all = order.names.compactMap { name in all.first { $0.name == name } }
        isOrderGuessed = order.source == .guess
        guard order.source == .history else { return }
        diagnostics.append(
            Diagnostic(
                .uncertainVersionOrder, .note,
                "the version names follow several schemes; the versions are in the order of their commits: "
                    + shownOrder, at: SourceLocation(path: bundle.path),
                help: "'plan: { order: [V1, V2, V3] }' in .modelc.yml sets another order, and "
                    + "\(workspace.wording[.order]) V1,V2,V3 does for one run"))
    }

    /// The names in shipping order, for messages. If there are more than 12, the ones in the middle are left out.
    private var shownOrder: String {
        let names = names.map(TerminalText.name)
        guard names.count > 12 else { return names.joined(separator: ", ") }
        return (names.prefix(4) + ["…"] + names.suffix(6)).joined(separator: ", ")
    }

    /// Returns warnings that the order may differ from the order in which the versions shipped.
    private func doubts(_ isTargetChosen: Bool) -> [Diagnostic] {
        let help =
            "'plan: { order: [V1, V2, V3] }' in .modelc.yml sets the order in which the versions shipped, and "
            + "\(workspace.wording[.order]) V1,V2,V3 does for one run"
        let series = VersionNameSeries.count(names)
        if isOrderGuessed {
            return [
                Diagnostic(
                    .uncertainVersionOrder, .warning,
                    "the version names follow \(series) schemes; the assumed order is "
                        + shownOrder, at: SourceLocation(path: bundle.path), help: help)
            ]
        }
        // If the user chose the target, it is intended that later versions are not planned.
        guard !later.isEmpty, !isTargetChosen else { return [] }
        return [
            Diagnostic(
                .uncertainVersionOrder, .warning,
                "\(TerminalText.list(later)) \(later.count == 1 ? "comes" : "come") after the target \(target): the "
                    + "migration of \(later.count == 1 ? "its" : "their") stores is not planned",
                at: SourceLocation(path: bundle.path), help: help)
        ]
    }
}

extension DiagnosticID {
    static let incompleteVersionOrder = DiagnosticID("incomplete-version-order")
}
