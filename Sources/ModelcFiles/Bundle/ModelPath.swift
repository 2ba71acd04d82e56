import ModelcBase
import ModelcDiagnostics
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A path of a model as the user wrote it: a bundle, a version in it, or the file of a version. The path is only
/// parsed; the file system is not accessed.
struct ModelPath {
    /// The path without trailing slashes.
    let text: String

    init(_ path: String) {
        text = PathText.trimmed(path)
    }

    /// The last part of the path. `.` and `..` are resolved first.
    var name: String {
        let last = PathText.name(of: text)
        guard last == "." || last == ".." || last.isEmpty else { return last }
        return URL(fileURLWithPath: text).standardizedFileURL.lastPathComponent
    }

    /// The folder that contains the last part.
    var folder: ModelPath {
        if text == "." { return ModelPath("..") }
        if name != PathText.name(of: text) { return ModelPath(text + "/..") }
        return ModelPath(PathText.folder(of: text))
    }

    var isBundle: Bool { name.hasSuffix(ModelPath.bundleExtension) }
    var isVersion: Bool { name.hasSuffix(ModelPath.versionExtension) }

    var isCompiledBundle: Bool { name.hasSuffix(ModelPath.compiledBundleExtension) }
    /// Whether the path is a compiled version (`.mom`), inside or outside of a bundle.
    var isCompiledVersion: Bool { name.hasSuffix(ModelPath.compiledVersionExtension) }

    /// Whether the path has the name of a Swift file.
    var isSwift: Bool { name.hasSuffix(ModelPath.swiftExtension) }

    /// The name without its extension.
    var stem: String {
        for ending in ModelPath.extensions where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    static let bundleExtension = ".xcdatamodeld"
    static let versionExtension = ".xcdatamodel"
    static let swiftExtension = ".swift"
    static let compiledBundleExtension = ".momd"
    static let compiledVersionExtension = ".mom"
    private static let extensions = [
        bundleExtension, versionExtension, compiledBundleExtension, compiledVersionExtension, swiftExtension,
    ]
}

extension VersionedModel {
    /// Whether the model is compiled: at least one of its versions is.
    var isCompiled: Bool { versions.contains { $0.format == .compiled } }

    /// The name of the file in the bundle that names the current version.
    var currentVersionFileName: String { isCompiled ? VersionInfo.fileName : CurrentVersionFile.fileName }

    /// The version with the name that the current-version file contains: a folder name (`Shop 2.xcdatamodel`) in a
    /// source bundle, a version name (`Shop 2`) in a compiled bundle. Nil if the bundle has no such version.
    func versionCurrent(inFile name: String) -> ModelVersion? {
        let ending = isCompiled ? "" : ModelPath.versionExtension
        guard name.hasSuffix(ending) else { return nil }
        let wanted = PathText.dropping(ending, from: name)
        return versions.first { $0.name == wanted }
    }

    /// The location of the current version's name in the file that names it; the whole file if the position of the
    /// name is not known; the bundle if there is no such file.
    package var currentVersionLocation: SourceLocation {
        guard let text = currentVersionSource else { return SourceLocation(path: path) }
        guard let range = currentVersionRange else { return SourceLocation(path: currentVersionPath) }
        return SourceLocation(
            path: currentVersionPath, position: text.position(at: range.lowerBound), length: range.count)
    }
}

extension PathText {
    /// The folder of a version if the path is the version's file; otherwise the path unchanged.
    package static func version(ofFile path: String) -> String {
        let isFile = name(of: path) == ModelFormat.contentsName && folder(of: path).hasSuffix(".xcdatamodel")
        return isFile ? folder(of: path) : path
    }

    /// The bundle that contains a version's folder; nil for a version outside of a bundle.
    package static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }

    /// Returns the path of the bundle that equals a path or contains it. If there is no bundle, returns the path of
    /// the version. Nil for any other path.
    package static func model(around path: String) -> String? {
        bundle(around: path, endings: [".xcdatamodeld", ".xcdatamodel"])
    }

    /// Whether a folder is a model or is inside one, according to its path or after symbolic links are resolved.
    package static func isInsideModel(_ folder: String) -> Bool {
        let folder = trimmed(folder)
        return [absolute(folder), ExistingPath.resolved(folder)].contains { model(around: $0) != nil }
    }

    /// The outermost folder on the path, or the path itself, whose name has one of the endings; nil if there is none.
    package static func bundle(around path: String, endings: [String]) -> String? {
        let parts = PathText.parts(of: path)
        let end = parts.firstIndex { part in endings.contains { part.hasSuffix($0) } }
        return end.map { parts[...$0].joined(separator: "/") }
    }
}
