import ModelcBase
import ModelcSettings
import ModelcSourceCode

/// Writes the files of a plan.
struct SwiftDataFileWriter {
    let input: CodeGenerationInput
    let plan: SwiftDataCodePlan
    private let hashes: [String: SwiftDataEntityHash]
    private let names: StandardNames
    private let classes: [String: SwiftDataModelClass]
    private var settings: GenerateSettings { input.settings }

    init(input: CodeGenerationInput, plan: SwiftDataCodePlan, hashes: [SwiftDataEntityHash]) {
        self.input = input
        self.plan = plan
        self.hashes = Dictionary(hashes.map { ($0.entityName, $0) }, uniquingKeysWith: { first, _ in first })
        names = StandardNames(shadowedBy: plan.declaredNames)
        classes = Dictionary(plan.classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func files() -> [GeneratedFile] {
        if settings.singleFile.value { return [singleFile()] + plan.classes.flatMap(humanFiles) }
        return plan.classes.flatMap { [machineFile(of: $0)] + humanFiles(of: $0) } + plan.structures.map(structureFile)
    }

    private var allAttributes: [SwiftDataAttribute] {
        plan.classes.flatMap(\.attributes) + plan.structures.flatMap(\.members)
    }

    /// Returns one machine file that contains all classes and structures.
    private func singleFile() -> GeneratedFile {
        var lines = head(allAttributes, besides: nil)
        for (index, planned) in plan.classes.enumerated() {
            if index > 0 { lines.addBlank() }
            addHash(of: planned.name, to: &lines, indent: 0)
            classWriter(planned, keywords: keywords(of: planned.name)).add(to: &lines, indent: 0)
        }
        for structure in plan.structures {
            lines.addBlank()
            structureWriter.add(structure, to: &lines, indent: 0)
        }
        return GeneratedFile(path: "_\(input.modelName).swift", text: lines.text, policy: .machine)
    }

    func versionedSchema(_ schema: SwiftDataSchemaName) -> GeneratedFile {
        var lines = head(allAttributes, besides: nil)
        SwiftDataSchemaWriter(schema: schema, plan: plan, keywords: keywords(of: nil)).add(to: &lines)
        for planned in plan.classes {
            lines.addBlank()
            lines.add("extension \(schema.name) {")
            addHash(of: planned.name, to: &lines, indent: 1)
            classWriter(planned, keywords: keywords(of: nil)).add(to: &lines, indent: 1)
            lines.add("}")
        }
        for structure in plan.structures {
            lines.addBlank()
            lines.add("extension \(schema.name) {")
            structureWriter.add(structure, to: &lines, indent: 1)
            lines.add("}")
        }
        return GeneratedFile(path: schema.name + ".swift", text: lines.text, policy: .machine)
    }

    private func machineFile(of planned: SwiftDataModelClass) -> GeneratedFile {
        let hasHuman = input.settings(ofEntity: planned.name).human.value
        var lines = head(planned.attributes, besides: hasHuman ? humanPath(of: planned) : nil, of: planned.name)
        addHash(of: planned.name, to: &lines, indent: 0)
        classWriter(planned, keywords: keywords(of: planned.name)).add(to: &lines, indent: 0)
        return GeneratedFile(path: planned.name + ".swift", text: lines.text, policy: .machine)
    }

    private func structureFile(_ structure: SwiftDataStructure) -> GeneratedFile {
        var lines = head(structure.members, besides: nil)
        structureWriter.add(structure, to: &lines, indent: 0)
        return GeneratedFile(path: structure.name + ".swift", text: lines.text, policy: .machine)
    }

    private func humanFiles(of planned: SwiftDataModelClass) -> [GeneratedFile] {
        guard input.settings(ofEntity: planned.name).human.value else { return [] }
        var lines = SourceLines()
        lines.add("import Foundation\nimport SwiftData\n")
        lines.add("extension \(planned.name) {")
        lines.add(
            "// This file is yours: modelc never writes it again. Stored properties are in \(planned.name).swift.",
            indent: 1)
        lines.add("}")
        return [GeneratedFile(path: humanPath(of: planned), text: lines.text, policy: .human)]
    }

    private func humanPath(of planned: SwiftDataModelClass) -> String { planned.name + "+Extensions.swift" }

    /// The first lines of a machine file, with its imports.
    ///
    /// - Parameters:
    ///   - types: the attributes that the file declares. Their types determine whether the import of Foundation is
    ///     public.
    ///   - humanPath: the path of the file for the user's code; nil if there is none.
    ///   - entityName: the name of the entity whose settings apply; nil for the settings of the model.
    private func head(
        _ types: [SwiftDataAttribute], besides humanPath: String?, of entityName: String? = nil
    ) -> SourceLines {
        var lines = SourceLines()
        let advice = humanPath.map { "Do not edit; edit \($0)." } ?? "Do not edit."
        lines.add("// \(GeneratedFile.marker) from \(ModelNameCheck.shown(input.sourceName)). \(advice)")
        if settings.shields.value { lines.add(SwiftDataFileWriter.shields) }
        lines.addBlank()
        let own = entityName.map(input.settings(ofEntity:)) ?? settings
        // The compiler warns about a public import that no public declaration needs.
        let needed = own.access.value == .public ? ["SwiftData"] + (usesFoundation(types) ? ["Foundation"] : []) : []
        for module in (["Foundation", "SwiftData"] + settings.imports.value).inByteOrder() {
            lines.add("\(needed.contains(module) ? "public " : "")import \(module)")
        }
        lines.addBlank()
        return lines
    }

    private func usesFoundation(_ attributes: [SwiftDataAttribute]) -> Bool {
        attributes.contains(where: \.type.isOfFoundation)
    }

    private static let shields = "// swift-format-ignore-file\n// swiftformat:disable all\n// swiftlint:disable all"

    private func addHash(of entityName: String, to lines: inout SourceLines, indent: Int) {
        guard let hash = hashes[entityName] else { return }
        for line in hash.comment {
            lines.addComment(line, mark: "//", indent: indent, hanging: line.hasPrefix("-") ? 2 : 0)
        }
    }

    private func classWriter(_ planned: SwiftDataModelClass, keywords: SwiftDataKeywords) -> SwiftDataClassWriter {
        SwiftDataClassWriter(planned: planned, classes: classes, keywords: keywords, properties: propertyWriter)
    }

    private var structureWriter: SwiftDataStructureWriter {
        SwiftDataStructureWriter(keywords: keywords(of: nil), properties: propertyWriter)
    }

    private var propertyWriter: SwiftDataPropertyWriter { SwiftDataPropertyWriter(names: names) }

    /// Returns the keywords before declarations.
    ///
    /// - Parameter entityName: the name of the entity whose settings apply; nil for the settings of the model.
    private func keywords(of entityName: String?) -> SwiftDataKeywords {
        let own = entityName.map(input.settings(ofEntity:)) ?? settings
        return SwiftDataKeywords(
            isolation: own.isolation.value == .nonisolated ? "nonisolated " : "",
            access: own.access.value == .public ? "public " : "",
            openAccess: own.access.value == .public ? "open " : "")
    }
}

extension SwiftDataCodePlan {
    /// All names that the classes declare, which may hide types of the standard library and Foundation.
    fileprivate var declaredNames: Set<String> {
        let properties = classes.flatMap { $0.attributes.map(\.name) + $0.relationships.map(\.name) }
        let members = structures.flatMap { $0.members.map(\.name) }
        return Set(properties + members + classes.map(\.name) + structures.map(\.name) + foreignEntities.map(\.name))
    }
}

extension SwiftDataEntityHash {
    /// The hash and the reasons as lines of a comment.
    fileprivate var comment: [String] {
        let text = hash?.hexadecimal ?? "none"
        let other = modelHash.map { ", which has \($0.hexadecimal)" } ?? ""
        let first =
            switch verdict {
            case .same: "Version hash: \(text), as in the model."
            case .unverified: "Version hash: \(text), as in the model, but this is not verified:"
            case .differs: "Version hash: differs from the model\(other). A store of the model needs a migration:"
            }
        return [first] + reasons.map { "- " + $0 }
    }
}
