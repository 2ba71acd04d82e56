import ModelcKit

extension Wording {
    /// The flags by which the tool can be asked for things.
    static let flags = Wording { wish in
        switch wish {
        case .entity: "--entity"
        case .olderVersion: "--from"
        case .newerVersion: "--to"
        case .base: "--against"
        case .replacement: "--force"
        case .removal: "--prune"
        case .output: "--output"
        case .stamp: "--stamp"
        case .emissionFolder: "--emit-dir"
        case .modelFolder: "--models"
        case .order: "--order"
        case .allFindings: "--all-findings"
        case .baselineWriting: "--write-baseline"
        case .baselinePruning: "--prune-baseline"
        case .update: "--update"
        case .notes: "--verbose"
        case .details: "--details"
        case .store: "--store"
        case .model: "--model"
        case .category: "--category"
        case .strictness: "--strict"
        case .omission: "--leave-out"
        case .dependencyFile: "--deps"
        case .currentVersion: "--current"
        case .unsafeFixes: "--unsafe"
        case .newVersionFixes: "--unsafe --new-version NAME"
        case .newVersion: "--in-new-version"
        case .newVersionName: "--new-version NAME"
        case .allVersions: "--all-versions"
        case .booleanAssumption: "--bool-numeric"
        case .manyToOneAssumption: "--many-to-one"
        }
    }
}
