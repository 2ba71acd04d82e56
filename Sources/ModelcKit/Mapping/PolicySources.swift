import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcSettings

/// The sources in which policies are looked for: those of the rules that look at code.
package struct PolicySources {
    /// The classes in them; nil where nobody named any sources.
    package let classes: PolicyClasses?
    /// What cannot be read of them.
    package let problems: [Diagnostic]
    /// What is to be said beside.
    package let messages: [Diagnostic]

    /// - Parameters:
    ///   - paths: folders, files, or patterns.
    ///   - module: the Swift module that they are of; nil where nobody said.
    package init(_ paths: [String], module: String?) {
        let files = SourceFiles(paths.isEmpty ? nil : .flag(ConfiguredPaths(paths.map { ConfiguredPath($0) })))
        problems = files.problems
        messages = files.messages
        classes = files.classes.map { classes in
            PolicyClasses(classes.filter { !$0.isExtension }.map(PolicySources.declaration), module: module)
        }
    }

    private static func declaration(of declared: DeclaredClass) -> PolicyClasses.Declaration {
        PolicyClasses.Declaration(
            name: declared.name, objectiveCName: declared.objectiveCName, superclass: declared.superclassName)
    }
}
