/// Names of targets are unique in the whole package graph of whoever depends on this package.
enum TargetNameRule {
    static func violations(in manifest: Manifest) -> [Violation] {
        manifest.targets.filter { $0.name != "modelc" && !$0.name.hasPrefix("Modelc") }.map { target in
            Violation(
                path: "Package.swift", line: target.line, found: "the target is called \"\(target.name)\"",
                reason: "two targets of one name in a package graph are an error for the user, who can change neither",
                wayOut: "prefix the name with Modelc, and keep the folder's name with `path:` if it reads better")
        }
    }
}
