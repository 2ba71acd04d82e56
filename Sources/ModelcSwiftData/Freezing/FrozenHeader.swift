import ModelcBase
import ModelcSourceCode

/// The comment at the start of the file of a frozen version: the hashes of its entities.
package enum FrozenHeader {
    private static let unverified = " (not verified)"

    /// The line of an entity.
    package static func line(_ entity: String, hash: String, isVerified: Bool) -> String {
        "// \(entity): \(hash)\(isVerified ? "" : unverified)"
    }

    /// The names of the entities whose classes were not certain when they were frozen. The copy does not show why: it has
    /// no `#if`, no observers, and no macros of others.
    static func unverifiedEntities(in source: SwiftSourceFile) -> Set<String> {
        guard source.text.line(1)?.contains(GeneratedFile.marker) ?? false else { return [] }
        var names: Set<String> = []
        var number = 2
        while let line = source.text.line(number), line.hasPrefix("//") {
            if line.hasSuffix(unverified), let colon = line.firstIndex(of: ":") {
                names.insert(String(line[..<colon].dropFirst("// ".count)))
            }
            number += 1
        }
        return names
    }
}
