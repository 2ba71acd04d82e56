import ModelcPlans
import ModelcSchema

/// Embeds the current models in a mapping model, and adds rows (property mappings) for new properties. Edits the file
/// in place: no other byte changes (FormatMappingModel §9).
///
/// The stages: check that the models still have all entities; rebuild the archives; find new properties; edit the text.
package struct MappingModelRefresher: Sendable {
    package init() {}

    /// - Parameters:
    ///   - reading: a mapping model that was read without errors.
    ///   - source: the model to embed as the source; nil to keep the existing one.
    ///   - destination: the model to embed as the destination; nil to keep the existing one.
    package func refresh(
        _ reading: MappingModelReading, source: ManagedObjectModel?, destination: ManagedObjectModel?
    ) throws(MappingRefreshError) -> RefreshedMapping {
        guard let mapping = reading.mapping, let text = reading.source else {
            throw .unusualSpelling("the file")
        }
        try check(mapping.entityMappings.map { ($0, $0.sourceEntityName) }, source, side: "source")
        try check(mapping.entityMappings.map { ($0, $0.destinationEntityName) }, destination, side: "destination")
        var editor = try StoreEditor(text, path: reading.filePath)
        var refresh = RefreshedMapping(bytes: text.bytes)
        try embed(source, .source, &editor, &refresh)
        try embed(destination, .destination, &editor, &refresh)
        if let destination {
            let rows = NewRows(mapping: mapping, current: ResolvedModel(destination))
            for entityMapping in mapping.entityMappings {
                let added = rows.missing(in: entityMapping)
                try editor.add(attributes: added.attributes, relationships: added.relationships, to: entityMapping)
                refresh.addedRows += (added.attributes + added.relationships).map {
                    "\(entityMapping.effectiveName).\($0)"
                }
                refresh.vanishedRows += rows.vanished(in: entityMapping).map { "\(entityMapping.effectiveName).\($0)" }
            }
        }
        refresh.bytes = try editor.result()
        return refresh
    }

    private func check(
        _ mappings: [(EntityMapping, String?)], _ model: ManagedObjectModel?, side: String
    ) throws(MappingRefreshError) {
        guard let model else { return }
        let names = Set(model.entities.map(\.name))
        for (mapping, name) in mappings {
            guard let name, !names.contains(name) else { continue }
            throw .missingEntity(mapping: mapping.effectiveName, entity: name, side: side)
        }
    }

    private func embed(
        _ model: ManagedObjectModel?, _ side: EmbeddedModelReader.Side, _ editor: inout StoreEditor,
        _ refresh: inout RefreshedMapping
    ) throws(MappingRefreshError) {
        guard let model else { return }
        let bytes: [UInt8]
        do {
            bytes = try ArchivedModelWriter.bytes(of: model)
        } catch {
            throw .model(error)
        }
        try editor.replaceText(of: side.dataKey, with: StoreBase64.encode(bytes))
        refresh.embeddedSides.append(side.rawValue)
    }
}
