/// Flags are words of the tool: whoever calls a use case from a program has none.
enum FlagRule {
    /// Modules that may name flags, or still do.
    private static let modules: Set = [
        "modelc", "Plugins",
        // The flags of another program.
        "ModelcGit",
        // The words of actions, which scripts and programs write, too.
        "ModelcEditing",
        "ModelcCodegen", "ModelcConfiguration", "ModelcFiles", "ModelcLint", "ModelcMigrationCode", "ModelcPlans",
        "ModelcReports", "ModelcVersionLock",
    ]

    /// Files of other modules that still name them; the table is a copy of pages about the tool.
    private static let files: Set = [
        "ExplainedIDTable.swift",
        // Files of other programs that run the tool: its command line is what they say.
        "CIFiles.swift", "MergeSetup.swift",
        // Properties of style sheets.
        "PlanPageStyle.swift", "VersionGraph.swift",
        // A script of actions, whose words are those of the action language.
        "SampleModel.swift",
        "FileWritingError.swift", "FixRun.swift", "FixState.swift", "GeneratedFileCheck.swift",
        "GenerationReport.swift", "NewVersion.swift", "SettingConflictCheck.swift", "TemplateFolder.swift",
        "VersionProtection.swift",
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !modules.contains($0.module) && !self.files.contains(name(of: $0)) }.flatMap { file in
            file.flags.map { flag, line in
                Violation(
                    path: file.path, line: line, found: "`\(flag)`",
                    reason:
                        "a program that calls a use case has no flags, and the tool may come to spell them otherwise",
                    wayOut: "name what is meant by a `Wish`, and ask the workspace's `Wording` for its name")
            }
        }
    }

    private static func name(of file: SourceFile) -> String { String(file.path.split(separator: "/").last ?? "") }
}
