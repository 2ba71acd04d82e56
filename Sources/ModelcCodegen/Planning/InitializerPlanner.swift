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
        let parameters = (attributes.sortedByName(\.name) + relationships.sortedByName(\.name)).map {
            GeneratedParameter(name: $0.escapedName, parameterName: $0.escapedName, type: $0.type.optional(false))
        }
        var contextName = "context"
        while parameters.contains(where: { $0.name == contextName }) { contextName += "_" }
        return GeneratedInitializer(
            parameters: parameters, contextName: contextName,
            isInternal: parameters.contains(where: \.type.isInternal))
    }
}
