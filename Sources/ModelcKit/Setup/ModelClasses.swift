import ModelcBase
import ModelcSchema

/// The classes of a model's entities. Xcode generates some of them during a build.
struct ModelClasses {
    /// An entity with its class.
    struct Entity {
        var name: String
        /// The name of the class, without its module.
        var className: String
        /// Whether Xcode generates the class or its properties during a build.
        var isOfBuild: Bool
        /// Whether the entity has no parent entity.
        var isRoot: Bool
    }

    /// The path of the model as shown in reports.
    let path: String
    /// The module in the class names; nil if they name no module or several modules.
    let module: String?
    /// The entities whose class is in this module, in the order of the model.
    let entities: [Entity]

    /// - Parameter model: the current version; nil if it cannot be read.
    init(_ model: ManagedObjectModel?, path: String) {
        self.path = path
        let named = (model?.entities ?? []).compactMap { entity in entity.className.map { (entity, $0) } }
        let modules = Set(named.compactMap { $0.1.moduleName })
        let module = modules.count == 1 ? modules.first : nil
        self.module = module
        entities = named.filter { $0.1.moduleName == nil || $0.1.moduleName == module }.map { entity, name in
            Entity(
                name: entity.name, className: name.name, isOfBuild: entity.codeGenerationType != nil,
                isRoot: entity.parentName == nil)
        }
    }

    var classNames: Set<String> { Set(entities.map(\.className)) }
}

extension ClassName {
    /// The name of the class's module in the model; nil if the model names no module.
    fileprivate var moduleName: String? { if case .named(let module) = module { module } else { nil } }
}
