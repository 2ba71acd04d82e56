import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSchema

extension InspectOutcome {
    /// Returns the models that could be read, as text or as JSON.
    ///
    /// - Parameters:
    ///   - entity: the name of the only entity to show; nil for all entities.
    ///   - showsEntities: whether text output contains the details of every entity. A JSON document always does.
    ///   - showsNotes: whether a JSON document contains notes too.
    package func text(
        _ format: OutputFormat, entity: String?, showsEntities: Bool = false, showsNotes: Bool,
        style: TextStyle = .plain
    ) -> String {
        let versioned = reading.model ?? VersionedModel(name: "", fileName: "", path: path, versions: [])
        let heads = ModelInspector(versioned, showing: [])
        let inspector =
            isEntityKnown
            ? ModelInspector(
                versioned, showing: reading.selectedVersions, listsOthers: !reading.isOneVersionChosen,
                entityName: entity, showsEntities: showsEntities) : heads
        switch format {
        case .json:
            let result = reading.model == nil ? nil : try? inspector.document()
            return ResultDocument("inspect", messages, showsNotes: showsNotes, result: result ?? .null).text
        case .text where reading.model == nil || reading.selectedVersions.isEmpty || !isEntityKnown: return ""
        case .text: return style.outline(((try? inspector.lines()) ?? []).map { $0 + "\n" }.joined())
        }
    }
}

/// Formats the content of a model, as JSON or as lines of text. It does not print anything.
///
/// The JSON document is complete: a model can be created from it. The text is an overview, or the details of one
/// entity:
///
/// 1. check that the requested entity exists;
/// 2. JSON: `VersionedModel` -> `ModelVersion` -> the elements of the schema, each in its own file;
/// 3. text: `ModelOverview` (versions, entities as a tree, all other elements in one line each) or `EntityDetail`.
package struct ModelInspector: Sendable {
    private let model: VersionedModel
    private let shownVersions: Set<String>
    private let entityName: String?
    private let listsOthers: Bool
    private let showsEntities: Bool

    /// - Parameters:
    ///   - model: the model with its versions. The versions to show have been read.
    ///   - versionNames: the names of the versions to show completely. Unknown names are ignored, because the caller
    ///     checks the user's input.
    ///   - listsOthers: whether all other versions are listed too, each with only its head.
    ///   - entityName: the name of the only entity to show, in detail; nil for all entities.
    ///   - showsEntities: whether the text contains the details of every entity after the overview of its version.
    package init(
        _ model: VersionedModel, showing versionNames: [String], listsOthers: Bool = true, entityName: String? = nil,
        showsEntities: Bool = false
    ) {
        self.model = model
        shownVersions = Set(versionNames)
        self.listsOthers = listsOthers
        self.entityName = entityName
        self.showsEntities = showsEntities
    }

    private var listedVersions: [ModelVersion] {
        listsOthers ? model.versions : model.versions.filter { shownVersions.contains($0.name) }
    }

    /// Returns the JSON document. All keys are always present and in the same order. The value of a missing element is
    /// null; a list that is not shown is null too.
    package func document() throws(UnknownEntity) -> JSONValue {
        try checkEntity()
        return model.json(of: listedVersions, showing: shownVersions, entityName: entityName)
    }

    /// Returns the lines of the text, without line ends. Lines have no trailing spaces and no control characters.
    package func lines() throws(UnknownEntity) -> [String] {
        try checkEntity()
        guard let entityName else { return overview.lines }
        return EntityDetail.lines(of: entityName, in: model.versions.filter { shownVersions.contains($0.name) })
    }

    private var overview: ModelOverview {
        ModelOverview(
            model: model, listedVersions: listedVersions, shownVersions: shownVersions, showsEntities: showsEntities)
    }

    /// Checks that at least one version that could be read contains the entity.
    private func checkEntity() throws(UnknownEntity) {
        guard let entityName else { return }
        let models = model.versions.filter { shownVersions.contains($0.name) }.compactMap(\.model)
        if let unknown = UnknownEntity(entityName, in: models, orComposites: true) { throw unknown }
    }
}

/// The text about a model: a table of its versions, then the content of the shown versions.
struct ModelOverview {
    let model: VersionedModel
    /// The versions in the table.
    let listedVersions: [ModelVersion]
    /// The names of the versions whose content is shown after the table.
    let shownVersions: Set<String>
    /// Whether the details of every entity are shown after the overview.
    let showsEntities: Bool

    var lines: [String] {
        var lines = [TerminalText.name(model.name), TerminalText.escaped(model.path)]
        lines += ["", "Versions"] + versionLines
        for version in listedVersions where shownVersions.contains(version.name) {
            lines += ["", version.title]
            lines += version.model?.overviewLines ?? ["  \(version.state)"]
            if showsEntities { lines += EntityDetail.lines(ofAllIn: version) }
        }
        return lines
    }

    private var versionLines: [String] {
        guard !listedVersions.isEmpty else { return ["  none"] }
        // The space in front of a version's name, as wide as the mark `* ` of the current version. Empty if the model
        // has no current version.
        let blank = model.currentVersion == nil ? "" : "  "
        var table = TextTable([
            .left(blank + "Version"), .left("Format"), .left("Tools"), .right("Entities"), .right("Attributes"),
            .right("Relationships"), .plain,
        ])
        for version in listedVersions {
            let counts = version.model.map(ModelCounts.init)
            table.add(
                (version.isCurrent ? "* " : blank) + TerminalText.name(version.name),
                version.format?.rawValue ?? "",
                version.model?.lastSavedToolsVersion.map { TerminalText.escaped($0.text) } ?? "",
                counts.map { String($0.entities) } ?? "",
                counts.map { String($0.attributes) } ?? "",
                counts.map { String($0.relationships) } ?? "",
                version.state
            )
        }
        return table.lines + (blank.isEmpty ? ["  No version is marked as current."] : [])
    }
}

extension ModelVersion {
    /// The heading above the content of the version.
    var title: String { TerminalText.name(name) + (isCurrent ? " (current)" : "") }

    /// The reason why the content of the version is not known; empty if it is known.
    var state: String {
        switch content {
        case .notRead: "not read"
        case .unreadable: "could not be read"
        case .model: ""
        }
    }
}
