import ModelcPredicates

extension EntityMapping {
    /// The key paths that the filter of source objects tests, each up to its first collection operator; empty where there
    /// is no filter, or none that can be read.
    package var filterPaths: [[String]] {
        guard let sourceFilter, let predicate = try? PredicateParser().predicate(from: sourceFilter) else { return [] }
        return predicate.keyPathUses.compactMap { use in
            guard use.scope == .root else { return nil }
            return use.components.prefix { $0.name != nil }.compactMap(\.name)
        }
    }
}

extension RelationshipMapping {
    /// The parts of the key path to the source objects behind `$source`; nil where there is none, or none that can be read.
    package var sourcePath: [String]? {
        guard let sourceKeyPath, let expression = try? ValueExpression(format: sourceKeyPath) else { return nil }
        return expression.sourcePaths.first
    }

    /// The source relationship whose objects are mapped, where the key path leads to one and nothing else.
    package var sourceRelationshipName: String? {
        guard let sourceKeyPath else { return nil }
        return (try? ValueExpression(format: sourceKeyPath))?.onlySourceProperty
    }
}
