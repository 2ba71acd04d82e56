import ModelcCodegen
import ModelcJSON
import ModelcMigrationCode

/// What is to be written beside a plan, and how.
package struct EmissionRequest {
    /// In the order of the kinds, each once.
    package var kinds: [EmittedKind]
    /// The folder that the files go to.
    package var folder: String
    /// The module that tests import.
    package var module: String?
    /// The language of policies.
    package var language: MigrationPolicyLanguage
    /// Whether files that are there are replaced.
    package var replaces: Bool
    /// Whether nothing is written.
    package var isRehearsal: Bool

    package typealias Language = MigrationPolicyLanguage

    package init(
        kinds: [EmittedKind], folder: String, module: String? = nil, language: MigrationPolicyLanguage, replaces: Bool,
        isRehearsal: Bool
    ) {
        self.kinds = kinds
        self.folder = folder
        self.module = module
        self.language = language
        self.replaces = replaces
        self.isRehearsal = isRehearsal
    }

    /// Whether a text can be the name of a module.
    package static func isModule(_ name: String) -> Bool { CodeGenerator.isModule(name) }
}

/// What can be written beside a plan.
package enum EmittedKind: String, CaseIterable, Sendable {
    /// A mapping model for each hop that cannot be inferred.
    case mapping
    /// The classes that those mapping models call.
    case policy
    /// The stages of a staged migration.
    case staged
    /// Tests of all migrations.
    case tests
    /// The questions to stores.
    case sql
}

/// A file of a migration, and what was done with it.
package struct EmittedFile {
    package var kind: EmittedKind
    package var planned: PlannedFile
    /// Whether it was written, and not only listed.
    package var isWritten: Bool

    /// For programs (PlanDocument).
    package var json: JSONValue {
        ["kind": .string(kind.rawValue), "path": .string(planned.path), "written": .bool(isWritten)]
    }
}
