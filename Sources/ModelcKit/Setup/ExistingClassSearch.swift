import ModelcBase
import ModelcFiles

/// Searches the source code of a project for classes that already exist for its models. The source code is read once
/// for all models.
struct ExistingClassSearch {
    private let declarations: ClassDeclarations
    private let propertiesFiles: [String: [String]]
    private let workspace: Workspace
    /// The absolute paths of the models that use each class. The keys are class names.
    private let modelsByClass: [String: [String]]

    /// - Parameters:
    ///   - models: all models of the project.
    ///   - sources: the paths of the project's source files.
    init(_ models: [ModelClasses], _ sources: [String], in workspace: Workspace) {
        self.workspace = workspace
        let names = models.reduce(into: Set<String>()) { $0.formUnion($1.classNames) }
        declarations = ClassDeclarations(of: names.union(names.map { "_" + $0 }), in: sources)
        propertiesFiles = Dictionary(grouping: sources.filter { XcodeFiles.className(ofProperties: $0) != nil }) {
            XcodeFiles.className(ofProperties: $0) ?? ""
        }
        let pairs = models.flatMap { model in model.classNames.map { ($0, workspace.absolute(model.path)) } }
        modelsByClass = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Returns the existing classes of a model. Classes in other targets are left out. If several models use the same
    /// class name, a file is assigned only to the nearest model.
    func classes(of model: ModelClasses) -> ExistingClasses {
        let path = workspace.absolute(model.path)
        let target = BuildTarget(of: path)
        var found = ExistingClasses()
        for name in model.classNames {
            let isOwn = { (file: String) in isNearest(path, to: file, name) && target.mayContain(BuildTarget(of: file))
            }
            let files = (propertiesFiles[name] ?? []).filter { isOwn(workspace.absolute($0)) }
            if !files.isEmpty { found.properties[name] = files }
            let declared = { (name: String) in declarations[name].filter { isOwn(workspace.absolute($0.path)) } }
            let machine = declared("_" + name)
            if !machine.isEmpty { found.withMachine.insert(name) }
            let mogenerated = machine.filter { $0.writer == .mogenerator }.map(\.path)
            if !mogenerated.isEmpty { found.machine[name] = mogenerated }
            let classes = declared(name).filter { $0.writer == .other }
            let human = classes.filter { $0.superclassName == "_" + name }
            if !human.isEmpty { found.human[name] = human.map(\.path) }
            if human.contains(where: \.isPublic) { found.hasPublicHuman = true }
            let others = classes.filter { $0.superclassName != "_" + name }.map(\.path)
            if !others.isEmpty { found.others[name] = others }
        }
        return found
    }

    /// Whether the model is the nearest one to a file: no other model that uses the class shares more folders with the
    /// file.
    private func isNearest(_ model: String, to file: String, _ name: String) -> Bool {
        let models = modelsByClass[name] ?? []
        guard models.count > 1 else { return true }
        let depth = BuildTarget.commonDepth(of: model, and: file)
        return models.allSatisfy { BuildTarget.commonDepth(of: $0, and: file) <= depth }
    }
}
