/// The last stage: writes the text of every file.
struct ModelRenderer {
    let model: GeneratedModel

    func files() -> [GeneratedFile] {
        // A module without generated classes needs nothing of the rest.
        if model.classes.isEmpty { return [] }
        let words = SwiftWords(model)
        let machine = MachineFileRenderer(model, words: words)
        let human = HumanFileRenderer(words: words)
        var files: [GeneratedFile] = []
        files.reserveCapacity(2 * model.classes.count + 2)
        for generated in model.classes {
            files.append(machine.file(for: generated))
            files.append(human.file(for: generated))
        }
        if !model.composites.isEmpty { files.append(CompositesFileRenderer(model, words: words).file()) }
        files.append(SupportFileRenderer(words: words).file())
        return files
    }
}
