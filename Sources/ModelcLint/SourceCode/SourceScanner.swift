/// Finds the classes that source code declares, from its text alone (LintSources).
///
/// 1. determine the language: `CodeLanguage`;
/// 2. split into tokens without comments and blanks: `CodeLexer`;
/// 3. find declarations: `SwiftClassScanner`, `ObjectiveCClassScanner`.
///
/// Nothing is compiled: code in `#if` always counts, macros are not expanded, and classes inside other types are not
/// found.
package enum SourceScanner {
    /// Whether files with that name are scanned.
    package static func reads(_ fileName: String) -> Bool { CodeLanguage(fileName: fileName) != nil }

    /// Returns the classes and extensions in a file, in its order; empty for a file in another language.
    ///
    /// - Parameter path: the file's path in findings.
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
