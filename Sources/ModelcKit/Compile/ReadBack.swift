import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Checks a source that was created from a compiled model, by reading it before it is written. A source that cannot be
/// read, or that differs from the compiled model, is not written.
enum ReadBack {
    /// Returns the differences between a source and its compiled model, one for each entity, and the errors in the
    /// source; empty if the two are equivalent.
    ///
    /// - Parameter path: the path of the compiled version.
    static func problems(in bytes: [UInt8], of source: ManagedObjectModel, compiledAt path: String) -> [Diagnostic] {
        let (model, diagnostics) = ModelReader.model(in: SourceText(bytes), path: path)
        let errors = diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { return errors.map { refusal($0.message, $0.modelPath, at: path, $0.help) } }
        guard let model, ModelWriter().contents(of: model) == bytes else {
            return changed(source, model).map { entity in
                let place = entity.map(TerminalText.escaped) ?? "the model"
                return refusal("\(place): a part of it would be lost", entity, at: path, nil)
            }
        }
        return []
    }

    /// Returns the names of the entities that differ between the two models. If no entity differs, returns one nil
    /// element: another part of the model differs.
    private static func changed(_ source: ManagedObjectModel, _ model: ManagedObjectModel?) -> [String?] {
        let read = (model?.entities ?? []).map(text)
        let lost = source.entities.enumerated().filter { index, entity in
            !read.indices.contains(index) || read[index] != text(of: entity)
        }
        return lost.isEmpty ? [nil] : lost.map(\.element.name)
    }

    private static func text(of entity: EntityDescription) -> [UInt8] {
        var model = ManagedObjectModel()
        model.entities = [entity]
        return ModelWriter().contents(of: model)
    }

    /// Returns the errors in the bytes of a mapping model; empty if it can be read.
    static func problems(inMapping bytes: [UInt8], compiledAt path: String) -> [Diagnostic] {
        let reading = MappingModelReader().read(bytes, path: path)
        return reading.diagnostics.filter { $0.severity == .error }
            .map { refusal($0.message, $0.modelPath, at: path, $0.help) }
    }

    private static func refusal(_ reason: String, _ object: String?, at path: String, _ help: String?) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "the decompiled source could not be read: \(reason)",
            at: SourceLocation(path: path), modelPath: object,
            help: "correct the source that it was compiled from, and compile it again" + (help.map { ": \($0)" } ?? ""))
    }
}
