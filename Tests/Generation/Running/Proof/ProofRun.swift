import Foundation
import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking

/// Programs that check the generated classes of models, and their output.
///
/// Models without conflicting declarations share a program, because starting the compiler and reading the support file
/// take longer than compiling most models.
struct ProofRun {
    /// The maximum number of models in a program: two programs run at a time, and neither should take much longer than
    /// the other.
    private static let size = 16

    private let models: [ProofModel]
    private let programs: [[Int]]
    private let modules: [GeneratedModule]
    /// The support file that all generated classes share. A model without classes has no such file, and the checks need
    /// it.
    private let support: [String: String]

    init(_ models: [ProofModel]) {
        self.models = models
        modules = stride(from: 0, to: models.count, by: ProofRun.size).flatMap { start in
            GeneratedModule.modules(of: models[start...].prefix(ProofRun.size).map(\.sources))
        }
        let numbers = Dictionary(uniqueKeysWithValues: models.enumerated().map { ($1.sources.model, $0) })
        let files = models.flatMap(\.sources.files).filter { $0.path == "_ModelcSupport.swift" }
        support = Dictionary(files.prefix(1).map { ($0.path, $0.text) }) { first, _ in first }
        programs = modules.map { $0.models.compactMap { numbers[$0] } }
    }

    /// Runs the programs, two at a time.
    ///
    /// - Parameter run: compiles files, by their names, and runs the program.
    func report(_ run: @Sendable ([String: String]) throws -> CompilerOutcome) throws -> ProofReport {
        let harness = try ProofRun.harness()
        let outputs = ConcurrentParts.map(count: programs.count, length: 1) { range in
            range.map { index in Result { try run(files(ofProgram: index).merging(harness) { own, _ in own }) } }
        }
        var report = ProofReport()
        for (index, output) in outputs.flatMap({ $0 }).enumerated() {
            let members = programs[index].map { models[$0] }
            do { try report.add(output.get(), of: members) } catch {
                report.failures.append("\(members.map(\.title)): \(error)")
            }
        }
        return report
    }

    /// The checks that every program has.
    private static func harness() throws -> [String: String] {
        let folder = Repository.path("Tests/Generation/Running/Driver")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ("ModelcHarness" + $0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8))
            })
    }

    private func files(ofProgram index: Int) -> [String: String] {
        var files = support.merging(modules[index].texts) { _, own in own }
        for number in programs[index] { files["ModelcDriver\(number).swift"] = models[number].driver.text }
        files["ModelcForeign.swift"] = ForeignTypes(programs[index].map { models[$0].sources.schema }).text
        let calls = programs[index].map { "try \(models[$0].driver.function)()" }
        files["main.swift"] = calls.joined(separator: "\n") + "\n"
        return files
    }
}

/// A model with its generated classes and the program that checks them.
struct ProofModel: Sendable {
    let title: String
    let schema: ManagedObjectModel
    let sources: GeneratedSources
    let driver: ProofDriver

    /// Generates with the default settings and all options that add code.
    ///
    /// - Parameters:
    ///   - change: changes the model.
    ///   - fault: changes the input of the generator but not that of the program, for tests of the checks themselves.
    init(
        _ path: String, title: String, number: Int, change: (inout ManagedObjectModel) -> Void = { _ in },
        problem: (inout ManagedObjectModel) -> Void = { _ in }
    ) throws {
        self.title = title
        guard var schema = ModelReader().read(path).selectedVersion?.model else {
            throw CocoaError(.fileReadCorruptFile)
        }
        change(&schema)
        let module = ProofModel.module(of: schema)
        var generated = schema
        problem(&generated)
        sources = try GeneratedSources(model: path, programmaticModel: true, change: { $0 = generated }) { settings in
            settings.snapshots = .flag(true)
            settings.codable = .flag(true)
            settings.identifiable = .flag(true)
            settings.userinfoConstants = .flag(true)
            settings.docFacts = .flag(true)
            settings.module = module.map { Setting($0) }
            settings.onInsert = .flag(DriverInsertion.settings)
        }
        self.schema = schema
        driver = ProofDriver(schema, name: sources.name, module: module, title: title, number: number)
    }

    /// The module of most classes; nil if the model names none.
    private static func module(of schema: ManagedObjectModel) -> String? {
        let names = schema.entities.compactMap(\.className?.moduleName)
        return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).max { ($0.value, $1.key) < ($1.value, $0.key) }?
            .key
    }
}

/// The output of the programs.
struct ProofReport {
    var models = 0
    var entities = 0
    var checks = 0
    var hashes = 0
    var failures: [String] = []

    mutating func add(_ outcome: CompilerOutcome, of members: [ProofModel]) throws {
        let lines = outcome.output.split(separator: "\n").map {
            $0.split(separator: "\t", maxSplits: 2).map(String.init)
        }
        failures += lines.filter { $0.first == "failed" }.map { $0.dropFirst().joined(separator: ": ") }
        for model in members {
            let own = lines.filter { $0.count > 2 && $0[1] == model.title }
            guard
                let counts = own.first(where: { $0[0] == "proved" })?[2].split(separator: "\t").compactMap({ Int($0) }),
                counts.count == 2
            else {
                let last = own.last { $0[0] == "begun" }.map { "in " + $0[2] } ?? "before it"
                let reason = outcome.output.split(separator: "\n").first { $0.contains("atal error") } ?? ""
                failures.append("\(model.title): the program ended early, \(last): \(reason)")
                continue
            }
            models += 1
            entities += counts[0]
            checks += counts[1]
            try compareHashes(own.filter { $0[0] == "hash" }.map { $0[2] }, of: model)
        }
    }

    /// Checks that the model created by the program has the version hashes of the model that was read.
    private mutating func compareHashes(_ lines: [String], of model: ProofModel) throws {
        let made = try ProofHashes(lines).hashes
        let read = ProofHashes.hashes(of: model.schema)
        for (entity, hash) in read.sorted(by: { $0.key < $1.key }) {
            hashes += 1
            if made[entity] != hash { failures.append("\(model.title): \(entity): the made model has another hash") }
        }
        if made.count != read.count { failures.append("\(model.title): \(made.count) entities of \(read.count)") }
    }
}

/// The types that models name and that an app would declare: classes of values, and types of raw values.
struct ForeignTypes {
    let text: String

    init(_ schemas: [ManagedObjectModel]) {
        let attributes = schemas.flatMap { $0.entities.flatMap(\.attributes) + $0.composites.flatMap(\.attributes) }
        let own = Set(schemas.flatMap { $0.entities.compactMap { $0.className?.name } })
        let classes = Set(
            attributes.compactMap { $0.valueClassName ?? $0.userInfo["attributeValueClassName"] }
                .compactMap { $0.split(separator: ".").last.map(String.init) }
                .filter { !$0.hasPrefix("NS") && !$0.hasPrefix("[") && $0 != "Any" })
        let rawTypes = Dictionary(
            attributes.compactMap { attribute in DriverTypes.rawTypeName(attribute).map { ($0, attribute) } }
        ) { first, _ in first }
        text =
            "import CoreData\nimport Foundation\n"
            + classes.subtracting(own).sorted().map { "public final class \($0): NSObject {}\n" }.joined()
            + rawTypes.sorted { $0.key < $1.key }.map(ForeignTypes.rawType).joined()
    }

    private static func rawType(_ name: String, _ attribute: AttributeDescription) -> String {
        let raw = attribute.type.rawValue.filter { $0 != " " }.replacingOccurrences(of: "Integer", with: "Int")
        let isTotal = attribute.userInfo["nonOptionalInit"] != nil
        return "struct \(name): RawRepresentable, Codable, Hashable, Sendable { let rawValue: \(raw)\n"
            + "init\(isTotal ? "" : "?")(rawValue: \(raw)) { self.rawValue = rawValue } }\n"
    }
}
