import ModelcBase

/// Formats the renaming identifier and the version hash modifier of an element.
enum IdentityText {
    static func facts(_ renamingIdentifier: String?, _ hashModifier: String?) -> [String] {
        [
            renamingIdentifier.map { "renaming ID \(TerminalText.quoted($0))" },
            hashModifier.map { "hash modifier \(TerminalText.quoted($0))" },
        ].compactMap { $0 }
    }
}
