import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcSchema

extension InspectOutcome {
    /// What could be read, for people or for programs.
    ///
    /// - Parameters:
    ///   - entity: the entity to show alone; nil for all.
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
