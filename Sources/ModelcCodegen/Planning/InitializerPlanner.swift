/// Decides which initializers a class has (code-generation §3.8).
enum InitializerPlanner {
    /// Whether the class declares the initializer that looks the entity up: the first one that has objects does, and the
    /// classes below inherit it.
    ///
    /// - Parameter chain: the class, then its superclasses.
    static func insertsObjects(_ chain: [GeneratedClass]) -> Bool {
        guard let generated = chain.first else { return false }
        return !generated.isAbstract && chain.dropFirst().allSatisfy(\.isAbstract)
    }

    /// The initializer that takes everything that is required, inherited properties included; nil where nothing is.
    static func initializer(_ chain: [GeneratedClass]) -> GeneratedInitializer? {
        guard let generated = chain.first, !generated.isAbstract else { return nil }
        let attributes = chain.flatMap { $0.attributes.filter(\.needsInitialValue) }
        let relationships = chain.flatMap { $0.relationships.map(\.property).filter(\.needsInitialValue) }
        if attributes.isEmpty, relationships.isEmpty { return nil }
        let closed = closedProperties(chain.dropFirst())
        let parameters = (attributes.sortedByName(\.name) + relationships.sortedByName(\.name)).map { property in
            var parameter = GeneratedParameter(
                name: property.name, parameterName: property.escapedName, type: property.type.optional(false))
            if closed.contains(property.name) { parameter.keyedConversion = property.conversion }
            return parameter
        }
        var contextName = "context"
        while parameters.contains(where: { $0.name == contextName }) { contextName += "_" }
        return GeneratedInitializer(
            parameters: parameters, contextName: contextName,
            isInternal: parameters.contains(where: \.type.isInternal))
    }

    /// The names of inherited properties that nobody but their own class can set: read-only ones of internal classes.
    private static func closedProperties(_ superclasses: ArraySlice<GeneratedClass>) -> Set<String> {
        let closed = superclasses.filter { $0.access == .internal }
            .flatMap { $0.attributes.filter { $0.setter == .restricted } }
        return Set(closed.map(\.name))
    }
}
