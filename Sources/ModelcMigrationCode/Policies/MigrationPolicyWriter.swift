import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Writes the policy classes, one file for each pair of versions (FormatMigrationFacts §8).
struct MigrationPolicyWriter {
    private let input: MigrationCodeInput
    private let language: OutputLanguage

    init(_ input: MigrationCodeInput, _ language: OutputLanguage) {
        self.input = input
        self.language = language
    }

    func result(_ hops: [MigrationPolicyHop]) -> CodeGenerationResult {
        var result = CodeGenerationResult(files: [], diagnostics: [])
        let names = MigrationNames.files(
            of: hops.map { KnownMapping.Pair(from: $0.from, to: $0.to) })
        var classNames: Set<String> = []
        for (hop, name) in zip(hops, names) {
            var classes: [MigrationPolicyClass] = []
            for policy in hop.policies {
                if classNames.insert(policy.className.lowercased()).inserted {
                    classes.append(MigrationPolicyClass(policy, hop, input))
                } else {
                    result.diagnostics.append(MigrationPolicyWriter.clash(policy, hop))
                }
            }
            guard !classes.isEmpty else { continue }
            let path = "\(name)_Policies.\(language.fileExtension)"
            result.files.append(GeneratedFile(path: path, text: text(hop, classes), policy: .never))
        }
        if result.files.isEmpty { result.diagnostics.append(MigrationPolicyWriter.nothing(hops)) }
        return result
    }

    private static func clash(_ policy: EntityPolicy, _ hop: MigrationPolicyHop) -> Diagnostic {
        Diagnostic(
            .duplicateClass, .warning,
            "Two hops need a policy named \(policy.className); the policy from \(hop.from) to \(hop.to) is not written",
            help: "rename one of the versions, or write one class for both")
    }

    private static func nothing(_ hops: [MigrationPolicyHop]) -> Diagnostic {
        Diagnostic(
            .nothingToEmit, .note,
            hops.isEmpty
                ? "There are no policies to write: no hop needs a mapping model"
                : "There are no policies to write: the mapping models need none")
    }

    private func text(_ hop: MigrationPolicyHop, _ classes: [MigrationPolicyClass]) -> String {
        var lines = SourceLines()
        MigrationFileHeader(input, "migration policies from \(hop.from) to \(hop.to)").add(to: &lines)
        switch language {
        case .swift: SwiftPolicyWriter(classes).add(to: &lines)
        case .objectiveC: ObjectiveCPolicyWriter(classes).add(to: &lines)
        }
        return lines.text
    }
}

extension OutputLanguage {
    fileprivate var fileExtension: String {
        switch self {
        case .swift: "swift"
        case .objectiveC: "m"
        }
    }
}

extension PropertyDescription {
    /// The type or kind of the property, and whether it is required, such as `Integer 16, required`.
    var kindText: String {
        let kind: String
        switch self {
        case let attribute as AttributeDescription: kind = attribute.type.rawValue
        case let relationship as RelationshipDescription: kind = relationship.isToMany ? "to many" : "to one"
        case _: kind = "a property"
        }
        return kind + (isOptional ? ", optional" : ", required")
    }
}
