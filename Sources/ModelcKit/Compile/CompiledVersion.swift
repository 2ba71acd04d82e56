import ModelcBase
import ModelcCodegen
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema

/// A version with its hashes, its compiled form, and its lint findings.
struct CompiledVersion {
    var version: HashedModelVersion
    var compiled: CompiledModel
    /// The lint findings about values, such as default values, validation, names, indexes, constraints and predicates.
    var findings: [JudgedFinding]

    var name: String { version.version.name }

    private enum Work {
        case hashed(HashedModelVersion?)
        case compiled(CompiledModel?)
        case judged([JudgedFinding])
    }

    private static let workCount = 3

    /// Compiles several versions in parallel. Hashing and linting a version run in parallel to compiling it, which takes about
    /// as long.
    static func all(of versions: [ModelVersion]) -> [CompiledVersion] {
        let works = ConcurrentParts.map(count: versions.count * workCount, length: 1) { part in
            part.map { number -> Work in
                let version = versions[number / workCount]
                switch number % workCount {
                case 0: return .hashed(version.hashed)
                case 1: return .compiled(version.model.map(ModelCompiler().compile))
                default:
                    return .judged(version.model.map { Linter.problemsOfValues(in: ResolvedModel($0)) } ?? [])
                }
            }
        }.flatMap { $0 }
        return versions.indices.compactMap { index in
            let first = index * workCount
            guard case .hashed(let hashed?) = works[first], case .compiled(let compiled?) = works[first + 1],
                case .judged(let findings) = works[first + 2]
            else { return nil }
            return CompiledVersion(version: hashed, compiled: compiled, findings: findings)
        }
    }
}
