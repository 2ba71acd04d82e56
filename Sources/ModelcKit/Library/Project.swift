#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with data models, and the operations of modelc on it.
///
/// Relative paths are resolved against the folder; paths in results are absolute. Each call reads the files it needs, and keeps
/// no state. A call throws an error if it cannot continue; other problems are in the messages of its result.
///
/// ```swift
/// let project = Project(at: "/path/to/project")
/// let model = try project.model()
/// for version in model.versions where version.isCurrent {
///     print(version.name, version.entities.map(\.name))
/// }
/// ```
public struct Project: Sendable {
    let workspace: Workspace

    /// Creates a project for a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder; nil for the current directory of the process.
    ///   - environment: the environment variables used to find and run git; nil for those of the process.
    public init(at folder: String? = nil, environment: [String: String]? = nil) {
        workspace = Workspace(
            folder: folder ?? ".", environment: environment ?? ProcessInfo.processInfo.environment)
    }
}

extension Project {
    /// Runs a use case and converts its failures to `ProjectError`.
    ///
    /// - Parameters:
    ///   - useCase: the use case.
    ///   - request: the request to run it with.
    ///   - value: converts the outcome to the public result.
    func outcome<Case: UseCase, Value>(
        of useCase: Case.Type, _ request: Case.Request, _ value: (Case.Outcome) throws -> Value
    ) throws(ProjectError) -> Value {
        do {
            return try value(try Case(request, in: workspace.cachingConfigurations).run())
        } catch let failure as RunFailure {
            throw ProjectError(failure)
        } catch let problem as UsageError {
            throw ProjectError(problem)
        } catch {
            throw ProjectError(error)
        }
    }
}
