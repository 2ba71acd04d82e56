import ModelcBase
import ModelcDiagnostics
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A path that the user gave for a model, parsed as text: a bundle, one version, or a version's file.
struct ModelPath {
    /// The path without trailing slashes.
    let text: String

    init(_ path: String) {
        text = PathText.trimmed(path)
    }

    /// The last part of the path; `.` and `..` are resolved.
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
    /// Whether it is a compiled version, in such a bundle or outside of one.
    var isCompiledVersion: Bool { name.hasSuffix(ModelPath.compiledVersionExtension) }

    /// The name without its extension.
    var stem: String {
        for ending in ModelPath.extensions where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    static let bundleExtension = ".xcdatamodeld"
    static let versionExtension = ".xcdatamodel"
    static let compiledBundleExtension = ".momd"
    static let compiledVersionExtension = ".mom"
    private static let extensions = [
        bundleExtension, versionExtension, compiledBundleExtension, compiledVersionExtension,
    ]
}

extension VersionedModel {
    /// Whether the model is compiled.
    var isCompiled: Bool { versions.contains { $0.format == .compiled } }

    /// The file of the bundle that names the current version.
    var currentVersionFileName: String { isCompiled ? VersionInfo.fileName : CurrentVersionFile.fileName }

    /// The version that the file names: in a source it names the folder. Nil if the bundle has no such version.
    func versionCurrent(inFile name: String) -> ModelVersion? {
        let ending = isCompiled ? "" : ModelPath.versionExtension
        guard name.hasSuffix(ending) else { return nil }
        let wanted = PathText.dropping(ending, from: name)
        return versions.first { $0.name == wanted }
    }

    /// The place that names the current version: the name, else the file, else the bundle.
    package var currentVersionLocation: SourceLocation {
        guard let text = currentVersionSource else { return SourceLocation(path: path) }
        guard let range = currentVersionRange else { return SourceLocation(path: currentVersionPath) }
        return SourceLocation(
            path: currentVersionPath, position: text.position(at: range.lowerBound), length: range.count)
    }
}

extension PathText {
    /// The folder of a version, given the version's file; any other path unchanged.
    package static func version(ofFile path: String) -> String {
        let isFile = name(of: path) == ModelFormat.contentsName && folder(of: path).hasSuffix(".xcdatamodel")
        return isFile ? folder(of: path) : path
    }

    /// The bundle that a version's folder is in; nil for a version outside of one.
    package static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }

    /// The bundle, or the version outside of one, that a path names or is inside of; nil for any other path.
    package static func model(around path: String) -> String? {
        bundle(around: path, endings: [".xcdatamodeld", ".xcdatamodel"])
    }

    /// Whether a folder is a model or inside one, by its path or by a symbolic link.
    package static func isInsideModel(_ folder: String) -> Bool {
        let folder = trimmed(folder)
        return [absolute(folder), ExistingPath.resolved(folder)].contains { model(around: $0) != nil }
    }

    /// The first folder on a path whose name has one of the endings, or the path itself; nil if there is none.
    package static func bundle(around path: String, endings: [String]) -> String? {
        let parts = PathText.parts(of: path)
        let end = parts.firstIndex { part in endings.contains { part.hasSuffix($0) } }
        return end.map { parts[...$0].joined(separator: "/") }
    }
}
