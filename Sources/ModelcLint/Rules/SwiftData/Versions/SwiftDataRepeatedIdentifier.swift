import ModelcSchema

/// Reports two versions with the same version identifier, and versions that shipped in several states.
enum SwiftDataRepeatedIdentifier: SwiftSourceRule {
    static let description = RuleDescription(
        "swiftdata-repeated-identifier",
        swiftSource: "Two versions, or two shipped states of one, have the same versionIdentifier",
        rationale:
            "Stores have the identifier of the version that wrote them. If several versions with different hashes have the "
            + "same one, nobody can tell from a store, a crash report or a log which of them it was. The shipped states of a "
            + "version are those in modelc.lock.",
        help: "give each version an identifier of its own",
        bad: SwiftVersionExample.first
            + """
            enum ▸SchemaV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                @Model final class Item { var title: String = "" }
            }
            """,
        good: SwiftVersionExample.first
            + """
            enum SchemaV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 1, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                @Model final class Item { var title: String = "" }
            }
            """)

    static func findings(in source: SwiftDataSource) -> [Finding] {
        shippedStates(in: source) + repeated(in: source)
    }

    /// Versions that shipped in several states: the lock has other hashes that were accepted for them.
    private static func shippedStates(in source: SwiftDataSource) -> [Finding] {
        source.versions.compactMap { version in
            guard version.isSchema, let reasons = source.acceptedStates[version.name], !reasons.isEmpty,
                let identifier = version.model.versionIdentifier
            else { return nil }
            return Finding(
                self,
                "the version '\(version.name)' shipped with the identifier \(identifier) and \(reasons.count + 1) sets of "
                    + "hashes (\(reasons.joined(separator: ", ")))",
                at: version.place, in: source,
                help: "write a VersionedSchema with its own identifier for each state that shipped")
        }
    }

    private static func repeated(in source: SwiftDataSource) -> [Finding] {
        var first: [String: String] = [:]
        return source.versions.compactMap { version in
            guard version.isSchema, let identifier = version.model.versionIdentifier else { return nil }
            guard let other = first[identifier] else {
                first[identifier] = version.name
                return nil
            }
            return Finding(
                self, "the version '\(version.name)' has the identifier \(identifier), as '\(other)' has",
                at: version.place, in: source)
        }
    }
}
