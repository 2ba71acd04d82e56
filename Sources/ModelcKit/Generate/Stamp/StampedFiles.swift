import ModelcConfiguration

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Everything that a generation reads, as paths: models with all their versions, the configuration, templates, and the tool
/// itself.
package struct StampedFiles {
    /// Files and folders; a folder's own state tells of entries that come and go.
    package let paths: [String]

    /// - Parameters:
    ///   - configuration: the path of the configuration file.
    ///   - tool: the path of the program. Another build of it may generate something else, whatever version it says it is. Where
    ///     nobody knows where it is, the empty path has no state that can be recorded, and every run is a full one.
    package init(models: [EffectiveModel], configuration: String?, tool: String?) {
        let templates = models.flatMap { model in
            (model.settings.templates.map { [$0.value.path] } ?? [])
                + (model.settings.outputs?.value ?? []).map(\.template.path)
        }
        let roots = models.map { StampedFiles.bundle(of: $0.path.path) } + templates
        paths = (roots.flatMap(StampedFiles.all) + [configuration].compactMap { $0 } + [tool ?? ""])
    }

    /// The bundle that a path leads into, since other versions of it are read as well.
    private static func bundle(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let end =
            parts.firstIndex { $0.hasSuffix(".xcdatamodeld") } ?? parts.firstIndex { $0.hasSuffix(".xcdatamodel") }
        return end.map { parts[...$0].joined(separator: "/") } ?? path
    }

    private static func all(below root: String) -> [String] {
        let below = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return [root] + below.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { root + "/" + $0 }
    }
}
