import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcVersionHash

/// Generates a model's `@Model` classes, and compares the version hashes that SwiftData gives them with the model's.
struct SwiftDataGeneration {
    let settings: GenerateSettings
    /// The name of the model's bundle or file, with its extension.
    let sourceName: String
    let modelName: String
    /// The names of all versions in the model's bundle.
    let versionNames: [String]

    /// Returns the generated files, and the hash of each class.
    ///
    /// If SwiftData gives an entity another version hash than the model, this is an error by default. The files are
    /// still generated, except in strict mode.
    ///
    /// - Parameter partProblems: the errors in parts of the model that could not be read.
    func result(
        of model: ResolvedModel, _ version: ModelVersion, _ partProblems: [Diagnostic]
    ) -> (result: CodeGenerationResult, hashes: [SwiftDataEntityHash]) {
        let generator = SwiftDataGenerator(input(model))
        let plan = generator.plan(model)
        let hashes = SwiftDataGeneration.hashes(of: plan, comparedWith: model)
        let structural = Linter.structuralProblems(in: model).map { $0.diagnostic(locate: version.location).demoted() }
        let found = hashes.compactMap { diagnostic($0, version) } + plan.gaps.compactMap { note($0, version) }
        var result = CodeGenerationResult(files: [], diagnostics: partProblems + structural + found)
        result.isPartial = result.hasErrors && !settings.strict.value
        if !result.hasErrors || result.isPartial { result.files = files(generator, plan, hashes, model, version) }
        return (result, hashes)
    }

    /// Computes the hashes of the planned classes and compares them with those of the model.
    static func hashes(of plan: SwiftDataCodePlan, comparedWith model: ResolvedModel) -> [SwiftDataEntityHash] {
        plan.compared(VersionHasher.hashes(of: model), with: VersionHasher.hashes(of: ResolvedModel(plan.schema)))
    }

    private func input(_ model: ResolvedModel) -> CodeGenerationInput {
        CodeGenerationInput(
            sourceName: sourceName, modelName: modelName, settings: settings,
            entityNames: ChosenEntities(settings).names(in: model))
    }

    private func files(
        _ generator: SwiftDataGenerator, _ plan: SwiftDataCodePlan, _ hashes: [SwiftDataEntityHash],
        _ model: ResolvedModel, _ version: ModelVersion
    ) -> [GeneratedFile] {
        guard !plan.entityNames.isEmpty else { return [] }
        guard let prefix = settings.versionedSchema?.value else { return generator.files(of: plan, hashes: hashes) }
        let number = (versionNames.firstIndex(of: version.name) ?? 0) + 1
        let name = SwiftDataSchemaName(
            prefix: prefix, identifier: model.model.versionIdentifier, number: number)
        return [generator.versionedSchema(name, of: plan, hashes: hashes)]
    }

    /// Returns the message about a hash that differs from the model's, or may differ.
    private func diagnostic(_ hash: SwiftDataEntityHash, _ version: ModelVersion) -> Diagnostic? {
        let location = version.location(of: hash.place)
        switch hash.verdict {
        case .same: return nil
        case .unverified:
            return Diagnostic(
                .swiftDataHashUnverified, .warning,
                "it is not verified that \(hash.entityName) has the same version hash in SwiftData: \(hash.summary)",
                at: location, modelPath: hash.entityName,
                help: "open a copy of a store of this model with the classes before you ship them")
        case .differs:
            return Diagnostic(
                .swiftDataHashDiffers, settings.sameHashes.value ? .error : .warning,
                "\(hash.entityName) has another version hash in SwiftData: \(hash.summary)", at: location,
                modelPath: hash.entityName,
                help: "a store of this model needs a migration to the classes; keep Core Data's class for the "
                    + "entity, change the model, or accept it with 'same-hashes: false'")
        }
    }

    /// Returns a note about a part of the model that is not hashed and that SwiftData cannot represent.
    private func note(_ gap: SwiftDataGap, _ version: ModelVersion) -> Diagnostic? {
        guard gap.reason.effect == .lost else { return nil }
        return Diagnostic(
            .swiftDataGap, .note, gap.text, at: version.location(of: gap.place), modelPath: gap.modelPath,
            help: "the version hash does not depend on it")
    }
}

extension SwiftDataEntityHash {
    /// The first reasons, as one clause.
    fileprivate var summary: String {
        let rest = reasons.count - SwiftDataEntityHash.shownReasons
        return reasons.prefix(SwiftDataEntityHash.shownReasons).joined(separator: "; ")
            + (rest > 0 ? "; and \(Counted.text(rest, "more reason"))" : "")
    }

    private static let shownReasons = 3
}

extension DiagnosticID {
    /// SwiftData gives the entity of a `@Model` class another version hash than the model has.
    package static let swiftDataHashDiffers = DiagnosticID("swiftdata-hash-differs")
    /// It is not verified that SwiftData gives the entity of a `@Model` class the version hash of the model.
    package static let swiftDataHashUnverified = DiagnosticID("swiftdata-hash-unverified")
    /// A part of the model is not hashed and cannot be represented by a `@Model` class.
    package static let swiftDataGap = DiagnosticID("swiftdata-gap")
}
