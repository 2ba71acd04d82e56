import ModelcDiagnostics
import ModelcFiles
import ModelcMigration

/// The sources in which policies are looked for.
struct PolicySources {
    /// The classes in them; nil where nobody named any sources.
    let classes: PolicyClasses?
    /// What cannot be read of them.
    let problems: [Diagnostic]

    /// - Parameters:
    ///   - folders: folders or files.
    ///   - module: the Swift module that they are of; nil where nobody said.
    init(_ folders: [String], module: String?) {
        let searches = folders.map { SourceSearch($0) }
        problems = searches.flatMap(\.problems)
        let declarations = searches.flatMap(\.sources).flatMap { ClassScanner.declarations(in: $0) }
        classes = folders.isEmpty ? nil : PolicyClasses(declarations, module: module)
    }
}
