import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSourceCode

/// Writes the Swift file that creates the stages (FormatMigrationFacts §7.4): header -> checksums -> instructions for
/// use -> list of stages -> a function for each stage -> shared code. Also returns the file that migrates the app's
/// store with these stages (`StoreMigrationWriter`).
struct StagedMigrationWriter {
    private let input: MigrationCodeInput

    init(_ input: MigrationCodeInput) { self.input = input }

    private var typeName: String { MigrationNames.stages(ofModel: input.modelName) }
    private var path: String { MigrationNames.identifier(input.modelName) + "+StagedMigration.swift" }
    private var names: [String] { StageVersions.names(in: input.plan.stages) }

    func result() -> CodeGenerationResult {
        guard names.count > 1 else {
            return CodeGenerationResult(files: [], diagnostics: [nothingToMigrate])
        }
        let file = GeneratedFile(path: path, text: text, policy: .never)
        return CodeGenerationResult(
            files: [file, StoreMigrationWriter(input).file], diagnostics: bridges + unverified)
    }

    private var text: String {
        var lines = SourceLines()
        MigrationFileHeader(input, "the stages of its migration to \(input.plan.target)").add(to: &lines)
        lines.add("import CoreData\nimport Foundation\n")
        addTypeComment(&lines)
        lines.add("@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)\nnonisolated enum \(typeName) {")
        addVersions(&lines)
        addChecksums(&lines)
        addSetUp(&lines)
        addStages(&lines)
        var parts = StagePartWriter(input)
        for (index, stage) in input.plan.stages.enumerated() { parts.add(stage, number: index + 1, to: &lines) }
        StagedMigrationSupport(input, findsRows: parts.findsRows, findsDuplicates: parts.findsDuplicates).add(
            to: &lines)
        lines.add("}")
        return lines.text
    }

    private func addTypeComment(_ lines: inout SourceLines) {
        lines.addComment(
            "Migrates stores of \(input.modelName) in stages, from \(names[0]) to \(input.plan.target).")
        lines.add("///")
        lines.addComment(
            "Staged migration requires macOS 14, iOS 17, tvOS 17 or watchOS 10. On older systems Core Data migrates "
                + "from the store's version directly to the app's version, and this code does not run.")
        lines.add("///")
        lines.addComment("Call `migrate` before a container loads the store, or `prepare` alone.")
    }

    private func addVersions(_ lines: inout SourceLines) {
        lines.addComment("The versions in the order of the stages; the last one is the target.", indent: 1)
        let list = names.map { "    \(SwiftText.literal($0)),\n" }.joined()
        lines.add("static let versions = [\n\(list)]", indent: 1)
        lines.add("static let target = \(SwiftText.literal(input.plan.target))\n", indent: 1)
    }

    private func addChecksums(_ lines: inout SourceLines) {
        lines.addComment(
            "The checksums by which Core Data identifies the versions.", indent: 1)
        for name in names where input.version(name)?.checksum == nil {
            lines.addComment(
                "\(name) is missing: its checksum is not certain and is read from the compiled model.", indent: 1)
        }
        for (same, first) in input.plan.sameSchemas.sorted(by: { $0.key.isBefore($1.key) }) {
            lines.addComment("\(same) has the same schema as \(first): stores cannot tell them apart.", indent: 1)
        }
        let known = names.compactMap { name in
            input.version(name)?.checksum.map { "(\(SwiftText.literal(name)), \(SwiftText.literal($0)))," }
        }
        let list = known.isEmpty ? "[]" : "[\n" + known.map { "    \($0)\n" }.joined() + "]"
        lines.add("static let checksums: [(name: String, checksum: String)] = \(list)\n", indent: 1)
    }

    private func addSetUp(_ lines: inout SourceLines) {
        lines.add(
            """
            /// Sets up a store for staged migration. Call it before the container loads its stores.
            ///
            /// Building the stages takes time at every launch: `migrate` builds them only if the store needs it.
            ///
            /// - Parameters:
            ///   - bundle: the bundle with the compiled model.
            ///   - progress: called before each custom stage with its number, from 1, and the number of stages.
            static func prepare(
                _ description: NSPersistentStoreDescription, in bundle: Bundle = .main,
                progress: @escaping @Sendable (_ stage: Int, _ count: Int) -> Void = { _, _ in }
            ) throws {
                let stages = try stages(in: bundle)
                for (index, stage) in stages.enumerated() {
                    guard let stage = stage as? NSCustomMigrationStage else { continue }
                    let (number, count, handler) = (index + 1, stages.count, stage.willMigrateHandler)
                    stage.willMigrateHandler = { manager, stage in
                        progress(number, count)
                        try handler?(manager, stage)
                    }
                }
                let manager = NSStagedMigrationManager(stages)
                description.shouldMigrateStoreAutomatically = true
                description.shouldInferMappingModelAutomatically = true
                description.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
            }

            """, indent: 1)
    }

    private func addStages(_ lines: inout SourceLines) {
        let calls = input.plan.stages.indices.map { "try stage\($0 + 1)(of: versions)" }
        lines.add("/// The stages in the order in which they run.", indent: 1)
        lines.add("static func stages(in bundle: Bundle = .main) throws -> [NSMigrationStage] {", indent: 1)
        lines.add("let versions = Versions(bundle)", indent: 2)
        lines.add("return [\n" + calls.map { "    \($0)," }.joined(separator: "\n") + "\n]", indent: 2)
        lines.add("}", indent: 1)
    }
}

extension StagedMigrationWriter {
    private var nothingToMigrate: Diagnostic {
        Diagnostic(
            .nothingToEmit, .note, "There are no stages: no version has another schema than \(input.plan.target)")
    }

    private var bridges: [Diagnostic] {
        input.plan.stages.compactMap { stage in
            guard case .blocked(let from, let to, let problems) = stage else { return nil }
            let reasons = problems.map { "\($0.path): \($0.reason)" }.joined(separator: "; ")
            return Diagnostic(
                .bridgeVersionNeeded, .warning, "No stage leads from \(from) to \(to): \(reasons)",
                help: "add a version in between; \(path) describes how")
        }
    }

    private var unverified: [Diagnostic] {
        names.filter { input.version($0)?.checksum == nil }.map { name in
            Diagnostic(
                .checksumUnverified, .note,
                "The checksum of \(name) is not certain; \(path) reads it from the compiled model",
                help: "\(ToolCommandName.hash) says why")
        }
    }
}

extension InferenceProblem {
    /// The path of the element, such as `Book` or `Book.author`.
    var path: String { property.map { "\(entity).\($0)" } ?? entity }
}
