import Foundation
import ModelcBase
import ModelcFiles
import ModelcMigration
import ModelcMigrationCode
import ModelcPlans
import ModelcSchema
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import ModelcVersionHash

/// A model with several versions, written by hand, and the input for the code of its migration.
struct MigrationFixture: Sendable, CustomStringConvertible {
    /// The name of the folder of its golden files.
    let description: String
    let modelName: String
    /// The versions in their order, each with the elements of its model as XML.
    let versions: [(name: String, xml: String)]

    init(_ description: String, model modelName: String, _ versions: [(name: String, xml: String)]) {
        self.description = description
        self.modelName = modelName
        self.versions = versions
    }

    func input(module: String? = nil) throws -> MigrationCodeInput {
        let models = try versions.map { version in
            let text =
                "<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\">\(version.xml)</model>"
            let (model, diagnostics) = ModelReader.model(in: SourceText(Array(text.utf8)), path: version.name)
            guard let model, !diagnostics.contains(where: { $0.severity == .error }) else {
                throw UnreadableFixture(description: "\(version.name): \(diagnostics)")
            }
            return (version.name, model)
        }
        return try MigrationCodeInput.of(models, modelName: modelName, module: module)
    }
}

struct UnreadableFixture: Error, CustomStringConvertible {
    let description: String
}

extension MigrationCodeInput {
    /// The input for versions in their order.
    ///
    /// - Parameter target: the version to migrate to; nil for the last one.
    static func of(
        _ models: [(name: String, model: ManagedObjectModel)], modelName: String, target: String? = nil,
        module: String? = nil
    ) throws -> MigrationCodeInput {
        let versions = models.map { MigrationPlanner.Version(name: $0.name, model: $0.model) }
        guard let target = target ?? versions.last?.name, let plan = MigrationPlanner().plan(versions, to: target)
        else {
            throw UnreadableFixture(description: "no plan")
        }
        let byName = Dictionary(models.map { ($0.name, $0.model) }, uniquingKeysWith: { first, _ in first })
        var steps: [KnownMapping.Pair: MigrationStep] = [:]
        for pair in MigrationCodeGenerator.neighbours(in: plan) {
            guard let old = byName[pair.from], let new = byName[pair.to] else { continue }
            steps[pair] = MigrationClassifier().step(from: old, to: new)
        }
        return MigrationCodeInput(
            modelName: modelName, sourceName: modelName + ".xcdatamodeld", plan: plan,
            versions: models.map { name, model in
                let resolved = ResolvedModel(model)
                return MigrationCodeVersion(name: name, model: resolved, hashes: VersionHasher.hashes(of: resolved))
            }, steps: steps, module: module)
    }
}

extension MigrationCodeInput {
    /// The policies of the mapping models that the plan needs.
    var policyHops: [MigrationPolicyHop] {
        MigrationCodeGenerator.hopsWithoutInference(in: plan).compactMap { hop in
            guard let old = composed(hop.from), let new = composed(hop.to) else { return nil }
            let mapping = MappingComposer().compose(from: old, to: new)
            return MigrationPolicyHop(from: hop.from, to: hop.to, policies: mapping.policies)
        }
    }

    private func composed(_ name: String) -> MappingComposer.Version? {
        versions.first { $0.name == name }.map {
            MappingComposer.Version(name: name, model: $0.model.model, path: name)
        }
    }
}

extension MigrationCodeGenerator {
    /// All Swift files.
    func swiftFiles(_ hops: [MigrationPolicyHop]) -> [GeneratedFile] {
        stagedMigration().files + policies(for: hops, in: .swift).files + tests(withStages: true).files
    }
}

/// Compiles files.
enum CheckedFiles {
    /// The output of the Swift compiler for files that form one module.
    static func swift(_ files: [GeneratedFile], _ mode: TypeChecker.Mode) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        let paths = try files.map { try folder.write($0.text, to: $0.path) }
        return try TypeChecker().check(swift: paths, mode: mode)
    }

    /// The output of clang for files, each compiled alone.
    static func objectiveC(_ files: [GeneratedFile]) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        return try TypeChecker().check(objectiveC: files.map { try folder.write($0.text, to: $0.path) })
    }
}
