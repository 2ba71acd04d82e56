/// Takes traits from structures whose members are structures without them.
enum CompositeTraits {
    /// The structures, once nothing changes any more.
    static func settled(_ composites: [GeneratedComposite]) -> [GeneratedComposite] {
        var composites = composites
        for trait in [\GeneratedComposite.isSendable, \.isHashable, \.isCodable] { settle(trait, &composites) }
        return composites
    }

    private static func settle(
        _ trait: WritableKeyPath<GeneratedComposite, Bool>, _ composites: inout [GeneratedComposite]
    ) {
        var isSettled = false
        while !isSettled {
            isSettled = true
            let lacking = Set(composites.lazy.filter { !$0[keyPath: trait] }.map(\.escapedName))
            for index in composites.indices where composites[index][keyPath: trait] {
                let nested = composites[index].members.filter { $0.conversion == .composite }.map(\.type.name)
                if lacking.isDisjoint(with: nested) { continue }
                composites[index][keyPath: trait] = false
                isSettled = false
            }
        }
    }
}
