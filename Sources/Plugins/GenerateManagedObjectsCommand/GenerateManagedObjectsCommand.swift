import Foundation
import PackagePlugin

/// The command `swift package generate-managed-objects`. It runs `modelc generate` in the package, for generated
/// classes that are kept in version control.
///
/// It accepts the arguments of `modelc generate`, and `--target NAME`, which can be repeated. If no model is given, it
/// uses the models in the package's `.modelc.yml`. If that file lists none, it uses all models of the package's
/// targets.
@main
struct GenerateManagedObjectsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        let arguments = extractor.remainingArguments
        let tool = try context.tool(named: "modelc").url
        let package = context.package.directoryURL
        let isHelp = arguments.contains { ["-h", "--help"].contains($0) }
        if targets.isEmpty, isHelp || namesModel(arguments) || ConfiguredModels.areListed(for: package, arguments) {
            return try generate(arguments, tool, package)
        }
        let models = try models(of: context.package, targets)
        guard !models.isEmpty else { throw CommandError.noModels }
        for model in models { try generate([model] + arguments, tool, package) }
    }

    /// Returns the models of the named targets, as paths relative to the package.
    private func models(of package: Package, _ names: [String]) throws -> [String] {
        let targets = try names.isEmpty ? package.targets : package.targets(named: names)
        return targets.compactMap { $0 as? SourceModuleTarget }.flatMap { target in
            ModelSearch.models(in: target.directoryURL)
        }.map { ModelSearch.path(of: $0, below: package.directoryURL) }
    }

    private func namesModel(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            let path = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
            return !argument.hasPrefix("-")
                && [".xcdatamodeld", ".xcdatamodel", ".xcdatamodel/contents"].contains { path.hasSuffix($0) }
        }
    }

    private func generate(_ arguments: [String], _ tool: URL, _ package: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = package
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CommandError.failed(status: process.terminationStatus) }
    }
}

/// Checks whether a configuration file lists models. A plugin cannot read YAML, so it looks for a line that starts with
/// `models:`.
enum ConfiguredModels {
    static func areListed(for package: URL, _ arguments: [String]) -> Bool {
        if arguments.contains("--no-config") { return false }
        guard let file = named(arguments, package) ?? ConfigurationSearch.nearest(from: package),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return false }
        return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("models:") }
    }

    /// Returns the configuration file given with `--config`; nil if the option is not given.
    private static func named(_ arguments: [String], _ package: URL) -> URL? {
        var extractor = ArgumentExtractor(arguments)
        return extractor.extractOption(named: "config").last.map { URL(fileURLWithPath: $0, relativeTo: package) }
    }
}

/// Reasons why not all code was generated.
enum CommandError: Error, CustomStringConvertible {
    /// The tool failed with this exit code. It already printed the errors.
    case failed(status: Int32)
    /// The targets have no data models.
    case noModels

    var description: String {
        switch self {
        case .failed(let status): "modelc ended with exit code \(status)"
        case .noModels:
            "no target has a data model; name one: swift package generate-managed-objects PATH/Model.xcdatamodeld"
        }
    }
}
