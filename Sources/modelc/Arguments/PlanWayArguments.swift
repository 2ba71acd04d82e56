import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcSettings

/// Options for the versions from which stores are migrated, and the target version.
struct PlanWayArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Plan from this version, or from 'all'. (default: the versions in modelc.lock, or all without a lock)",
            valueName: "version"), completion: .custom { words, _, _ in ModelCompletion(words).versions + ["all"] })
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

    @Option(
        help: ArgumentHelp("Plan to this version. (default: the current version)", valueName: "version"),
        completion: .version)
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
