import ModelcSchema

/// Gives objects their numbers: those that were read keep theirs, new ones follow the highest (mapping-model §3).
struct ObjectNumbers {
    /// The first number in every file of Xcode.
    static let first = 102
    private var highest: Int

    init(of mapping: MappingModel) {
        var used = [mapping.objectNumber]
        for entityMapping in mapping.entityMappings {
            used.append(entityMapping.objectNumber)
            used += entityMapping.attributeMappings.map(\.objectNumber)
            used += entityMapping.relationshipMappings.map(\.objectNumber)
        }
        used += mapping.unreachableObjects.map { $0.storedObject?.number }
        highest = used.compactMap(\.self).max() ?? ObjectNumbers.first - 1
    }

    /// The number itself, or a new one.
    mutating func number(_ number: Int?) -> Int {
        if let number { return number }
        highest += 1
        return highest
    }
}
