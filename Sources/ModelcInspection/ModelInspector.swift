import ModelcJSON
import ModelcSchema
import ModelcText

/// Shows what a model contains, as a JSON document for programs or as lines of text for people. Prints nothing.
///
/// The document is complete: a model can be rebuilt from it. The text is an overview, or the detail of one entity:
///
/// 1. check that the entity asked for exists;
/// 2. JSON: `VersionedModel` -> `ModelVersion` -> the nouns of the schema, each in its own file;
/// 3. text: `ModelOverview` (versions, entities as a tree, the rest in one line each) or `EntityDetail`.
package struct ModelInspector: Sendable {
    private let model: VersionedModel
    private let shownVersions: Set<String>
    private let entityName: String?
    private let listsOthers: Bool

    /// - Parameters:
    ///   - model: the model with its versions, of which those to be shown were read.
    ///   - versionNames: the versions to show in full; of the others only the head is shown. Names that no version has
    ///     are passed over: reading what the user typed is the caller's.
    ///   - listsOthers: whether the versions that are not shown in full are named with their heads.
    ///   - entityName: the only entity to show, in detail; nil for all.
    package init(
        _ model: VersionedModel, showing versionNames: [String], listsOthers: Bool = true, entityName: String? = nil
    ) {
        self.model = model
        shownVersions = Set(versionNames)
        self.listsOthers = listsOthers
        self.entityName = entityName
    }

    private var listedVersions: [ModelVersion] {
        listsOthers ? model.versions : model.versions.filter { shownVersions.contains($0.name) }
    }

    /// The document. Every key is always present, in the same order; null stands for "absent" and, instead of a list,
    /// for "not shown".
    package func document() throws(InspectionError) -> JSONValue {
        try checkEntity()
        return model.json(of: listedVersions, showing: shownVersions, entityName: entityName)
    }

    /// The text, line by line without line ends. No line has blanks at its end or characters that steer a terminal.
    package func lines() throws(InspectionError) -> [String] {
        try checkEntity()
        guard let entityName else { return overview.lines }
        return EntityDetail.lines(of: entityName, in: model.versions.filter { shownVersions.contains($0.name) })
    }

    private var overview: ModelOverview {
        ModelOverview(model: model, listedVersions: listedVersions, shownVersions: shownVersions)
    }

    /// An entity may be missing in some of the versions, but not in all that could be read.
    private func checkEntity() throws(InspectionError) {
        guard let entityName else { return }
        let readModels = model.versions.filter { shownVersions.contains($0.name) }.compactMap(\.model)
        guard !readModels.isEmpty, !readModels.contains(where: { $0.hasEntity(named: entityName) }) else { return }
        throw InspectionError.unknownEntity(in: readModels, name: entityName)
    }
}

extension ManagedObjectModel {
    fileprivate func hasEntity(named name: String) -> Bool { entities.contains { $0.name == name } }
}

/// Why there is nothing to show.
package enum InspectionError: Error, Hashable {
    /// No shown version has an entity of that name; `suggestion` is one that was probably meant.
    case unknownEntity(name: String, suggestion: String?)

    static func unknownEntity(in models: [ManagedObjectModel], name: String) -> InspectionError {
        let names = models.lazy.flatMap(\.entities).map(\.name)
        return .unknownEntity(name: name, suggestion: SpellingSuggestion.nearest(to: name, among: names))
    }

    /// One sentence for the user, safe to print, without a final stop.
    package var message: String {
        switch self {
        case .unknownEntity(let name, let suggestion):
            "there is no entity '\(TerminalText.escaped(name))'"
                + (suggestion.map { "; did you mean '\(TerminalText.escaped($0))'?" } ?? "")
        }
    }
}
