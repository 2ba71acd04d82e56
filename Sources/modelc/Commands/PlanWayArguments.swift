import ArgumentParser
import ModelcKit

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
