import ModelcSourceCode
import ModelcTemplating

/// The imports of a machine header.
package struct ObjectiveCImports: Hashable, Sendable {
    /// Modules other than Foundation and Core Data; each has a header of its own name.
    var modules: [String] = []
    /// Headers with their quotes or brackets, the superclass's first.
    var headers: [String] = []

    /// Whether the whole text is the name of a header: bare, in quotes, or in angle brackets.
    package static func isHeader(_ text: String) -> Bool {
        var name = text[...]
        for (first, last) in [("\"", "\""), ("<", ">")] where name.hasPrefix(first) {
            guard name.count > 2, name.hasSuffix(last) else { return false }
            name = name.dropFirst().dropLast()
        }
        return !name.isEmpty && SwiftText.comment(String(name)) == name && !name.contains { "\"<>\\".contains($0) }
    }

    /// Adds a header as the user wrote it: bare, in quotes, or in angle brackets.
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
    /// The header of a module, for compilers without modules: `<CoreLocation/CoreLocation.h>`.
    static func header(ofModule module: String) -> String {
        let parts = module.split(separator: ".")
        return "<\(parts.first ?? "")/\(parts.last ?? "").h>"
    }
}
