import ModelcBase
import ModelcSettings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The paths that a run reads: models with all their versions, the configuration, templates, and the tool itself.
struct StampedFiles {
    /// Files and folders. The state of a folder changes when entries are added or removed.
    let paths: [String]

    /// - Parameters:
    ///   - configuration: the path of the configuration file.
    ///   - tool: the path of the program. Another build of the program may generate something else, even with the same
    ///     version number. If the path is not known, an empty path is recorded, which has no state, so that every run
    ///     is a full run.
    init(models: [EffectiveModel], configuration: String?, tool: String?) {
        let templates = models.flatMap { model in
            (model.settings.templates.map { [$0.value.path] } ?? [])
                + (model.settings.outputs?.value ?? []).map(\.template.path)
        }
        let roots = models.map { StampedFiles.bundle(of: $0.path.path) } + templates
        paths = (roots.flatMap(StampedFiles.all) + [configuration].compactMap { $0 } + [tool ?? ""])
    }

    /// - Parameters:
    ///   - roots: the files and folders that are read, with everything below them.
    ///   - tool: the path of the program.
    init(roots: [String], tool: String?) {
        paths = roots.map(StampedFiles.bundle).flatMap(StampedFiles.all) + [tool ?? ""]
    }

    /// Returns the bundle that contains a path, because the other versions in the bundle are read as well.
    private static func bundle(of path: String) -> String { PathText.model(around: path) ?? path }

    private static func all(below root: String) -> [String] {
        let below = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return [root] + below.inByteOrder().map { root + "/" + $0 }
    }
}
