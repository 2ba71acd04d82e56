/// All use cases have one form, so that the tool, programs and tests run them in the same way.
enum UseCaseRule {
    /// Types of ModelcKit that other modules create in a workspace and run, but that are not a `UseCase`; and use cases
    /// without the usual parts.
    static func violations(in files: [SourceFile]) -> [Violation] {
        files.filter { $0.module == "ModelcKit" }.flatMap { file in
            file.useCases.filter { !$0.line.contains("UseCase {") }.map { name, number, _ in
                Violation(
                    path: file.path, line: number,
                    found: "`\(name)` is made with a workspace and run, and is no UseCase",
                    reason: "the tool and other programs run all use cases in one way, and end as their outcomes say",
                    wayOut: "let it be a UseCase of a request, or a WatchedUseCase where it tells how far it is")
            }
        }
    }

    /// The number of use cases.
    static func count(in files: [SourceFile]) -> Int {
        files.filter { $0.module == "ModelcKit" }.map(\.useCases.count).reduce(0, +)
    }
}

extension SourceFile {
    /// The types for other modules that are created in a workspace and have a `run`, with the lines of their
    /// declarations.
    fileprivate var useCases: [(name: String, number: Int, line: Substring)] {
        guard words.contains("Workspace"), words.contains("run") else { return [] }
        var found: [(name: String, number: Int, line: Substring)] = []
        var type: (name: String, number: Int, line: Substring)?
        var isMade = false
        for (index, line) in code.enumerated() {
            if line.hasPrefix("package struct ") || line.hasPrefix("package final class ") {
                type = SourceFile.declaredName(in: line).map { ($0, index + 1, line) }
                isMade = false
            } else if line.hasPrefix("}") {
                type = nil
            }
            guard let open = type else { continue }
            if line.contains("package init("), line.contains("in workspace: Workspace") { isMade = true }
            if isMade, line.contains("package "), line.contains("func run(") { found.append(open) }
        }
        return found
    }
}
