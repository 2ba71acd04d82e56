import ModelcDiagnostics
import ModelcSchema

/// An Xcode project that names a bundle. The cases differ in how the project lists the bundle's versions.
enum ProjectListing {
    /// The project synchronises the folder of the bundle, so it does not list the versions. The value is the path of
    /// the project file.
    case synchronised(String)
    case listed(FoundProject)
    /// The project names the bundle, but modelc cannot edit it. The value is the path of the project file.
    case notUnderstood(String)
    /// The project names the bundle and has an unresolved merge conflict. The value is the path of the project file.
    case conflicted(String)
}

extension ModelVersion {
    /// The name of the version's folder, such as `Library 2.xcdatamodel`. Xcode projects list this name.
    var folderName: String { name + ".xcdatamodel" }
}

extension DiagnosticID {
    /// The id of an error if a requested change to the versions is not possible.
    static let versionRefused = DiagnosticID("version-refused")
}
