import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A version that is to be added to a bundle and made current.
struct NewVersion {
    /// The name without extension, which is known to be usable.
    let name: String
    let bundle: VersionedModel

    private static let ending = ".xcdatamodel"

    var folder: String { bundle.path + "/" + name + NewVersion.ending }

    private var currentVersionPath: String { bundle.path + "/" + CurrentVersionEditor.fileName }

    /// Why the version cannot be made from another one; nil where it can.
    func problem(copying version: ModelVersion) -> Diagnostic? {
        if let problem = VersionName.problem(name) { return refusal("the new version's name \(problem)") }
        guard bundle.path != version.path else {
            return refusal(
                "'\(bundle.fileName)' stands alone and can have no second version", help: "put it into a bundle")
        }
        // Names that differ by case are one folder on most Macs.
        if bundle.versions.contains(where: { $0.name.lowercased() == name.lowercased() })
            || FileManager.default.fileExists(atPath: folder)
        {
            return refusal("'\(bundle.fileName)' has a version '\(TerminalText.escaped(name))' already")
        }
        guard version.isCurrent else { return refusal("only the current version can be copied to a new one") }
        switch version.format {
        case .xml where version.model != nil && version.source != nil: return nil
        case .xml, .binary, nil: return VersionProtection.Reason.binary.diagnostic(version, fixCount: 1)
        }
    }

    /// The files of the version and the one that makes it current.
    func changes(_ contents: SourceText) throws(EditPass.Failure) -> [FileChange] {
        let old = FileManager.default.contents(atPath: currentVersionPath).map { [UInt8]($0) }
        guard let new = CurrentVersionEditor.contents(naming: name + NewVersion.ending, changing: old) else {
            throw EditPass.Failure(message: "'\(currentVersionPath)' has an unusual form and cannot be edited")
        }
        return [
            FileChange(path: folder + "/" + ModelFormat.xml.fileName, old: nil, new: contents.bytes),
            FileChange(path: currentVersionPath, old: old, new: new),
        ]
    }

    private func refusal(_ message: String, help: String = "give another name with --new-version") -> Diagnostic {
        Diagnostic(.unusableVersionName, .error, message, at: SourceLocation(path: bundle.path), help: help)
    }
}
