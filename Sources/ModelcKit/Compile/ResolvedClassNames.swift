import ModelcDiagnostics
import ModelcSchema

/// Adds the module to class names that begin with a dot. Apple's compiler copies these names. Core Data then searches
/// for the class in the module of the app, and does not find classes in the bundle of a test.
struct ResolvedClassNames {
    /// The module; nil to copy all names.
    let module: String?

    /// Returns the version with the module in its class names.
    func resolved(_ version: ModelVersion) -> ModelVersion {
        guard let module, case .model(var model) = version.content else { return version }
        for index in model.entities.indices {
            guard let name = model.entities[index].representedClassName, name.hasPrefix("."), name.utf8.count > 1 else {
                continue
            }
            model.entities[index].representedClassName = module + name
        }
        var version = version
        version.content = .model(model)
        return version
    }

    /// Returns a warning that the effect of the module is not verified in test bundles. Empty if all names are
    /// copied, or if no name begins with a dot.
    func notes(on model: VersionedModel) -> [Diagnostic] {
        guard let module else { return [] }
        let names = model.versions.compactMap(\.model).flatMap { $0.entities.compactMap(\.representedClassName) }
        guard names.contains(where: { $0.hasPrefix(".") }) else { return [] }
        return [
            Diagnostic(
                .resolvedClassNames, .warning,
                "classes with a leading dot are compiled as classes of the module '\(module)'; that Core Data finds them "
                    + "in a test bundle is not verified",
                at: SourceLocation(path: model.path),
                help: "run the test; without the option, the names are copied as Apple's compiler copies them")
        ]
    }
}

extension DiagnosticID {
    static let resolvedClassNames = DiagnosticID("resolved-class-names")
}
