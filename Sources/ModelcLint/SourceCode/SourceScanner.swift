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

/// The languages of classes of entities.
enum CodeLanguage: Hashable, Sendable {
    case swift
    case objectiveC

    /// - Returns: nil if a file with that name is in neither language.
    init?(fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".swift") {
            self = .swift
        } else if [".h", ".m", ".mm"].contains(where: name.hasSuffix) {
            self = .objectiveC
        } else {
            return nil
        }
    }
}

/// A class that the project's source code declares, or an extension of one.
package struct DeclaredClass: Hashable, Sendable {
    /// The class's name in its language.
    package var name: String
    /// The name in `@objc(Name)`, or the class's name in Objective-C.
    package var objectiveCName: String?
    package var superclassName: String?
    /// Whether it is a SwiftData class (`@Model`).
    var isSwiftDataModel: Bool
    /// Whether it is an extension, a category or an implementation of a class that is declared elsewhere.
    package var isExtension = false
    /// Whether it is written in Swift.
    var isSwift = false
    /// The names of the methods it declares.
    var methods: [String]
    /// The names of its `@NSManaged` properties.
    var managedProperties: [String] = []
    /// Its properties by name, with whether each is declared as a scalar: a number or a Boolean that cannot be nil.
    var scalarProperties: [String: Bool] = [:]
    /// The names and texts in its `awakeFromInsert`.
    var insertionNames: Set<String> = []
    /// The file, relative to the project.
    var path: String

    init(
        name: String, path: String, objectiveCName: String? = nil, superclassName: String? = nil,
        isSwiftDataModel: Bool = false, methods: [String] = []
    ) {
        self.name = name
        self.objectiveCName = objectiveCName
        self.superclassName = superclassName
        self.isSwiftDataModel = isSwiftDataModel
        self.methods = methods
        self.path = path
    }
}
