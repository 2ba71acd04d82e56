import ModelcBase
import ModelcSourceCode

/// Finds the classes that source code declares. Only the text is used (LintSources).
///
/// 1. `CodeLanguage` determines the language.
/// 2. `CodeLexer` splits the text into tokens, without comments and white space.
/// 3. `SwiftClassScanner` or `ObjectiveCClassScanner` finds the declarations.
///
/// Nothing is compiled. So code in `#if` always counts, macros are not expanded, and classes inside other types are not
/// found.
package enum SourceScanner {
    /// Whether files with this name can be scanned.
    package static func reads(_ fileName: String) -> Bool { CodeLanguage(fileName: fileName) != nil }

    /// Returns the classes and extensions in a file, in their order. Empty if the file is neither Swift nor
    /// Objective-C.
    ///
    /// - Parameter path: the path of the file, for findings.
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
    /// Returns the line number of a declaration, counted from 1.
    ///
    /// - Parameters:
    ///   - declared: a class that was found in the file.
    ///   - bytes: the content of the file.
    package static func line(of declared: DeclaredClass, in bytes: [UInt8]) -> Int {
        guard let language = CodeLanguage(fileName: declared.path) else { return 1 }
        return CodeLexer.line(ofToken: declared.nameIndex, in: bytes, language)
    }

    /// Whether a file may declare one of the classes. This is a fast search in the bytes, including comments and string
    /// literals. Only the files that it finds need to be scanned.
    ///
    /// - Parameters:
    ///   - names: the names of the classes.
    ///   - bytes: the content of the file.
    ///   - path: the path of the file. Its extension determines the language.
    package static func mayDeclare(_ names: Set<String>, in bytes: [UInt8], path: String) -> Bool {
        guard let language = CodeLanguage(fileName: path) else { return false }
        let keyword: StaticString = language == .swift ? "class" : "@interface"
        var rest = bytes[...]
        while let place = rest.firstPlace(of: keyword) {
            rest = rest[place.upperBound...]
            if let name = name(atStartOf: rest), names.contains(name) { return true }
        }
        return false
    }

    /// Returns the name that follows after white space; nil if there is none.
    private static func name(atStartOf bytes: ArraySlice<UInt8>) -> String? {
        let name = bytes.drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
        guard name.startIndex > bytes.startIndex else { return nil }
        return String(decoding: name.prefix(while: CodeLexer.isOfName), as: UTF8.self)
    }
}
