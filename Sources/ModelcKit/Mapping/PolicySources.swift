import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The source code to search for migration policies: the same as for lint rules that read source code.
struct PolicySources {
    /// The classes declared in the sources; nil if no sources are given.
    let classes: PolicyClasses?
    /// The errors from reading the sources.
    let problems: [Diagnostic]
    /// Messages that are not errors.
    let messages: [Diagnostic]

    /// - Parameters:
    ///   - paths: folders, files, or patterns.
    ///   - module: the Swift module that the sources belong to; nil if it is not set.
    init(_ paths: [String], module: String?, in workspace: Workspace) {
        let files = SourceFiles(
            paths.isEmpty ? nil : .flag(ConfiguredPaths(paths.map { ConfiguredPath($0) })), in: workspace)
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
