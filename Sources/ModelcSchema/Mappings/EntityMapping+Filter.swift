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
    /// The parts of the key path to the source objects behind `$source`; nil where there is none, or it has another start.
    ///
    /// It is no expression: a name that is a word of the predicate language stands as it is.
    private var keyPathParts: [Substring]? {
        let start = "$source."
        guard let sourceKeyPath, sourceKeyPath.hasPrefix(start) else { return nil }
        return sourceKeyPath.dropFirst(start.count).split(separator: ".", omittingEmptySubsequences: false)
    }

    /// The names in the key path up to its first collection operator; nil where there is no such path.
    package var sourcePath: [String]? { keyPathParts.map { $0.prefix { !$0.hasPrefix("@") }.map(String.init) } }

    /// The source relationship whose objects are mapped, where the key path leads to one and nothing else.
    package var sourceRelationshipName: String? {
        guard let parts = keyPathParts, parts.count == 1, let name = parts.first, !name.hasPrefix("@") else {
            return nil
        }
        return String(name)
    }
}
