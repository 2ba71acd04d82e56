import ModelcDiagnostics
import ModelcSchema

extension VersionedModel {
    /// Where the bundle says which version is current: the name, else the file, else the bundle.
    package var currentVersionLocation: SourceLocation {
        guard let text = currentVersionSource else { return SourceLocation(path: path) }
        guard let range = currentVersionRange else { return SourceLocation(path: currentVersionPath) }
        return SourceLocation(
            path: currentVersionPath, position: text.position(at: range.lowerBound), length: range.count)
    }
}
