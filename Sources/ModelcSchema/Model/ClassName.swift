import ModelcBase

/// A class name in a model, split into module and name at its last dot (FormatModelXML §3.7).
///
/// `.Book` is the class in the product's own module, `Library.Book` names the module, and plain `Book` is the
/// Objective-C name.
package struct ClassName: Hashable, Sendable {
    /// The module of the class.
    package enum Module: Hashable, Sendable {
        /// A plain name: no module is written.
        case unspecified
        /// A leading dot: the module that is being built.
        case current
        case named(String)
    }

    package let module: Module
    /// The class alone; never empty, otherwise any text.
    package let name: String

    /// - Parameter text: an entity's `representedClassName`; the result is nil for a text without a name.
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

    /// Whether this is Core Data's own base class, which means "no class of its own".
    package var isManagedObject: Bool {
        switch module {
        case .unspecified, .named("CoreData"): name == "NSManagedObject"
        case .current, .named: false
        }
    }
}
