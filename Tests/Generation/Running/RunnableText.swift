import Foundation

/// Generated Swift as text that runs without Objective-C: what `@NSManaged` leaves to Core Data is put in its place, as calls
/// of the stand-in.
enum RunnableText {
    static func text(of generated: String) -> String {
        generated.split(separator: "\n", omittingEmptySubsequences: false).compactMap(line).joined(separator: "\n")
    }

    /// Nil for a line that goes.
    private static func line(_ line: Substring) -> String? {
        // The stand-in exports Foundation, so that its own NSPredicate is the one that is meant.
        // Frameworks that are not here have classes that the program declares.
        if let match = line.wholeMatch(of: /\s*(?:public )?import (\w+)/), match.output.1 != "CoreData" { return nil }
        if line.wholeMatch(of: /@objc\(\w+\)/) != nil { return nil }
        if let match = line.wholeMatch(of: /(\s*)@objc\((add|remove)(\w+):\) @NSManaged (.*\(_ (\w+): .*\))/) {
            let (_, indent, verb, selector, declaration, parameter) = match.output
            let name = selector.hasSuffix("Object") ? selector.dropLast("Object".count) : selector
            let key = name.prefix(1).lowercased() + name.dropFirst()
            return "\(indent)\(declaration) { \(verb)Managed(\(parameter), \"\(key)\") }"
        }
        if let match = line.wholeMatch(of: /(\s*)@NSManaged (.*)var (\S+): (.*)/) {
            let (_, indent, modifiers, name, type) = match.output
            let key = name.filter { $0 != "`" }
            let isRead = modifiers.split(separator: " ").contains("private(set)")
            let setter = isRead ? "" : " set { setManagedValue(newValue, \"\(key)\") }"
            let words = isRead ? modifiers.replacingOccurrences(of: "private(set) ", with: "") : String(modifiers)
            return "\(indent)\(words)var \(name): \(type) { get { managedValue(\"\(key)\") }\(setter) }"
        }
        if let match = line.wholeMatch(of: /(.* = request) as\? NSFetchRequest<(.*)> else \{/) {
            return "\(match.output.1)?.casted(to: \(match.output.2).self) else {"
        }
        return String(line)
    }
}
