import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates SwiftData's `@Model` classes for a model.
///
/// 1. *Planning* decides all classes and properties as values, and collects the parts that SwiftData cannot
///    represent.
/// 2. The plan contains the model that SwiftData derives from the classes. The caller computes the version hashes of
///    this model and of the original model. The plan compares the hashes (`SwiftDataEntityHash`).
/// 3. *Writing* makes the files: one for each class, or one `VersionedSchema` with all of them.
///
/// Writes nothing to disk. There are no templates, because a template could change the version hashes.
package struct SwiftDataGenerator: Sendable {
    private let input: CodeGenerationInput

    package init(_ input: CodeGenerationInput) { self.input = input }

    /// Plans the classes for a model.
    package func plan(_ model: ResolvedModel) -> SwiftDataCodePlan {
        SwiftDataPlanner(model, names: input.entityNames, release: input.settings.minimumOs.value).plan()
    }

    /// Writes the classes: one machine file for each class and each structure, and a human file for extensions of each class.
    ///
    /// - Parameter hashes: the hashes of the planned classes, for the comments.
    package func files(of plan: SwiftDataCodePlan, hashes: [SwiftDataEntityHash]) -> [GeneratedFile] {
        SwiftDataFileWriter(input: input, plan: plan, hashes: hashes).files()
    }

    /// Writes all classes as one `VersionedSchema`, in a machine file.
    ///
    /// - Parameters:
    ///   - schema: the name of the enumeration, and its version identifier.
    ///   - hashes: the hashes of the planned classes, for the comments.
    package func versionedSchema(
        _ schema: SwiftDataSchemaName, of plan: SwiftDataCodePlan, hashes: [SwiftDataEntityHash]
    ) -> GeneratedFile {
        SwiftDataFileWriter(input: input, plan: plan, hashes: hashes).versionedSchema(schema)
    }
}
