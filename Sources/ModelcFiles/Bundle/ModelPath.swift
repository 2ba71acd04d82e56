import ModelcBase
import ModelcDiagnostics
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A path that the user gave for a model, taken apart by its text: a bundle, one version, or a version's file.
struct ModelPath {
    /// The path without trailing slashes.
    let text: String

    init(_ path: String) {
        text = PathText.trimmed(path)
    }

    /// The last part of the path; `.` and `..` are looked up.
    var name: String {
        let last = PathText.name(of: text)
        guard last == "." || last == ".." || last.isEmpty else { return last }
        return URL(fileURLWithPath: text).standardizedFileURL.lastPathComponent
    }

    /// The folder of the last part.
    var folder: ModelPath {
        if text == "." { return ModelPath("..") }
        if name != PathText.name(of: text) { return ModelPath(text + "/..") }
        return ModelPath(PathText.folder(of: text))
    }

    var isBundle: Bool { name.hasSuffix(ModelPath.bundleExtension) }
    var isVersion: Bool { name.hasSuffix(ModelPath.versionExtension) }

    /// Whether it is a bundle that a compiler made.
    var isCompiledBundle: Bool { name.hasSuffix(ModelPath.compiledBundleExtension) }
    /// Whether it is a version that a compiler made, in such a bundle or outside of one.
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
    /// Whether a compiler made it.
    var isCompiled: Bool { versions.contains { $0.format == .compiled } }

    /// The file of the bundle that says which version is current.
    var currentVersionFileName: String { isCompiled ? VersionInfo.fileName : CurrentVersionFile.fileName }

    /// The version that the file names: a source gives the folder. Nil if the bundle has no such version.
    func versionCurrent(inFile name: String) -> ModelVersion? {
        let ending = isCompiled ? "" : ModelPath.versionExtension
        guard name.hasSuffix(ending) else { return nil }
        let wanted = PathText.dropping(ending, from: name)
        return versions.first { $0.name == wanted }
    }

    /// Where the bundle says which version is current: the name, else the file, else the bundle.
    package var currentVersionLocation: SourceLocation {
        guard let text = currentVersionSource else { return SourceLocation(path: path) }
        guard let range = currentVersionRange else { return SourceLocation(path: currentVersionPath) }
        return SourceLocation(
            path: currentVersionPath, position: text.position(at: range.lowerBound), length: range.count)
    }
}

extension PathText {
    /// The folder of a version whose file is named; any other path as it is.
    package static func version(ofFile path: String) -> String {
        let isFile = name(of: path) == ModelFormat.contentsName && folder(of: path).hasSuffix(".xcdatamodel")
        return isFile ? folder(of: path) : path
    }

    /// The bundle that a version's folder is in; nil for a version outside of one.
    package static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }

    /// The bundle, or the version outside of one, that a path leads to or into; nil for one that leads elsewhere.
    package static func model(around path: String) -> String? {
        bundle(around: path, endings: [".xcdatamodeld", ".xcdatamodel"])
    }

    /// The first folder on a path whose name has one of the endings, or the path itself; nil if there is none.
    package static func bundle(around path: String, endings: [String]) -> String? {
        let parts = PathText.parts(of: path)
        let end = parts.firstIndex { part in endings.contains { part.hasSuffix($0) } }
        return end.map { parts[...$0].joined(separator: "/") }
    }
}
