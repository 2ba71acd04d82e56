import ModelcBase
import ModelcDiagnostics
import ModelcSourceCode

/// The parts that a Swift package needs for compiling a model: lines of the manifest, and an accessor that loads the
/// compiled model.
struct PackageSetup {
    private let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// The files for the models of targets, and the lines to add to the manifest.
    func files(_ models: [String]) -> [SetupFile] {
        guard let text = manifest else { return [] }
        let package = PackageManifest(text)
        let found = models.compactMap { path in package.target(of: path).map { (path: path, target: $0) } }
        guard !found.isEmpty else { return [] }
        return [manifestFile(found.map { ($0.path, $0.target) })] + found.map { accessor($0.path, $0.target) }
    }

    private var manifest: String? {
        (try? FileBytes.contents(of: workspace.path(PackageSetup.fileName), megabytes: 4).get())
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static let fileName = "Package.swift"

    /// The manifest is not changed: the lines that it lacks are printed.
    private func manifestFile(_ models: [(String, PackageManifest.Target)]) -> SetupFile {
        let dependency = ".package(url: \"\(ModelcVersion.repository)\", from: \"\(ModelcVersion.text)\"),"
        let lines = models.flatMap { path, target in
            [
                "// target \"\(target.name)\":",
                "exclude: [\(SwiftText.literal(String(path.dropFirst(target.folder.utf8.count + 1))))],",
                "plugins: [",
                "    .plugin(name: \"GenerateManagedObjects\", package: \"modelc\"),",
                "    .plugin(name: \"CompileModel\", package: \"modelc\"),",
                "],",
            ]
        }
        let text = ([dependency] + lines).joined(separator: "\n")
        return SetupFile(path: PackageSetup.fileName, text: text, snippet: text, marker: "\"CompileModel\"")
    }

    /// A property that loads the compiled model from the resources of the target.
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
