/// Imports follow the table, and what is imported is declared.
enum ImportRule {
    /// Imports that the table does not allow.
    static func violations(in files: [SourceFile], table: [ImportTable.Line] = ImportTable.lines) -> [Violation] {
        files.flatMap { file in
            guard let line = table.first(where: { $0.module == file.module }) else { return [unknownModule(file)] }
            return file.imports.filter { !line.project.union(line.others).contains($0.module) }.map { found in
                Violation(
                    path: file.path, line: found.line, found: "\(file.module) imports \(found.module)",
                    reason: line.reason,
                    wayOut:
                        "move the code to where the import is allowed, or pass a value in from the layer above; a new "
                        + "edge of the graph belongs into ImportTable.swift, with its reason")
            }
        }
    }

    /// Imports of modules that the target does not name as dependencies.
    static func undeclared(in files: [SourceFile], manifest: Manifest) -> [Violation] {
        files.flatMap { file -> [Violation] in
            guard let target = manifest.target(of: file.path) else { return [unknownTarget(file)] }
            let allowed = Set(target.dependencies).union(partsOfTheToolchain)
            return file.imports.filter { !allowed.contains($0.module) }.map { found in
                Violation(
                    path: file.path, line: found.line,
                    found: "\(target.name) imports \(found.module), which it does not declare",
                    reason:
                        "the compiler finds it only because another target declares it, and stops finding it when that "
                        + "one changes; Package.swift shall show every edge",
                    wayOut: "add \"\(found.module)\" to the dependencies of \(target.name) in Package.swift")
            }
        }
    }

    /// Modules that need no declaration.
    private static let partsOfTheToolchain = ImportTable.system.union([
        "Dispatch", "Foundation", "FoundationEssentials", "PackagePlugin", "XcodeProjectPlugin",
    ])

    private static func unknownModule(_ file: SourceFile) -> Violation {
        Violation(
            path: file.path, line: 1, found: "the module \(file.module) has no line in the import table",
            reason: "without one nobody decided in which layer it stands", wayOut: "add it to ImportTable.swift")
    }

    private static func unknownTarget(_ file: SourceFile) -> Violation {
        Violation(
            path: file.path, line: 1, found: "the file belongs to no target of Package.swift",
            reason: "it is never compiled, so it says what nobody checks", wayOut: "declare its target, or remove it")
    }
}
