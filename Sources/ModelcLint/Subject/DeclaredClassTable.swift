import ModelcBase
import ModelcSchema

/// The classes of the project's source code by name, for the rules about code.
struct DeclaredClassTable {
    /// The end of the chain of superclasses.
    enum Ancestry: Hashable {
        /// NSManagedObject; all classes in the chain are known.
        case complete
        /// A class that is declared elsewhere, or a class that is already in the chain.
        case open
    }

    private let byName: [String: [DeclaredClass]]

    init(_ classes: [DeclaredClass]) {
        var byName: [String: [DeclaredClass]] = [:]
        for declared in classes {
            for name in Set([declared.name, declared.objectiveCName ?? declared.name]) {
                byName[name, default: []].append(declared)
            }
        }
        self.byName = byName
    }

    /// Creates the table of a model's project; nil if no source was scanned.
    init?(_ subject: LintSubject) {
        guard let classes = subject.context.declaredClasses else { return nil }
        self.init(classes)
    }

    /// Returns the declarations of a class by its Swift or Objective-C name.
    func classes(named name: String) -> [DeclaredClass] { (byName[name] ?? []).filter { !$0.isExtension } }

    /// Returns the same, including extensions, categories and implementations.
    func parts(named name: String) -> [DeclaredClass] { byName[name] ?? [] }

    /// Returns the names of a class and its superclasses, as far as they are known.
    func ancestry(of name: String) -> (names: [String], end: Ancestry) {
        var names: [String] = []
        var next: String? = name
        while let name = next {
            if name == "NSManagedObject" { return (names, .complete) }
            guard !names.contains(name), let declared = classes(named: name).first else { break }
            names.append(name)
            next = declared.superclassName
        }
        return (names + (next.map { [$0] } ?? []), .open)
    }
}

/// Finds duplicate names where names must be unique.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// Returns the place where the name first occurred, if it has occurred before.
    mutating func first(_ name: String, at position: SourcePosition?) -> SchemaLocation? {
        if let first = firstByName[name] { return SchemaLocation(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// Returns ` (lines 3 and 9)`; empty if the source has no lines.
    static func lines(_ first: SchemaLocation, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
