import ModelcBase
import ModelcPlans

/// The classes that sources declare, as far as needed to check whether the runtime finds a policy.
package struct PolicyClasses: Sendable {
    /// A class of Swift or Objective-C.
    package struct Declaration: Hashable, Sendable {
        var name: String
        /// The name in `@objc(…)`; for an Objective-C class the name itself. Nil for a class whose runtime name
        /// includes its module.
        var objectiveCName: String?
        /// The first name after the colon; nil if there is none.
        var superclass: String?

        package init(name: String, objectiveCName: String?, superclass: String?) {
            self.name = name
            self.objectiveCName = objectiveCName
            self.superclass = superclass
        }

        /// The name in the runtime, without a module.
        var runtimeName: String { objectiveCName ?? name }
        /// Whether the name in the runtime includes the module.
        var needsModule: Bool { objectiveCName == nil }
    }

    /// The module of the sources; nil if it is not set.
    let module: String?
    private var byName: [String: [Declaration]] = [:]

    package init(_ declarations: [Declaration], module: String? = nil) {
        self.module = module
        for declaration in declarations {
            byName[declaration.runtimeName, default: []].append(declaration)
            if declaration.name != declaration.runtimeName { byName[declaration.name, default: []].append(declaration) }
        }
    }

    /// The names of all classes, in byte order.
    var names: [String] { byName.keys.sorted { $0.isBefore($1) } }

    /// Returns the class with a name; of several, preferably one with or without a module as requested, and one that
    /// is a policy.
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
