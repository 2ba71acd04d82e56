import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Writes the program that checks the classes of one model. It uses only the model, so that it can disagree with the
/// generator.
///
/// 1. `DriverModel`: the entities with their classes;
/// 2. `DriverTypes`: the type of each attribute, and values of it;
/// 3. `DriverAttributes`, `DriverRelationships`, `DriverKeys`, `DriverRequests`: calls of the checks in
/// `Running/Driver`.
struct ProofDriver {
    let text: String
    /// The function to call.
    let function: String
    /// Fetch requests that are not called.
    let skipped: [String]

    /// - Parameters:
    ///   - title: the model in messages.
    ///   - number: distinguishes the functions of one program.
    init(_ schema: ManagedObjectModel, name: String, module: String?, title: String, number: Int) {
        let driver = DriverModel(schema, name: name, module: module)
        let function = "proveModel\(number)"
        var skipped: [String] = []
        var parts: [String] = []
        var calls: [String] = []
        for (index, found) in driver.insertable.enumerated() {
            let sections = ProofDriver.sections(driver, found.entity, found.className, &skipped)
            let entity = SwiftText.literal(found.entity.name)
            calls.append("proof.begin(\(entity))")
            for (kind, lines) in sections where !lines.isEmpty {
                let part = "\(function)_\(index)_\(kind)"
                calls.append("proof.attempt(\"\(kind)\") { try \(part)(proof) }")
                parts.append(ProofDriver.function(part, entity, found.className, lines))
            }
        }
        let title = SwiftText.literal(title)
        text =
            "import CoreData\nimport Foundation\n\nfunc \(function)() throws {\n    let proof = try ModelcProof(\(title), "
            + "\(driver.typeName).makeModel())\n    "
            + (calls + ["proof.end()"]).joined(separator: "\n    ") + "\n}\n" + parts.joined()
        self.function = function
        self.skipped = skipped
    }

    private static func sections(
        _ driver: DriverModel, _ entity: EntityDescription, _ className: String, _ skipped: inout [String]
    ) -> [(kind: String, lines: [String])] {
        let attributes = DriverAttributes(driver)
        let requests = DriverRequests(driver)
        let inserted =
            "proof.expect(\(className)(insertInto: proof.context).entity === object.entity, \"init(insertInto:)\")"
        let isTyped = driver.model.descendants(of: entity).allSatisfy { driver.className(of: $0) != nil }
        let support = "try proof.support(object, \(SwiftText.literal(entity.name)), isTyped: \(isTyped))"
        return [
            ("support", [support, inserted]),
            ("attributes", attributes.lines(entity, className)),
            ("initializer", attributes.initializer(entity, className)),
            ("relationships", DriverRelationships(driver: driver).lines(entity, className)),
            ("keys", DriverKeys(driver).lines(entity, className)),
            ("snapshot", attributes.snapshot(entity, className)),
            ("requests", requests.templates(entity, className, skipped: &skipped)),
            ("fetched", requests.fetched(entity)),
            ("unique", requests.unique(entity, className)),
        ]
    }

    private static func function(_ name: String, _ entity: String, _ className: String, _ lines: [String]) -> String {
        let words = ["object", "other"].map { variable in
            lines.contains { $0.contains(variable) }
                ? "    let \(variable) = try proof.new(\(className).self, \(entity))\n" : ""
        }
        return "\nprivate func \(name)(_ proof: ModelcProof) throws {\n" + words.joined()
            + lines.map { "    " + $0 + "\n" }.joined() + "}\n"
    }
}

/// A model as the checks see it: entities with classes, the properties of their objects, and their Swift names by the
/// rules of the documentation. It does not use the generator.
struct DriverModel {
    let model: ResolvedModel
    /// The type that creates the model.
    let typeName: String

    /// The module of the classes; nil if the model names none.
    private let module: String?

    init(_ schema: ManagedObjectModel, name: String, module: String?) {
        self.module = module
        model = ResolvedModel(schema)
        let typeName = IdentifierText.sanitized(name) + "Model"
        self.typeName = typeName.first?.isNumber == true ? "_" + typeName : typeName
    }

    /// The entities that a program can insert objects of, with their classes.
    var insertable: [(entity: EntityDescription, className: String)] {
        model.entities.compactMap { entity in
            entity.isAbstract ? nil : className(of: entity).map { (entity, $0) }
        }
    }

    /// The class that is generated for an entity; nil if there is none.
    func className(of entity: EntityDescription) -> String? {
        guard let name = entity.className, !DriverModel.isIgnored(entity.userInfo) else { return nil }
        return name.moduleName == nil || name.moduleName == module ? DriverModel.quoted(name.name) : nil
    }

    func attributes(of entity: EntityDescription) -> [AttributeDescription] {
        model.allAttributes(of: entity).filter { !DriverModel.isIgnored($0.userInfo) }.sorted { $0.name < $1.name }
    }

    func relationships(of entity: EntityDescription) -> [RelationshipDescription] {
        model.allRelationships(of: entity).filter { !DriverModel.isIgnored($0.userInfo) }
            .sorted { $0.name < $1.name }
    }

    /// Whether a class of the entity's inheritance tree has a property with this name, so that a helper is left out.
    func isTaken(_ name: String, of entity: EntityDescription) -> Bool {
        let root = model.root(of: entity)
        return ([root] + model.descendants(of: root)).contains { model.ownProperty(named: name, of: $0) != nil }
    }

    /// The class of the objects at the other end, and an entity whose objects can be there; nil if there is none.
    func element(of relationship: RelationshipDescription) -> (className: String, entity: String)? {
        guard let destination = model.destination(of: relationship) else { return nil }
        let concrete = ([destination] + model.descendants(of: destination)).first { !$0.isAbstract }
        return concrete.map { (className(of: destination) ?? "NSManagedObject", $0.name) }
    }

    /// The inverse, if both ends name each other.
    func inverse(of relationship: RelationshipDescription) -> RelationshipDescription? {
        guard model.destination(of: relationship) != nil, let found = model.inverse(of: relationship)?.relationship,
            found.inverseName == relationship.name
        else { return nil }
        return found
    }

    static func isIgnored(_ userInfo: UserInfo) -> Bool {
        userInfo["modelc.ignore"] != nil || userInfo["mogenerator.ignore"] != nil
    }

    /// An identifier that may be a keyword.
    static func quoted(_ name: String) -> String { "`" + name + "`" }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension ClassName {
    /// The named module; nil if it is the module that is being built.
    var moduleName: String? {
        switch module {
        case .named(let module): module
        case .unspecified, .current: nil
        }
    }
}
