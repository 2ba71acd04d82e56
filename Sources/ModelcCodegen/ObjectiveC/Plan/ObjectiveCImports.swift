import ModelcSourceCode
import ModelcTemplating

/// The imports of the header of a machine class (`_Book.h`).
package struct ObjectiveCImports: Hashable, Sendable {
    /// The names of imported modules other than Foundation and Core Data. Each has a header with the name of the
    /// module.
    var modules: [String] = []
    /// Headers with their quotes or brackets. The superclass's header comes first.
    var headers: [String] = []

    /// Whether a text is the name of a header: without quotes, in quotes, or in angle brackets.
    package static func isHeader(_ text: String) -> Bool {
        var name = text[...]
        for (first, last) in [("\"", "\""), ("<", ">")] where name.hasPrefix(first) {
            guard name.count > 2, name.hasSuffix(last) else { return false }
            name = name.dropFirst().dropLast()
        }
        return !name.isEmpty && SwiftText.comment(String(name)) == name && !name.contains { "\"<>\\".contains($0) }
    }

    /// Adds a header as the user wrote it: without quotes, in quotes, or in angle brackets.
    mutating func add(header text: String) {
        let isComplete = text.hasPrefix("\"") || text.hasPrefix("<")
        let header = isComplete ? text : "\"" + text + "\""
        if !headers.contains(header) { headers.append(header) }
    }

    mutating func add(module: String) {
        if !["Foundation", "CoreData"].contains(module), !modules.contains(module) { modules.append(module) }
    }
}

extension ObjectiveCImports {
    /// The umbrella header of a module, for compilers that do not support modules: `<CoreLocation/CoreLocation.h>`.
    static func header(ofModule module: String) -> String {
        let parts = module.split(separator: ".")
        return "<\(parts.first ?? "")/\(parts.last ?? "").h>"
    }
}
