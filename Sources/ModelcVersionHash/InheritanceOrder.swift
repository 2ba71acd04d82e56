import ModelcSchema

/// The entities of a model as trees: a parent is visited before its children, and its last child before anything else, so
/// that what children inherit need not be kept longer than they need it.
struct InheritanceOrder {
    /// Positions in the model's entities by name; of equal names the first counts.
    let indexByName: [String: Int]
    /// Names that several entities have.
    let repeatedNames: Set<String>
    /// Positions of each entity's children.
    let children: [[Int]]
    /// Positions of the entities without a parent.
    let roots: [Int]

    init(_ entities: [EntityDescription]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        var repeatedNames: Set<String> = []
        for (index, entity) in entities.enumerated() {
            if indexByName[entity.name] == nil {
                indexByName[entity.name] = index
            } else {
                repeatedNames.insert(entity.name)
            }
        }
        var children = [[Int]](repeating: [], count: entities.count)
        var roots: [Int] = []
        for index in indexByName.values.sorted() {
            guard let parentName = entities[index].parentName else {
                roots.append(index)
                continue
            }
            if let parent = indexByName[parentName] { children[parent].append(index) }
        }
        (self.indexByName, self.repeatedNames) = (indexByName, repeatedNames)
        (self.children, self.roots) = (children, roots)
    }
}
