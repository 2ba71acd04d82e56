import ModelcSourceCode
import ModelcText

/// Keeps files as they are that would lose a class by an error: an entity that was left out has no class in new files, and a
/// relationship to it would become one to NSManagedObject, though the old class is still there.
struct HeldBackFiles {
    /// The names of classes and structures that were left out.
    private let names: Set<String>

    init(_ generation: ModelGeneration) {
        let leftOut = Set(generation.diagnostics.filter { $0.id == .leftOut }.compactMap(\.modelPath))
        let model = generation.reading.selectedVersion?.model
        let classes = (model?.entities ?? []).filter { leftOut.contains($0.name) }.map { $0.className?.name ?? $0.name }
        names = Set(classes).union((model?.composites.map(\.name) ?? []).filter(leftOut.contains))
    }

    /// The files of a run; those that name what was left out, and would not any more, are kept.
    func held(_ files: [PlannedFile]) -> [PlannedFile] {
        if names.isEmpty { return files }
        return files.map { file in
            guard file.action == .update, file.file.policy == .machine, let old = file.oldText else { return file }
            guard
                !names.intersection(IdentifierText.words(in: old)).subtracting(IdentifierText.words(in: file.file.text))
                    .isEmpty
            else {
                return file
            }
            var kept = file
            kept.action = .keep
            return kept
        }
    }
}
