/// The modules that each module may import, with the reason. A new module needs a line here.
struct ImportTable {
    struct Line {
        var module: String
        /// Modules of this project.
        var project: Set<String>
        /// Modules of the system and of other packages.
        var others: Set<String> = []
        /// Additional modules that one folder of the module may import.
        var folders: [String: Set<String>] = [:]
        var reason: String

        /// The modules that a file may import.
        func allowed(in path: String) -> Set<String> {
            let special = folders.filter { path.hasPrefix("Sources/\(module)/\($0.key)/") }.values
            return special.reduce(project.union(others)) { $0.union($1) }
        }
    }

    /// The alternative names of the C library.
    static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

    static let lines: [Line] = [
        // Layer 0.
        Line(
            module: "ModelcBase", project: [], others: system,
            folders: ["Disk": ["Foundation", "FoundationEssentials"]],
            reason:
                "the lowest module: the standard library, and functions of C to search bytes and start threads; only what looks "
                + "at the disk uses Foundation, and writes nothing"),
        Line(
            module: "ModelcLayout", project: [],
            reason: "a generic tool knows nothing of Core Data: it places boxes and lines of any graph"),
        Line(module: "ModelcKeyedArchive", project: [], reason: "a generic tool stands on the standard library alone"),
        Line(
            module: "ModelcXML", project: ["ModelcLibXML2", "ModelcBase"],
            reason: "a generic tool knows nothing of Core Data; it hides libxml2 from everybody else"),
        Line(
            module: "ModelcSQLite", project: ["ModelcLibSQLite3", "ModelcBase"],
            reason: "a generic tool knows nothing of Core Data; it hides SQLite's C library from everybody else"),
        Line(
            module: "ModelcCompression", project: ["ModelcLibZ"],
            reason: "a generic tool knows nothing of Core Data; it hides zlib from everybody else"),
        Line(
            module: "ModelcDiagnostics", project: ["ModelcBase"],
            reason: "a generic tool knows nothing of Core Data"),
        Line(
            module: "ModelcPredicates", project: ["ModelcBase"],
            reason: "a generic tool knows nothing of Core Data: predicates are texts"),
        Line(
            module: "ModelcTemplating", project: ["ModelcBase", "ModelcDiagnostics"],
            reason: "a generic tool knows nothing of Core Data: templates are rendered for any objects"),
        Line(
            module: "ModelcCloudKitSchema", project: ["ModelcBase"],
            reason: "a generic tool knows nothing of Core Data: it reads and writes any schema of CloudKit"),
        Line(
            module: "ModelcGit", project: ["ModelcBase"], others: system.union(["Foundation", "FoundationEssentials"]),
            reason: "a generic tool knows nothing of Core Data: it runs git, for reading, and sets what is asked for"),
        // Layer 1.
        Line(
            module: "ModelcSchema", project: ["ModelcDiagnostics", "ModelcPredicates", "ModelcBase"],
            reason:
                "the vocabulary is values only: no input or output, no file formats; the trees of "
                + "expressions are values"),
        Line(
            module: "ModelcPlans",
            project: ["ModelcSchema", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"],
            reason: "what is planned between two models, as values: a model can be read and checked without it"),
        Line(
            module: "ModelcCompiledModels",
            project: [
                "ModelcSchema", "ModelcPlans", "ModelcKeyedArchive", "ModelcPredicates", "ModelcDiagnostics",
                "ModelcBase",
            ],
            reason:
                "the archive of a model is read by two verbs, that of files and that of stores, who may not know each "
                + "other"),
        Line(
            module: "ModelcSettings", project: ["ModelcPlans", "ModelcDiagnostics", "ModelcBase"],
            reason:
                "a setting is one value for the file, the flags and the use case; it is read and shown, not searched for; the "
                + "words for strategies and risks are those of plans"
        ),
        Line(
            module: "ModelcSourceCode", project: ["ModelcSettings", "ModelcDiagnostics", "ModelcBase"],
            reason: "what two generators need, who may not know each other: names, literals, and the files they make"),
        // Layer 2.
        Line(
            module: "ModelcFiles",
            project: [
                "ModelcSchema", "ModelcPlans", "ModelcCompiledModels", "ModelcXML", "ModelcKeyedArchive",
                "ModelcPredicates", "ModelcDiagnostics", "ModelcBase",
            ],
            others: system.union(["Foundation", "FoundationEssentials"]), reason: verb),
        Line(
            module: "ModelcEditing",
            project: ["ModelcSchema", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"],
            reason: "\(verb); names in predicates follow what is renamed, and a text is refused that XML cannot hold"),
        Line(
            module: "ModelcLint",
            project: [
                "ModelcSchema", "ModelcPlans", "ModelcSettings", "ModelcSourceCode", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcBase",
            ],
            others: ["Foundation"],
            reason: "\(verb); it reads predicates, and patterns with Foundation's engine, which is Core Data's"),
        Line(
            module: "ModelcMirroring",
            project: ["ModelcSchema", "ModelcCloudKitSchema", "ModelcDiagnostics", "ModelcBase"],
            reason: verb),
        Line(
            module: "ModelcSwiftData",
            project: ["ModelcSchema", "ModelcSourceCode", "ModelcDiagnostics", "ModelcBase"],
            reason: verb),
        Line(
            module: "ModelcReports",
            project: ["ModelcSettings", "ModelcBase", "ModelcDiagnostics"],
            reason: verb),
        Line(
            module: "ModelcCodegen",
            project: [
                "ModelcSchema", "ModelcSettings", "ModelcSourceCode", "ModelcTemplating", "ModelcPredicates",
                "ModelcDiagnostics", "ModelcBase",
            ],
            reason: verb),
        Line(
            module: "ModelcMigrationCode",
            project: [
                "ModelcSchema", "ModelcPlans", "ModelcSettings", "ModelcSourceCode", "ModelcDiagnostics", "ModelcBase",
            ],
            reason: verb),
        Line(
            module: "ModelcMigration",
            project: ["ModelcSchema", "ModelcPlans", "ModelcPredicates", "ModelcDiagnostics", "ModelcBase"],
            reason: verb),
        Line(
            module: "ModelcConfiguration",
            project: ["ModelcSettings", "ModelcDiagnostics", "ModelcBase"],
            others: system.union(["Foundation", "FoundationEssentials", "Yams"]), reason: verb),
        Line(
            module: "ModelcVersionHash",
            project: ["ModelcSchema", "ModelcBase", "ModelcDiagnostics"],
            reason: verb),
        Line(
            module: "ModelcVersionLock",
            project: ["ModelcSchema", "ModelcBase", "ModelcDiagnostics"],
            reason: verb),
        Line(
            module: "ModelcStores",
            project: [
                "ModelcSchema", "ModelcPlans", "ModelcCompiledModels", "ModelcKeyedArchive", "ModelcCompression",
                "ModelcPredicates", "ModelcBase", "ModelcDiagnostics", "ModelcSQLite", "ModelcSystem",
            ],
            others: system.union(["Foundation", "FoundationEssentials"]), reason: verb),
        // Layer 2.5.
        Line(
            module: "ModelcKit",
            project: [
                "ModelcFiles", "ModelcEditing", "ModelcLint", "ModelcCodegen", "ModelcMigration", "ModelcMigrationCode",
                "ModelcSettings", "ModelcSourceCode", "ModelcConfiguration", "ModelcVersionHash", "ModelcVersionLock",
                "ModelcStores", "ModelcSwiftData", "ModelcMirroring", "ModelcCloudKitSchema", "ModelcSchema",
                "ModelcPlans", "ModelcPredicates", "ModelcTemplating", "ModelcDiagnostics", "ModelcBase", "ModelcGit",
            ],
            others: system.union(["Foundation", "FoundationEssentials"]),
            reason: "a use case may need several verbs, and no command line"),
        // Between the use cases and the tool.
        Line(
            module: "ModelcPresentation",
            project: [
                "ModelcKit", "ModelcLint", "ModelcCodegen", "ModelcMigration", "ModelcSettings", "ModelcTemplating",
                "ModelcVersionHash", "ModelcStores", "ModelcMirroring", "ModelcCloudKitSchema", "ModelcSchema",
                "ModelcPlans", "ModelcReports", "ModelcDiagnostics", "ModelcBase", "ModelcLayout",
            ],
            reason: "what a command shows stands in one place, and no use case needs it"),
        // Layer 3.
        Line(
            module: "modelc",
            project: [
                "ModelcKit", "ModelcPresentation", "ModelcSettings", "ModelcSchema", "ModelcPlans", "ModelcDiagnostics",
                "ModelcBase", "ModelcSystem",
            ],
            others: system.union(["Foundation", "FoundationEssentials", "ArgumentParser"]),
            reason:
                "the tool makes requests of arguments, and text and exit codes of outcomes; it calls no verb, and knows the "
                + "settings, which its flags set, but not the file that holds them"),
        // Layer 4.
        Line(
            module: "Plugins", project: [], others: ["Foundation", "PackagePlugin", "XcodeProjectPlugin"],
            reason: "a plugin runs the executable; SwiftPM cannot link modules into it"),
    ]

    private static let verb =
        "the verbs of layer 2 never import each other: each takes and returns values of layer 1, so that it can be read, "
        + "tested and replaced alone; of the lower layers each names what it needs"
}

/// Imports follow the table, and each import is a declared dependency.
enum ImportRule {
    /// Imports that the table does not allow.
    static func violations(in files: [SourceFile], table: [ImportTable.Line] = ImportTable.lines) -> [Violation] {
        files.flatMap { file in
            guard let line = table.first(where: { $0.module == file.module }) else { return [unknownModule(file)] }
            let allowed = line.allowed(in: file.path)
            return file.imports.filter { !allowed.contains($0.module) }.map { found in
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

    /// Modules that need not be declared.
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
