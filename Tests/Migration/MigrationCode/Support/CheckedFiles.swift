import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking

/// Lets the compilers look at files.
enum CheckedFiles {
    /// What the Swift compiler says to files that are one module.
    static func swift(_ files: [GeneratedFile], _ mode: TypeChecker.Mode) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        let paths = try files.map { try folder.write($0.text, to: $0.path) }
        return try TypeChecker().check(swift: paths, mode: mode)
    }

    /// What clang says to files, each by itself.
    static func objectiveC(_ files: [GeneratedFile]) throws -> CompilerOutcome {
        let folder = try TemporaryFolder()
        return try TypeChecker().check(objectiveC: files.map { try folder.write($0.text, to: $0.path) })
    }
}
