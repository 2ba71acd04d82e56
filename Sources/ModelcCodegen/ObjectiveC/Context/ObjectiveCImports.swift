/// What a machine header imports.
package struct ObjectiveCImports: Hashable, Sendable {
    /// Modules beside Foundation and Core Data; each has a header of its own name.
    package var modules: [String] = []
    /// Headers with their quotes or brackets: the superclass's first.
    package var headers: [String] = []

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
