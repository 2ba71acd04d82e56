import ModelcBase

/// A class name in a model, split into module and name at its last dot (FormatModelXML §3.7).
///
/// `.Book` is a class in the module that is being built, `Library.Book` names the module, and plain `Book` is the
/// Objective-C name.
package struct ClassName: Hashable, Sendable {
    /// The module of the class.
    package enum Module: Hashable, Sendable {
        /// A plain name without a module.
        case unspecified
        /// A leading dot: the module that is being built.
        case current
        case named(String)
    }

    package let module: Module
    /// The name without the module. It is never empty; otherwise, it may be any text.
    package let name: String

    /// - Parameter text: an entity's `representedClassName`. The result is nil if the text contains no class name.
    package init?(represented text: String) {
        guard let dot = text.lastIndex(of: ".") else {
            guard !text.isEmpty else { return nil }
            self.init(module: .unspecified, name: text)
            return
        }
        let name = String(text[text.index(after: dot)...])
        guard !name.isEmpty else { return nil }
        let module = String(text[..<dot])
        self.init(module: module.isEmpty ? .current : .named(module), name: name)
    }

    init(module: Module, name: String) {
        self.module = module
        self.name = name
    }

    /// Whether this is `NSManagedObject`, which means that the entity has no class of its own.
    package var isManagedObject: Bool {
        switch module {
        case .unspecified, .named("CoreData"): name == "NSManagedObject"
        case .current, .named: false
        }
    }
}
