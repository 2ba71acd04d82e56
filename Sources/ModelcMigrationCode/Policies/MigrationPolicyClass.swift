import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// A policy class, independent of the programming language.
struct MigrationPolicyClass {
    /// A method that the mapping model calls for the value of one property.
    struct Method {
        var method: PolicyMethod
        /// The name of the method in Swift, without arguments, such as `makeYears`.
        var swiftName: String
        /// The parts of the Objective-C selector, one for each argument.
        var parts: [String]
        /// The value that the method returns, with its type if it is known, such as `years (Integer 16, required)`.
        var result: String
        /// The comment of the method: the source of the value, and the reason why a method is needed.
        var comment: String
        /// The expression in the mapping model that calls the method.
        var call: String
    }

    let policy: EntityPolicy
    let from: String
    let to: String
    /// The methods that can be generated.
    let methods: [Method]
    /// The selectors in the mapping model for which no method can be generated, because a property name is not a valid
    /// identifier.
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

    /// Returns the message with which the migration stops until the user writes the method.
    func message(for method: Method) -> String {
        "\(from) → \(to), \(policy.destinationEntityName).\(method.method.property): "
            + "\(policy.className) does not return a value yet"
    }

    /// The message with which the migration stops because of invalid selectors; nil if there are none.
    var impossibleMessage: String? {
        impossibleSelectors.first.map { selector in
            "\(from) → \(to), \(policy.destinationEntityName): no method can be called \(selector); name another one in the "
                + "mapping model"
        }
    }

    /// Adds the comment above the class. It is the same for Swift and Objective-C.
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
