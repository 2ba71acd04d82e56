extension Array {
    /// The elements sorted by a name in UTF-8 byte order, in which capitals precede small letters on every platform
    /// (code-generation §1.6). Elements of equal names keep their order.
    func sortedByName(_ name: (Element) -> String) -> [Element] {
        // Names with positions are sorted, since they are cheap to move; a property is not.
        let names = map(name)
        // Models are written in order mostly.
        let isInOrder = zip(names, names.dropFirst()).allSatisfy {
            !$1.utf8.lexicographicallyPrecedes($0.utf8)
        }
        if isInOrder { return self }
        let order = names.indices.sorted { left, right in
            if names[left] == names[right] { return left < right }
            return names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
        }
        return order.map { self[$0] }
    }
}
