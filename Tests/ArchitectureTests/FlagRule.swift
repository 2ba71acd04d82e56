/// Flags are words of the tool: whoever calls a use case from a program has none.
enum FlagRule {
    /// Modules that may name flags.
    private static let modules: Set = [
        "modelc", "Plugins",
        // The flags of another program.
        "ModelcGit",
        // The words of actions, which scripts and programs write, too.
        "ModelcEditing",
    ]

    /// Single files of other modules that name flags, and why.
    static let files = [
        "ModelcSettings/SettingKey.swift": "how a key of the configuration is spelt as a flag; all others ask it",
        "ModelcConfiguration/StarterConfiguration.swift": "a file of the user, with comments that name commands",
        "ModelcVersionLock/VersionLock.swift": "a file of the user, which says by which command it is checked",
        "ModelcMigrationCode/Common/MigrationFileText.swift": "a file of the user, which says what replaces it",
        "ModelcLint/RulePage.swift": "a page of the documentation, which says which flags make which fixes",
        "ModelcCodegen/Rendering/BundledSwiftTemplates.swift": "a copy of the templates, which users copy and read",
        "ModelcKit/Words/ExplainedIDTable.swift": "a copy of pages of the documentation",
        "ModelcKit/Setup/CIFiles.swift": "files of CI systems, which run the tool and other programs",
        "ModelcKit/Merge/MergeSetup.swift": "settings of git, which runs the tool",
        "ModelcKit/Edit/EditScript.swift": "scripts of actions, whose words are those of the action language",
        "ModelcPresentation/Plan/Page/PlanPageStyle.swift": "properties of a style sheet",
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { !modules.contains($0.module) && self.files[name(of: $0)] == nil }.flatMap { file in
            file.flags.map { flag, line in
                Violation(
                    path: file.path, line: line, found: "`\(flag)`",
                    reason:
                        "a program that calls a use case has no flags, and the tool may come to spell them otherwise",
                    wayOut: "name what is meant by a `Wish`, and ask the workspace's `Wording` for its name; "
                        + "the flag of a setting is `GenerateSettings.flag(\\.field)`")
            }
        }
    }

    /// The exceptions for which there is no reason any more, as the file is gone or names no flag.
    static func staleExceptions(in files: [SourceFile]) -> [String] {
        let naming = Set(files.filter { !$0.flags.isEmpty }.map(name))
        return self.files.keys.filter { !naming.contains($0) }.sorted()
    }

    /// The path below `Sources`.
    private static func name(of file: SourceFile) -> String {
        file.path.split(separator: "/").dropFirst().joined(separator: "/")
    }
}
