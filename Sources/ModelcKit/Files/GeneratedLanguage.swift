import ModelcDisk
import ModelcSettings
import ModelcText

/// In which language generated files are, by the extensions of their names.
enum GeneratedLanguage {
    /// The language of a file; nil where its extension is of neither.
    static func of(_ path: String) -> OutputLanguage? {
        let name = PathText.name(of: path)
        if name.hasSuffix(".swift") { return .swift }
        return name.hasSuffix(".h") || name.hasSuffix(".m") ? .objectiveC : nil
    }

    /// The language of all files; nil where they are of several, or of none.
    static func of(_ paths: [String]) -> OutputLanguage? {
        let languages = Set(paths.compactMap { of($0) })
        return languages.count == 1 ? languages.first : nil
    }

    /// What to do about an orphan that another language explains: its entity is not gone, and to remove the file would remove
    /// the class that the project uses.
    ///
    /// - Parameter files: the files that the settings give.
    /// - Returns: nil where the language explains nothing.
    static func advice(ofOrphan path: String, besides files: [PlannedFile], _ wording: Wording) -> String? {
        let machine = files.filter { $0.file.policy == .machine }.map(\.path)
        guard let orphan = of(path), let wanted = of(machine), orphan != wanted else { return nil }
        return "the file is \(orphan.name), and the settings say \(wanted.name): if your project uses \(orphan.name), "
            + "set 'language: \(orphan.rawValue)' in .modelc.yml; only if it does not any more: modelc generate "
            + wording[.removal]
    }
}
