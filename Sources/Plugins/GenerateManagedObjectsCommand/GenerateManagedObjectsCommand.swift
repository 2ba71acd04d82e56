import Foundation
import PackagePlugin

/// `swift package generate-managed-objects`: runs `modelc generate` in the package, for classes that are kept in it.
///
/// Without arguments it generates the models of the package's `.modelc.yml`. All arguments are handed on: `swift package generate-managed-objects Model.xcdatamodeld --output Sources/App/Model`.
@main
struct GenerateManagedObjectsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "modelc").url
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CommandFault(status: process.terminationStatus) }
    }
}

/// The tool reported what is wrong and ended with this exit code.
struct CommandFault: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "modelc ended with exit code \(status)" }
}
