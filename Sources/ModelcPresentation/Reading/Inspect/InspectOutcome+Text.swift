import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSchema

extension InspectOutcome {
    /// Returns the models that could be read, for people or for programs.
    ///
    /// - Parameters:
    ///   - entity: the only entity to show; nil for all.
    ///   - showsEntities: whether a text has the detail of every entity; a document always has.
    ///   - showsNotes: whether a document has notes, too.
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

/// Formats the content of a model, as a JSON document for programs or as lines of text for people. Prints nothing.
///
/// The document is complete: a model can be rebuilt from it. The text is an overview, or the detail of one entity:
///
/// 1. check that the requested entity exists;
/// 2. JSON: `VersionedModel` -> `ModelVersion` -> the nouns of the schema, each in its own file;
/// 3. text: `ModelOverview` (versions, entities as a tree, the rest in one line each) or `EntityDetail`.
package struct ModelInspector: Sendable {
    private let model: VersionedModel
    private let shownVersions: Set<String>
    private let entityName: String?
    private let listsOthers: Bool
    private let showsEntities: Bool

    /// - Parameters:
    ///   - model: the model with its versions, of which those to be shown were read.
    ///   - versionNames: the versions to show in full; for the others only the head is shown. Unknown names are
    ///     ignored: the caller checks the user's input.
    ///   - listsOthers: whether the versions that are not shown in full are listed with their heads.
    ///   - entityName: the only entity to show, in detail; nil for all.
    ///   - showsEntities: whether the text has the detail of every entity after the overview of its version.
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

    /// Returns the document. Every key is always present, in the same order; null means "absent" and, instead of a
    /// list, "not shown".
    package func document() throws(UnknownEntity) -> JSONValue {
        try checkEntity()
        return model.json(of: listedVersions, showing: shownVersions, entityName: entityName)
    }

    /// Returns the text, line by line without line ends. Lines have no trailing blanks or control characters.
    package func lines() throws(UnknownEntity) -> [String] {
        try checkEntity()
        guard let entityName else { return overview.lines }
        return EntityDetail.lines(of: entityName, in: model.versions.filter { shownVersions.contains($0.name) })
    }

    private var overview: ModelOverview {
        ModelOverview(
            model: model, listedVersions: listedVersions, shownVersions: shownVersions, showsEntities: showsEntities)
    }

    /// Checks that at least one of the versions that could be read has the entity.
    private func checkEntity() throws(UnknownEntity) {
        guard let entityName else { return }
        let models = model.versions.filter { shownVersions.contains($0.name) }.compactMap(\.model)
        if let unknown = UnknownEntity(entityName, in: models, orComposites: true) { throw unknown }
    }
}

/// The text about a model: its versions, then the content of the shown ones.
struct ModelOverview {
    let model: VersionedModel
    /// The versions in the table.
    let listedVersions: [ModelVersion]
    /// The names of the versions whose content follows.
    let shownVersions: Set<String>
    /// Whether the detail of every entity follows.
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
        // The column before a version's name; empty without a current version.
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
    /// The heading of the version's content.
    var title: String { TerminalText.name(name) + (isCurrent ? " (current)" : "") }

    /// Why the version's content is not known; empty if it is known.
    var state: String {
        switch content {
        case .notRead: "not read"
        case .unreadable: "could not be read"
        case .model: ""
        }
    }
}
