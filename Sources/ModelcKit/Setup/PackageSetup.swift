import ModelcBase
import ModelcDiagnostics
import ModelcSourceCode

/// The parts that a Swift package needs for compiling a model: lines of the manifest, and an accessor that loads the
/// compiled model.
struct PackageSetup {
    private let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// A model of a target.
    private struct Model {
        let path: String
        let target: PackageManifest.Target
        let plugins: [String]
    }

    /// Whether the model is in a target of the package.
    func contains(_ path: String) -> Bool { manifest.map { PackageManifest($0).target(of: path) != nil } ?? false }

    /// The manifest with what the models of targets need, or the lines to add to it, and an accessor for each model.
    ///
    /// - Parameter models: the paths of the models, each with whether a plugin generates its classes.
    func files(_ models: [(path: String, isGenerated: Bool)]) -> [SetupFile] {
        guard let text = manifest else { return [] }
        let package = PackageManifest(text)
        let found = models.compactMap { path, isGenerated in
            package.target(of: path).map {
                Model(path: path, target: $0, plugins: isGenerated ? ["GenerateManagedObjects", compiler] : [compiler])
            }
        }
        guard !found.isEmpty else { return [] }
        return [edited(text, found) ?? lines(found)] + found.map { accessor($0.path, $0.target) }
    }

    private var compiler: String { "CompileModel" }

    private static func use(_ plugin: String) -> String { ".plugin(name: \"\(plugin)\", package: \"modelc\")" }

    private static let dependency =
        ".package(url: \"\(ModelcVersion.repository)\", from: \"\(ModelcVersion.text)\")"

    /// The manifest with the lines that it lacks; nil if its declarations are not understood.
    private func edited(_ text: String, _ models: [Model]) -> SetupFile? {
        var edit = PackageManifestEdit(text)
        guard edit.addDependency(PackageSetup.dependency, on: "modelc") else { return nil }
        for model in models { guard add(model, to: &edit) else { return nil } }
        // The result is read again, and written only if it says what was meant.
        let result = PackageManifest(edit.text)
        let isRight = models.allSatisfy { model in
            guard let target = result.target(of: model.path) else { return false }
            return target.excludes(model.path) && Set(target.plugins).isSuperset(of: model.plugins)
        }
        return isRight ? SetupFile(path: PackageSetup.fileName, text: edit.text, snippet: "", isReplaced: true) : nil
    }

    private func add(_ model: Model, to edit: inout PackageManifestEdit) -> Bool {
        guard let target = PackageManifest(edit.text).target(of: model.path) else { return false }
        if !target.excludes(model.path) {
            let element = SwiftText.literal(target.pathInTarget(model.path))
            let labels: Set = ["name", "dependencies", "path"]
            guard edit.add(element, to: "exclude", ofTarget: target.name, after: labels) else { return false }
        }
        return model.plugins.filter { !target.plugins.contains($0) }.allSatisfy {
            edit.add(PackageSetup.use($0), to: "plugins", ofTarget: target.name, after: nil)
        }
    }

    private var manifest: String? {
        (try? FileBytes.contents(of: workspace.path(PackageSetup.fileName), megabytes: 4).get())
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static let fileName = "Package.swift"

    /// The lines that the manifest lacks, which are printed.
    private func lines(_ models: [Model]) -> SetupFile {
        let lines = models.flatMap { model in
            [
                "// target \"\(model.target.name)\":",
                "exclude: [\(SwiftText.literal(model.target.pathInTarget(model.path)))],", "plugins: [",
            ] + model.plugins.map { "    \(PackageSetup.use($0))," } + ["],"]
        }
        let text = ([PackageSetup.dependency + ","] + lines).joined(separator: "\n")
        return SetupFile(path: PackageSetup.fileName, text: text, snippet: text, marker: "\"\(compiler)\"")
    }

    /// Returns a Swift file with a property that loads the compiled model from the resources of the target.
    private func accessor(_ path: String, _ target: PackageManifest.Target) -> SetupFile {
        let name = PathText.stem(of: path)
        let property = SwiftIdentifier.decapitalized(IdentifierText.sanitized(name))
        let text = """
            import CoreData
            import Foundation

            extension NSManagedObjectModel {
                /// The model \(name) of this target, which the plugin CompileModel compiles. It is loaded once: two copies
                /// of a model would claim the same classes.
                nonisolated(unsafe) public static let \(SwiftIdentifier.escaped(property)): NSManagedObjectModel = {
                    guard let url = Bundle.module.url(forResource: \(SwiftText.literal(name)), withExtension: "momd"),
                        let model = NSManagedObjectModel(contentsOf: url)
                    else { fatalError("the resources of the module have no model \(name)") }
                    return model
                }()
            }

            """
        return SetupFile(
            path: "\(target.folder)/\(IdentifierText.sanitized(name))+Model.swift", text: text, snippet: "")
    }
}
