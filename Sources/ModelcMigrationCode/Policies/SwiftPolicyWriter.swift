import ModelcSourceCode

/// Generates the policies of one pair of versions in Swift.
struct SwiftPolicyWriter {
    private let classes: [MigrationPolicyClass]

    init(_ classes: [MigrationPolicyClass]) { self.classes = classes }

    func add(to lines: inout SourceLines) {
        lines.add("import CoreData\nimport Foundation")
        for policy in classes {
            lines.addBlank()
            policy.addComment(to: &lines)
            add(policy, &lines)
        }
        lines.add("\n" + SwiftPolicyWriter.stop)
    }

    private static let stop = """
        /// Why the migration stopped.
        private nonisolated struct Stop: LocalizedError {
            let errorDescription: String?

            init(_ reason: String) { errorDescription = reason }
        }
        """

    private func add(_ policy: MigrationPolicyClass, _ lines: inout SourceLines) {
        let name = policy.policy.className
        let initial = policy.impossibleMessage.map { " = " + SwiftText.literal($0) } ?? ""
        lines.add("@objc(\(name))\nnonisolated final class \(name): NSEntityMigrationPolicy {")
        lines.add(
            "/// The method that is not written yet; it stops the migration.\nprivate var unfinished: "
                + "String?\(initial)",
            indent: 1)
        for method in policy.methods { add(method, policy, &lines) }
        lines.add("\n" + SwiftPolicyWriter.passes, indent: 1)
        lines.add("}")
    }

    private func add(
        _ method: MigrationPolicyClass.Method, _ policy: MigrationPolicyClass, _ lines: inout SourceLines
    ) {
        lines.addBlank()
        lines.addComment(method.comment, indent: 1)
        lines.add("///", indent: 1)
        lines.addComment("In the mapping model: \(method.call)", indent: 1)
        lines.add("@objc(\(method.method.selector))", indent: 1)
        lines.add("func \(method.swiftName)(\(parameters(method))) -> NSObject? {", indent: 1)
        lines.addComment(
            "EDIT: return \(method.result), as an object, and remove the line below.", mark: "//", indent: 2)
        lines.add("unfinished = \(SwiftText.literal(policy.message(for: method)))\nreturn nil", indent: 2)
        lines.add("}", indent: 1)
    }

    private func parameters(_ method: MigrationPolicyClass.Method) -> String {
        method.method.arguments.map { argument in
            switch argument {
            case .sourceProperty: "from value: NSObject?"
            case .source: "from source: NSManagedObject"
            case .manager: "manager: NSMigrationManager"
            }
        }.joined(separator: ", ")
    }

    /// The methods for the two passes in which Core Data evaluates expressions.
    private static let passes = """
        // The passes over all entity mappings, in order; each can be overridden: begin(_:with:),
        // createDestinationInstances(forSource:in:manager:), endInstanceCreation(forMapping:manager:),
        // createRelationships(forDestination:in:manager:), endRelationshipCreation(forMapping:manager:),
        // performCustomValidation(forMapping:manager:), end(_:manager:).

        override func createDestinationInstances(
            forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
        ) throws {
            try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
            if let unfinished { throw Stop(unfinished) }
        }

        override func createRelationships(
            forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
        ) throws {
            try super.createRelationships(forDestination: dInstance, in: mapping, manager: manager)
            if let unfinished { throw Stop(unfinished) }
        }
        """
}
