import ModelcText

/// The classes that sources declare, as far as it takes to tell whether the runtime finds a policy.
package struct PolicyClasses: Sendable {
    /// A class of Swift or Objective-C.
    package struct Declaration: Hashable, Sendable {
        package var name: String
        /// The name in `@objc(…)`; for a class of Objective-C the name itself. Nil for a class that is known by its module.
        package var objectiveCName: String?
        /// The first name behind the colon; nil where there is none.
        package var superclass: String?

        package init(name: String, objectiveCName: String?, superclass: String?) {
            self.name = name
            self.objectiveCName = objectiveCName
            self.superclass = superclass
        }

        /// The name that the runtime has, without a module.
        var runtimeName: String { objectiveCName ?? name }
        /// Whether the runtime has the module before the name.
        var needsModule: Bool { objectiveCName == nil }
    }

    /// The module of the sources; nil where nobody said.
    package let module: String?
    private var byName: [String: [Declaration]] = [:]

    package init(_ declarations: [Declaration], module: String? = nil) {
        self.module = module
        for declaration in declarations {
            byName[declaration.runtimeName, default: []].append(declaration)
            if declaration.name != declaration.runtimeName { byName[declaration.name, default: []].append(declaration) }
        }
    }

    /// The names that classes can be found by, in byte order.
    var names: [String] { byName.keys.sorted { $0.isBefore($1) } }

    /// The class of a name; of several one that is written like that with or without a module, and that is a policy.
    func bestMatch(named name: String, hasModule: Bool) -> Declaration? {
        let found = byName[name] ?? []
        return found.first { $0.runtimeName == name && $0.needsModule == hasModule && mayBePolicy($0) }
            ?? found.first { mayBePolicy($0) } ?? found.first
    }

    /// Whether a class inherits from NSEntityMigrationPolicy, or from a class that is not in these sources.
    func mayBePolicy(_ declaration: Declaration) -> Bool {
        var seen: Set<String> = [declaration.name]
        var next = declaration.superclass
        while let name = next, name != "NSEntityMigrationPolicy" {
            guard let parent = byName[name]?.first, seen.insert(name).inserted else { return name != "NSObject" }
            next = parent.superclass
        }
        return next != nil
    }
}
