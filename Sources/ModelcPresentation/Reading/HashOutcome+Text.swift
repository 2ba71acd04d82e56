import ModelcDiagnostics
import ModelcKit

extension HashOutcome {
    /// Returns the hashes, as text or as JSON.
    ///
    /// - Parameters:
    ///   - spelling: the form of hashes in text output.
    ///   - showsProperties: whether the hashes of properties are shown.
    ///   - entity: the name of the only entity to show; nil for all entities.
    ///   - showsNotes: whether a JSON document contains notes too.
    package func text(
        _ format: OutputFormat, spelling: HashSpelling, showsProperties: Bool, entity: String?, showsNotes: Bool,
        style: TextStyle = .plain
    ) -> String {
        switch format {
        case .text:
            let text = HashText(spelling: spelling, showsProperties: showsProperties, entityName: entity)
            return style.outline(text.text(of: versions))
        case .json:
            let document = HashDocument(path: path, showsProperties: showsProperties, entityName: entity)
            let result = versions.isEmpty ? .null : document.json(of: versions)
            return ResultDocument("hash", messages, showsNotes: showsNotes, result: result).text
        }
    }
}

extension IdentifyOutcome {
    /// Returns the version that wrote each store, as text or as JSON.
    ///
    /// - Parameters:
    ///   - showsNotes: whether a JSON document contains notes too.
    ///   - wording: the names of options in the text, such as `--lock`.
    package func text(_ format: OutputFormat, showsNotes: Bool, wording: Wording = .plain) -> String {
        switch format {
        case .text: return IdentificationText(showsModel: hasSeveralModels, wording: wording).text(of: stores)
        case .json:
            let result = IdentificationDocument.json(of: stores)
            return ResultDocument("identify", messages, showsNotes: showsNotes, result: result).text
        }
    }
}
