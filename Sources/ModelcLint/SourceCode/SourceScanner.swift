/// Finds the classes that source code declares, by its text alone (lint-rules §2.5, `sources`).
///
/// 1. which language: `CodeLanguage`;
/// 2. without comments and blanks: `CodeLexer`;
/// 3. what is declared: `SwiftClassScanner`, `ObjectiveCClassScanner`.
///
/// Nothing is compiled: what stands under `#if` counts whatever the condition, macros are not expanded, and a class
/// inside of another type is not seen.
package enum SourceScanner {
    /// Whether files of that name are looked at.
    package static func reads(_ fileName: String) -> Bool { CodeLanguage(fileName: fileName) != nil }

    /// The classes and extensions in a file, in its order; empty for a file in another language.
    ///
    /// - Parameter path: the file as findings name it.
    package static func classes(in bytes: [UInt8], path: String) -> [DeclaredClass] {
        guard let language = CodeLanguage(fileName: path) else { return [] }
        let tokens = CodeLexer.tokens(of: bytes, language)
        switch language {
        case .swift:
            var scanner = SwiftClassScanner(tokens, path)
            return scanner.scan()
        case .objectiveC:
            var scanner = ObjectiveCClassScanner(tokens, path)
            return scanner.scan()
        }
    }
}
