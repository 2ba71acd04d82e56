extension SwiftWriter {
    /// Adds the property of a relationship and, where it is ordered, a view of it as a typed array.
    mutating func relationship(_ relationship: GeneratedRelationship, words: SwiftWords) {
        let property = relationship.property
        let needsCare = relationship.cardinality == .toOne && !property.type.isOptional
        member(isTall: needsCare)
        if needsCare { line("/// Required, but nil until it is set and after a nullification: do not read it then.") }
        managedProperty(property, words: words)
        guard relationship.cardinality == .ordered else { return }
        member(isTall: true)
        let element = relationship.element.name
        block("\(words.access)var \(property.name)Array: [\(element)] {") {
            // With `self`: a relationship named `get` would begin a getter.
            $0.line("self.\(property.escapedName).array as? [\(element)] ?? []")
        }
    }

    /// Adds the methods that change a to-many relationship one object at a time.
    mutating func mutators(_ relationship: GeneratedRelationship, words: SwiftWords) {
        switch relationship.cardinality {
        case .toOne: break
        case .toMany: setMutators(relationship, words: words)
        case .ordered: orderedMutators(relationship, words: words)
        }
    }

    /// Methods that Core Data makes at run time under these Objective-C names.
    private mutating func setMutators(_ relationship: GeneratedRelationship, words: SwiftWords) {
        let name = relationship.property.capitalizedName
        let method = "@NSManaged \(words.access)func "
        let object = "(_ value: \(relationship.element.name))"
        let objects = "(_ values: \(relationship.property.type.name))"
        member()
        line("@objc(add\(name)Object:) \(method)addTo\(name)\(object)")
        line("@objc(remove\(name)Object:) \(method)removeFrom\(name)\(object)")
        line("@objc(add\(name):) \(method)addTo\(name)\(objects)")
        line("@objc(remove\(name):) \(method)removeFrom\(name)\(objects)")
    }

    /// Methods over the mutable proxy: Core Data's own ordered mutators crashed for years (code-generation §3.3).
    private mutating func orderedMutators(_ relationship: GeneratedRelationship, words: SwiftWords) {
        let name = relationship.property.capitalizedName
        let element = relationship.element.name
        let index = words.names.swift("Int")
        let proxy = "mutableOrderedSetValue(forKey: \(SwiftText.literal(relationship.property.name)))"
        let methods = [
            ("addTo\(name)(_ value: \(element))", "add(value)"),
            ("removeFrom\(name)(_ value: \(element))", "remove(value)"),
            ("insertInto\(name)(_ value: \(element), at index: \(index))", "insert(value, at: index)"),
            ("removeFrom\(name)(at index: \(index))", "removeObject(at: index)"),
            ("replace\(name)(at index: \(index), with value: \(element))", "replaceObject(at: index, with: value)"),
        ]
        for (declaration, call) in methods {
            member(isTall: true)
            block("\(words.access)func \(declaration) {") { $0.line("\(proxy).\(call)") }
        }
    }
}
