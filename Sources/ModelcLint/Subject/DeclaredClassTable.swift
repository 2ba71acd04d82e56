/// The classes of the project's source code by name, for the rules that look at code.
struct DeclaredClassTable {
    /// Where the way up from a class ends.
    enum Ancestry: Hashable {
        /// At NSManagedObject; all classes on the way are known.
        case complete
        /// At a class that is declared elsewhere, or at a class that was passed before.
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

    /// The table of a model's project; nil where no source was looked at.
    init?(_ subject: LintSubject) {
        guard let classes = subject.context.declaredClasses else { return nil }
        self.init(classes)
    }

    /// The declarations of a class itself: of one in Swift, and of one in Objective-C, by either of its names.
    func classes(named name: String) -> [DeclaredClass] { (byName[name] ?? []).filter { !$0.isExtension } }

    /// The same with extensions, categories and implementations.
    func parts(named name: String) -> [DeclaredClass] { byName[name] ?? [] }

    /// The names of a class and of all above it, as far as they are known.
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
