import ModelcBase
import ModelcSchema

/// The classes in the project's source code, by name. Used by rules about code.
struct DeclaredClassTable {
    /// How a chain of superclasses ends.
    enum Ancestry: Hashable {
        /// The chain ends with `NSManagedObject`. All classes in it are known.
        case complete
        /// The chain ends with a class that is not in the sources, or with a class that is already in the chain.
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

    /// Creates the table for the project of a model. Returns nil if no source code was scanned.
    init?(_ subject: LintSubject) {
        guard let classes = subject.context.declaredClasses else { return nil }
        self.init(classes)
    }

    /// Returns the declarations of a class. The name may be its Swift or its Objective-C name.
    func classes(named name: String) -> [DeclaredClass] { (byName[name] ?? []).filter { !$0.isExtension } }

    /// Returns all declarations of a class, including extensions, categories and implementations.
    func parts(named name: String) -> [DeclaredClass] { byName[name] ?? [] }

    /// Returns the names of a class and its known superclasses, and how the chain ends.
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

/// Finds names that occur twice although they must be unique.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// Returns the location of an earlier occurrence of the name; nil if this is the first one.
    mutating func first(_ name: String, at position: SourcePosition?) -> SchemaLocation? {
        if let first = firstByName[name] { return SchemaLocation(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// Returns a text such as ` (lines 3 and 9)`; empty if the line numbers are not known.
    static func lines(_ first: SchemaLocation, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
