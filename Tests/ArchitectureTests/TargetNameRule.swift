/// Names of targets are unique in the whole package graph of whoever depends on this package. Plugins are named by users in
/// their own manifests, for what they do.
enum TargetNameRule {
    static func violations(in manifest: Manifest) -> [Violation] {
        let exempt: Set = [
            "modelc", "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
        ]
        return manifest.targets.filter { !exempt.contains($0.name) && !$0.name.hasPrefix("Modelc") }.map { target in
            Violation(
                path: "Package.swift", line: target.line, found: "the target is called \"\(target.name)\"",
                reason: "two targets of one name in a package graph are an error for the user, who can change neither",
                wayOut: "prefix the name with Modelc, and keep the folder's name with `path:` if it reads better")
        }
    }
}
