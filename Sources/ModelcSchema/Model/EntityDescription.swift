import ModelcBase

/// An entity with its own properties; inherited ones are found with `ResolvedModel` (FormatModelXML §2.4).
package struct EntityDescription: SourceElement, Hashable {
    package var name: String = ""
    /// `representedClassName` as written: nil if the attribute is absent. `className` reads it.
    package var representedClassName: String?
    /// Whether the entity is abstract, so that no object of exactly this entity can exist.
    package var isAbstract = false
    /// The name of the parent entity; it need not exist.
    package var parentName: String?
    /// The renaming identifier (`elementID`); if it is absent, the entity's name is used.
    package var renamingIdentifier: String?
    /// A string that changes the version hash.
    package var versionHashModifier: String?
    /// Legacy sync services flag, which Xcode still writes on every entity; without meaning.
    package var isSyncable = false
    /// The code that Xcode itself generates for the entity; nil is Manual/None.
    package var codeGenerationType: CodeGenerationType?

    package var attributes: [AttributeDescription] = []
    package var relationships: [RelationshipDescription] = []
    package var fetchedProperties: [FetchedPropertyDescription] = []
    package var fetchIndexes: [FetchIndexDescription] = []
    /// Indexes in the form before Xcode 9; still in effect.
    package var compoundIndexes: [CompoundIndex] = []
    package var uniquenessConstraints: [UniquenessConstraint] = []
    package var userInfo = UserInfo()

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The managed object class; nil if the entity has none of its own.
    package var className: ClassName? {
        guard let name = representedClassName.flatMap(ClassName.init(represented:)) else { return nil }
        return name.isManagedObject ? nil : name
    }

    /// The entity's own properties: attributes, then relationships, then fetched properties, each in file order.
    package var properties: [any PropertyDescription] { attributes + relationships + fetchedProperties }
}

/// The code that Xcode generates for an entity in its own builds (`codeGenerationType`, FormatModelXML §3.9). Absent:
/// none.
package enum CodeGenerationType: String, CaseIterable, Sendable {
    /// Class and properties.
    case classDefinition = "class"
    /// Properties only, as an extension or a category.
    case category
}

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

/// A composite attribute's type: named attributes that are stored together (FormatModelXML §4.1).
package struct CompositeDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The members in file order, which has meaning; a member may itself be composite.
    package var attributes: [AttributeDescription] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

extension EntityDescription {
    /// The identifier by which migrations match the entity: its renaming identifier, else its name; an empty identifier
    /// counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

/// An index of the store over properties of one entity, since Xcode 9 (FormatModelXML §2.9, §4.3).
package struct FetchIndexDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The indexed elements; the order has meaning.
    package var elements: [FetchIndexElementDescription] = []
    /// A predicate that limits the index. No public model has one, and its spelling is a guess: unverified.
    package var partialIndexPredicate: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// One property in a fetch index (FormatModelXML §2.9).
package struct FetchIndexElementDescription: SourceElement, Hashable {
    /// The way in which the store keeps an index element.
    package enum Collation: String, CaseIterable, Sendable {
        case binary = "Binary"
        /// A spatial index. No public model has one: unverified.
        case rTree = "RTree"
    }

    /// The sort direction of an index element.
    package enum Order: String, CaseIterable, Sendable {
        case ascending
        case descending
    }

    /// The indexed property; nil if an expression is indexed.
    package var propertyName: String?
    /// The indexed expression. No public model has one, and its spelling is a guess: unverified.
    package var expression: String?
    /// The type of the expression's value, as written: unverified.
    package var expressionType: String?
    package var collation: Collation?
    package var order: Order?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// An index over several properties in the form that Xcode wrote until version 8 (FormatModelXML §4.3).
package struct CompoundIndex: SourceElement, Hashable {
    /// The indexed properties; the order has meaning.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// Properties whose values together are unique among the entity's objects (FormatModelXML §4.4).
package struct UniquenessConstraint: SourceElement, Hashable {
    /// The properties in file order.
    package var members: [NamedReference] = []
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
