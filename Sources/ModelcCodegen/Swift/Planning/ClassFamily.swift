import ModelcSchema

/// Finds the generated superclasses of a generated class.
struct ClassFamily {
    private let model: ResolvedModel
    private let classes: [GeneratedClass]
    private let indexByEntity: [String: Int]

    init(model: ResolvedModel, classes: [GeneratedClass]) {
        self.model = model
        self.classes = classes
        indexByEntity = Dictionary(
            zip(classes.map(\.entityName), classes.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The class with this index, then its generated superclasses.
    func chain(of index: Int) -> [GeneratedClass] {
        let generated = classes[index]
        guard generated.inheritsGeneratedClass, let entity = model.entity(named: generated.entityName) else {
            return [generated]
        }
        return [generated] + model.ancestors(of: entity).compactMap { indexByEntity[$0.name].map { classes[$0] } }
    }
}
