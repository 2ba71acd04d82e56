import ModelcDiagnostics
import ModelcSchema

/// How an Xcode project lists the versions of a bundle.
enum ProjectListing {
    /// The project at the path synchronises the folder of the bundle, and lists nothing in it.
    case synchronised(String)
    case listed(FoundProject)
    /// The project at the path names the bundle, and cannot be edited.
    case notUnderstood(String)
    /// The project at the path names the bundle, and has an unresolved git conflict.
    case conflicted(String)
}

extension ModelVersion {
    /// The name of the version's folder, as listed in projects.
    var folderName: String { name + ".xcdatamodel" }
}

extension DiagnosticID {
    /// The requested change of the versions is not possible.
    static let versionRefused = DiagnosticID("version-refused")
}
