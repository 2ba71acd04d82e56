import ModelcSchema
import ModelcText

/// The text that shows a model: its versions, then the content of the shown ones.
struct ModelOverview {
    let model: VersionedModel
    /// The versions in the table.
    let listedVersions: [ModelVersion]
    /// The names of those whose content follows.
    let shownVersions: Set<String>

    var lines: [String] {
        var lines = [TerminalText.name(model.name), TerminalText.escaped(model.path)]
        lines += ["", "Versions"] + versionLines
        for version in listedVersions where shownVersions.contains(version.name) {
            lines += ["", version.title]
            lines += version.model?.overviewLines ?? ["  \(version.state)"]
        }
        return lines
    }

    /// What stands before a version's name; without a current version nothing does.
    private func marker(_ isCurrent: Bool) -> String {
        if isCurrent { return "* " }
        return model.currentVersion == nil ? "" : "  "
    }

    private var versionLines: [String] {
        guard !listedVersions.isEmpty else { return ["  none"] }
        var table = TextTable([
            .left(marker(false) + "Version"), .left("Format"), .left("Tools"), .right("Entities"), .right("Attributes"),
            .right("Relationships"), .plain,
        ])
        for version in listedVersions {
            let counts = version.model.map(ModelCounts.init)
            table.add(
                marker(version.isCurrent) + TerminalText.name(version.name),
                version.format?.rawValue ?? "",
                version.model?.lastSavedToolsVersion.map { TerminalText.escaped($0.text) } ?? "",
                counts.map { String($0.entities) } ?? "",
                counts.map { String($0.attributes) } ?? "",
                counts.map { String($0.relationships) } ?? "",
                version.state
            )
        }
        return table.lines + (model.currentVersion == nil ? ["  No version is marked as current."] : [])
    }
}

extension ModelVersion {
    /// The heading over what the version contains.
    var title: String { TerminalText.name(name) + (isCurrent ? " (current)" : "") }

    /// Why nothing is known of the version's content; empty where it is known.
    var state: String {
        switch content {
        case .notRead: "not read"
        case .unreadable: "could not be read"
        case .model: ""
        }
    }
}

/// How many things a model declares. Only own properties count, and members of composites do not.
struct ModelCounts {
    var entities: Int
    var attributes = 0
    var relationships = 0
    var fetchedProperties = 0
    var fetchIndexes = 0
    /// Single constraints, not entities that have some.
    var uniquenessConstraints = 0
    var configurations: Int
    /// Templates only: the requests of fetched properties do not count.
    var fetchRequests: Int
    var composites: Int

    init(_ model: ManagedObjectModel) {
        entities = model.entities.count
        configurations = model.configurations.count
        fetchRequests = model.fetchRequests.count
        composites = model.composites.count
        for entity in model.entities {
            attributes += entity.attributes.count
            relationships += entity.relationships.count
            fetchedProperties += entity.fetchedProperties.count
            fetchIndexes += entity.fetchIndexes.count
            uniquenessConstraints += entity.uniquenessConstraints.count
        }
    }
}
