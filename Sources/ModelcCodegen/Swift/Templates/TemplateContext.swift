import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcTemplating

/// The data shared by all template objects of one model.
final class TemplateContext: Sendable {
    let model: GeneratedModel
    /// The model as it was read, for information that the built-in templates do not use.
    let source: ResolvedModel
    let words: SwiftWords
    let options: TemplateDictionary
    private let indexByEntity: [String: Int]

    init(model: GeneratedModel, source: ResolvedModel) {
        self.model = model
        self.source = source
        words = SwiftWords(model)
        options = TemplateDictionary(model.input, model.input.settings)
        indexByEntity = Dictionary(
            zip(model.classes.map(\.entityName), model.classes.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Whether machine files (rewritten by each run) are joined into one file.
    var isSingleFile: Bool { model.input.settings.singleFile.value }

    /// The imports of a file. Empty if the file is joined into another one, which has all imports.
    func imports(_ imports: [GeneratedImport]) -> TemplateValue {
        .list(isSingleFile ? [] : imports.map { .object(TemplateImport($0)) })
    }

    /// The settings of an entity, by the names of their command-line options.
    func options(ofEntity name: String) -> TemplateDictionary {
        model.input.settingsByEntity[name].map { TemplateDictionary(model.input, $0) } ?? options
    }

    /// The entity with this name as a template object; `nothing` if no class is generated for it.
    func entity(named name: String?) -> TemplateValue {
        guard let index = name.flatMap({ indexByEntity[$0] }) else { return .nothing }
        return .object(TemplateEntity(self, index))
    }

    /// The generated class of an entity; nil if there is none.
    func generatedClass(of entityName: String) -> GeneratedClass? {
        indexByEntity[entityName].map { model.classes[$0] }
    }

    /// An own or inherited relationship of an entity as a template object; `nothing` if no generated class has it.
    func relationship(named name: String, ofEntity entityName: String?) -> TemplateValue {
        guard let entity = entityName.flatMap(source.entity) else { return .nothing }
        for owner in ([entity] + source.ancestors(of: entity)).compactMap({ generatedClass(of: $0.name) }) {
            guard let found = owner.relationships.first(where: { $0.property.name == name }) else { continue }
            let facts = PropertyFacts(property: found.property, level: owner.access, isSpaced: false)
            return .object(TemplateRelationship(found, facts, of: owner.entityName, in: self))
        }
        return .nothing
    }

    /// The fetch request template with this name; an empty template if there is none.
    func fetchRequest(named name: String) -> FetchRequestDescription {
        source.model.fetchRequests.first { $0.name == name } ?? FetchRequestDescription()
    }

    /// The functions for fetch request templates of all classes, sorted by the names of the templates.
    var fetchRequests: TemplateValue {
        let all = model.classes.flatMap { owner in owner.fetchRequests.map { ($0, owner.access) } }
        return .list(
            all.sortedByName(\.0.templateName).map { .object(TemplateFetchRequest($0, $1, in: self)) })
    }

    var entities: TemplateValue { .list(model.classes.indices.map { .object(TemplateEntity(self, $0)) }) }

    /// The entities with these names as template objects. Entities without a generated class are left out.
    func entities(named names: Set<String>) -> TemplateValue {
        let indices = model.classes.indices.filter { names.contains(model.classes[$0].entityName) }
        return .list(indices.map { .object(TemplateEntity(self, $0)) })
    }

    var composites: TemplateValue {
        .list(model.composites.map { .object(TemplateComposite(self, $0)) })
    }
}

extension TemplateDictionary {
    /// The names of all settings, for checking templates before settings have values.
    static let optionNames: [String] = {
        let input = CodeGenerationInput(sourceName: "", modelName: "")
        return TemplateDictionary(input, input.settings).keys
    }()

    /// The settings for declarations, types and additions, by the names of their command-line options. Some are also
    /// listed under a former name.
    init(_ input: CodeGenerationInput, _ settings: GenerateSettings) {
        var values = ["support": TemplateValue.string(input.support.rawValue)]
        for group in [SettingTable.declarations, SettingTable.types, SettingTable.additions] {
            for key in group.keys { values[key.name] = TemplateValue(key.shown(settings).plain) }
        }
        values["decimals"] = values["decimal"]
        values["extra-imports"] = values["imports"]
        self.init(values)
    }
}

extension TemplateValue {
    /// Converts the value of a setting to a template value. No setting is an object in JSON.
    fileprivate init(_ value: JSONValue) {
        switch value {
        case .null, .object: self = .nothing
        case .bool(let bool): self = .bool(bool)
        case .integer(let integer): self = .integer(integer)
        case .number(let number): self = .double(number)
        case .string(let text): self = .string(text)
        case .array(let values): self = .list(values.map(TemplateValue.init))
        }
    }
}

extension TemplateDictionary {
    /// Creates a template dictionary from the user info. If a key occurs several times, the last value is used.
    init(_ userInfo: UserInfo) {
        self.init(
            Dictionary(
                userInfo.entries.map { ($0.key, TemplateValue.string($0.value)) }, uniquingKeysWith: { $1 }))
    }
}
