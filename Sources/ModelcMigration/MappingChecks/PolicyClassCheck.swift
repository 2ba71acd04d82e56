import ModelcBase
import ModelcPlans

/// Reports policy classes that the runtime does not find under the name in the mapping model (finding MM604,
/// FormatMigrationFacts §8).
enum PolicyClassCheck {
    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        guard let classes = subject.policyClasses else { return [] }
        return subject.mapping.entityMappings.compactMap { mapping in
            guard let name = mapping.policyClass, let problem = problem(of: name, classes) else { return nil }
            return MappingFinding(
                .unknownPolicy, modelPath: mapping.effectiveName, problem.message, help: problem.help,
                at: mapping.position)
        }
    }

    private struct Problem {
        var message: String
        var help: String
    }

    private static func problem(of name: String, _ classes: PolicyClasses) -> Problem? {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let plain = parts.last ?? name
        let module = parts.count == 2 ? parts[0] : nil
        guard let found = classes.bestMatch(named: plain, hasModule: module != nil) else {
            let near = SpellingSuggestion.nearest(to: plain, among: classes.names)
            return Problem(
                message: "the policy class \(name) is not in the sources"
                    + (near.map { "; did you mean \($0)?" } ?? ""),
                help: "write it: a subclass of NSEntityMigrationPolicy with @objc(\(plain))")
        }
        if !classes.mayBePolicy(found) {
            return Problem(
                message: "the class \(name) is not an NSEntityMigrationPolicy",
                help: "make it a subclass of NSEntityMigrationPolicy")
        }
        return prefixProblem(of: name, module, found, classes)
    }

    private static func prefixProblem(
        of name: String, _ module: String?, _ found: PolicyClasses.Declaration, _ classes: PolicyClasses
    ) -> Problem? {
        switch (found.needsModule, module) {
        case (true, nil):
            let prefix = classes.module ?? "Module"
            return Problem(
                message: "the policy class \(name) is a Swift class, whose name at run time includes its module",
                help: "write \(prefix).\(name) in the mapping model, or @objc(\(name)) before the class")
        case (false, let module?):
            return Problem(
                message: "the policy class \(name) has an Objective-C name, which has no module",
                help: "write \(found.runtimeName) in place of \(module).\(found.runtimeName) in the mapping model")
        case (true, let module?):
            guard let known = classes.module, known != module else { return nil }
            return Problem(
                message: "the policy class \(name) is in the module \(known)", help: "write \(known).\(found.name)")
        case (false, nil): return nil
        }
    }
}
