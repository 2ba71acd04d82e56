import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode

/// Determines the language of generated files from their extensions.
enum GeneratedLanguage {
    /// Returns the language of a file; nil if its extension belongs to neither language.
    static func of(_ path: String) -> OutputLanguage? {
        let name = PathText.name(of: path)
        if name.hasSuffix(".swift") { return .swift }
        return name.hasSuffix(".h") || name.hasSuffix(".m") ? .objectiveC : nil
    }

    /// Returns the language that all files have in common; nil if the files have several languages or none.
    static func of(_ paths: [String]) -> OutputLanguage? {
        let languages = Set(paths.compactMap { of($0) })
        return languages.count == 1 ? languages.first : nil
    }

    /// Returns advice about an orphan (a generated file that the settings no longer produce) if the reason is a changed
    /// language. The entity of the file still exists, and removing the file would remove the class that the project
    /// uses.
    ///
    /// - Parameter files: the files that the settings produce.
    /// - Returns: nil if the language is not the reason.
    static func advice(ofOrphan path: String, besides files: [PlannedFile], _ wording: Wording) -> String? {
        let machine = files.filter { $0.file.policy == .machine }.map(\.path)
        guard let orphan = of(path), let wanted = of(machine), orphan != wanted else { return nil }
        return "the file is \(orphan.name), and the settings say \(wanted.name): if your project uses \(orphan.name), "
            + "set 'language: \(orphan.rawValue)' in .modelc.yml; if it no longer does: \(ToolCommandName.generate) "
            + wording[.removal]
    }
}
