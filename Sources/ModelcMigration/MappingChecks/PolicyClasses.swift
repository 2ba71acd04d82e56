import ModelcBase
import ModelcPlans

/// The classes that the app's sources declare, with the data that is needed to check whether the runtime finds a policy
/// class.
package struct PolicyClasses: Sendable {
    /// A Swift or Objective-C class.
    package struct Declaration: Hashable, Sendable {
        var name: String
        /// The name in `@objc(…)`, or the name of an Objective-C class; nil if the class's runtime name includes its
        /// module.
        var objectiveCName: String?
        /// The first name after the colon in the class declaration; nil if there is none.
        var superclass: String?

        package init(name: String, objectiveCName: String?, superclass: String?) {
            self.name = name
            self.objectiveCName = objectiveCName
            self.superclass = superclass
        }

        /// The name of the class in the runtime, without its module.
        var runtimeName: String { objectiveCName ?? name }
        /// Whether the class's name in the runtime includes the module.
        var needsModule: Bool { objectiveCName == nil }
    }

    /// The module of the sources; nil if it is not configured.
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

    /// Returns the class with a name; nil if there is none. If several classes have it, a policy class with this
    /// runtime name and a matching `hasModule` is preferred, then any policy class.
    func bestMatch(named name: String, hasModule: Bool) -> Declaration? {
        let found = byName[name] ?? []
        return found.first { $0.runtimeName == name && $0.needsModule == hasModule && mayBePolicy($0) }
            ?? found.first { mayBePolicy($0) } ?? found.first
    }

    /// Whether a class inherits from NSEntityMigrationPolicy, or from a class outside the app's sources.
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
