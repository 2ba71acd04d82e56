import ModelcSchema
import ModelcSettings

/// Plans the imports of a machine file (`_Book.swift`).
///
/// An import is public only if public declarations of the file use the module. In modules with internal imports by
/// default, the compiler warns about other public imports.
struct ImportPlanner {
    let access: AccessLevel

    /// The imports of a file whose declarations use types of these modules. Modules that are available only on some
    /// platforms come last.
    ///
    /// - Parameter access: the access level that is set for the file's class; nil for the general setting.
    func imports(for used: Set<String>, access: AccessLevel? = nil) -> [GeneratedImport] {
        let isPublic = (access ?? self.access) == .public
        let imports = Array(used.union(["CoreData", "Foundation"])).sortedByName { $0 }
            .map { module in
                GeneratedImport(
                    module: module, isPublic: isPublic && used.contains(module),
                    isConditional: FrameworkClasses.isConditional(module))
            }
        return imports.filter { !$0.isConditional } + imports.filter(\.isConditional)
    }
}
