import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Writes policies, a file for each hop (FormatMigrationFacts §8).
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
    /// The ending of source files.
    fileprivate var fileExtension: String {
        switch self {
        case .swift: "swift"
        case .objectiveC: "m"
        }
    }
}

/// A policy as it is written in either language.
struct MigrationPolicyClass {
    /// A method that the mapping model calls for the value of one property.
    struct Method {
        var method: PolicyMethod
        /// The name of the method in Swift, without arguments: `makeYears`.
        var swiftName: String
        /// The parts of the selector, one for each argument.
        var parts: [String]
        /// What is to be made, with its type where it is known: `years (Integer 16, required)`.
        var result: String
        /// The comment: from what, and why.
        var comment: String
        /// The expression in the mapping model.
        var call: String
    }

    let policy: EntityPolicy
    let from: String
    let to: String
    /// The methods that can be written.
    let methods: [Method]
    /// The selectors that no method can have, because a property has no name of a property.
    let impossibleSelectors: [String]

    init(_ policy: EntityPolicy, _ hop: MigrationPolicyHop, _ input: MigrationCodeInput) {
        self.policy = policy
        (from, to) = (hop.from, hop.to)
        var names = UniqueNames()
        let model = input.version(hop.to)?.model
        var (methods, impossible): ([Method], [String]) = ([], [])
        for method in policy.methods {
            let parts = method.selector.split(separator: ":").map(String.init)
            guard parts.count == method.arguments.count, MigrationPolicyClass.canBeSelector(parts) else {
                impossible.append(method.selector)
                continue
            }
            let entity = model?.entity(named: policy.destinationEntityName)
            let property = entity.flatMap { model?.property(named: method.property, of: $0)?.property }
            methods.append(
                Method(
                    method: method, swiftName: names.name("make" + MigrationNames.word(method.property)), parts: parts,
                    result: method.property + (property.map { " (\($0.kindText))" } ?? ""),
                    comment: MigrationPolicyClass.comment(method), call: MigrationPolicyClass.call(method)))
        }
        self.methods = methods
        impossibleSelectors = impossible
    }

    private static func canBeSelector(_ parts: [String]) -> Bool {
        parts.allSatisfy(SwiftIdentifier.isValid)
            && parts.first.flatMap(ObjectiveCIdentifier.family) != .`init`
    }

    private static func comment(_ method: PolicyMethod) -> String {
        for argument in method.arguments {
            if case .sourceProperty(let name) = argument {
                return "\(method.property), from \(name): \(method.reason)."
            }
        }
        return "\(method.property): \(method.reason)."
    }

    private static func call(_ method: PolicyMethod) -> String {
        let arguments = method.arguments.map { argument in
            switch argument {
            case .sourceProperty(let name): "$source.\(name)"
            case .source: "$source"
            case .manager: "$manager"
            }
        }
        return "FUNCTION(" + (["$entityPolicy", "\"\(method.selector)\""] + arguments).joined(separator: ", ") + ")"
    }

    /// What stops the migration as long as the method is not written.
    func message(for method: Method) -> String {
        "\(from) → \(to), \(policy.destinationEntityName).\(method.method.property): "
            + "\(policy.className) does not return a value yet"
    }

    /// What stops it as long as there are selectors that no method can have; nil where there are none.
    var impossibleMessage: String? {
        impossibleSelectors.first.map { selector in
            "\(from) → \(to), \(policy.destinationEntityName): no method can be called \(selector); name another one in the "
                + "mapping model"
        }
    }

    /// The comment above the class, in both languages.
    func addComment(to lines: inout SourceLines) {
        let (old, new) = (policy.sourceEntityName, policy.destinationEntityName)
        let origin = old == new ? "" : " (\(old) in \(from))"
        lines.addComment("Migrates objects of \(new)\(origin) from \(from) to \(to).")
        lines.add("///")
        lines.addComment(
            "The entity mapping \(policy.mappingName) of the mapping model names this class as its custom policy, "
                + "\(policy.className), without a module, and its value expressions call the methods below. Core Data "
                + "uses a mapping model only if it finds one that fits both versions; otherwise it tries to infer one.")
    }
}

extension PropertyDescription {
    /// Its kind and whether it is required, for people: `Integer 16, required`.
    fileprivate var kindText: String {
        let kind: String
        switch self {
        case let attribute as AttributeDescription: kind = attribute.type.rawValue
        case let relationship as RelationshipDescription: kind = relationship.isToMany ? "to many" : "to one"
        case _: kind = "a property"
        }
        return kind + (isOptional ? ", optional" : ", required")
    }
}
