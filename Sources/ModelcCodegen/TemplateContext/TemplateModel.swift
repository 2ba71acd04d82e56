import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// The model.
final class TemplateModel: KeyedObject {
    static let templateSchema = TemplateSchema("Model", "The model.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, fileName, entities, composites, compositeImports, needsRequiredValue, names, keyTypes, description
        case versionIdentifier, sourceLanguage, usedWithCloudKit, usedWithSwiftData, configurations
        case versionName, isCurrentVersion, allVersions, hash, fetchRequests

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The model's name, fit for a comment.")
            case .fileName: .init("fileName", .string, "The file or bundle that it was read from, fit for a comment.")
            case .entities:
                .init(
                    "entities", .list(.object(TemplateEntity.self)),
                    "The entities with generated classes, by class name.")
            case .composites:
                .init("composites", .list(.object(TemplateComposite.self)), "The composite types, by name.")
            case .compositeImports:
                .init("compositeImports", .list(.object(TemplateImport.self)), "What their file imports.")
            case .needsRequiredValue:
                .init("needsRequiredValue", .bool, "Whether a member of a composite has to be there.")
            case .names:
                .init("names", .object(TemplateNames.self), "Standard types as the model's code has to spell them.")
            case .keyTypes: .init("keyTypes", .object(TemplateKeyTypes.self), "The names of the types of keys.")
            case .description:
                .init(
                    "description", .optional(.object(TemplateModelDescription.self)),
                    "The code that builds the model, if it is asked for.")
            case .versionIdentifier:
                .init("versionIdentifier", .optional(.string), "The identifier that the author gave.")
            case .sourceLanguage:
                .init("sourceLanguage", .optional(.string), "Swift or Objective-C, where the model says so.")
            case .usedWithCloudKit: .init("usedWithCloudKit", .bool, "Whether it is mirrored to CloudKit.")
            case .usedWithSwiftData: .init("usedWithSwiftData", .bool, "Whether Xcode generates SwiftData code for it.")
            case .configurations:
                .init("configurations", .list(.object(TemplateConfiguration.self)), "The configurations, by name.")
            case .versionName: .init("versionName", .optional(.string), "The name of the version.")
            case .isCurrentVersion: .init("isCurrentVersion", .bool, "Whether it is the bundle's current version.")
            case .allVersions: .init("allVersions", .list(.string), "The names of all versions in the bundle.")
            case .hash:
                .init(
                    "hash", .optional(.string),
                    "The checksum of the version in base64, as files of Core Data have it; nil where it cannot be told."
                )
            case .fetchRequests:
                .init(
                    "fetchRequests", .list(.object(TemplateFetchRequest.self)),
                    "The fetch request templates of entities with generated classes, by name.")
            }
        }
    }

    private let context: TemplateContext
    private let names: TemplateNames
    private let keyTypes: TemplateKeyTypes

    init(_ context: TemplateContext) {
        self.context = context
        names = TemplateNames(context.model.names)
        keyTypes = TemplateKeyTypes(context.model.keyTypes)
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(SwiftText.comment(context.model.options.modelName))
        case .fileName: .string(SwiftText.comment(context.model.options.sourceName))
        case .entities: context.entities
        case .composites: context.composites
        case .compositeImports: .list(context.model.compositeImports.map { .object(TemplateImport($0)) })
        case .needsRequiredValue: .bool(needsRequiredValue)
        case .names: .object(names)
        case .keyTypes: .object(keyTypes)
        case .description: context.model.description.map { .object(TemplateModelDescription($0)) } ?? .nothing
        case .versionIdentifier: TemplateValue(source.versionIdentifier)
        case .sourceLanguage: TemplateValue(source.sourceLanguage?.rawValue)
        case .usedWithCloudKit: .bool(source.isUsedWithCloudKit)
        case .usedWithSwiftData: .bool(source.isUsedWithSwiftData)
        case .configurations:
            .list(source.configurations.sortedByName(\.name).map { .object(TemplateConfiguration($0, in: context)) })
        case .versionName: TemplateValue(version.name)
        case .isCurrentVersion: .bool(version.isCurrent)
        case .allVersions: TemplateValue(version.allNames)
        case .hash: TemplateValue(version.checksum)
        case .fetchRequests: context.fetchRequests
        }
    }

    private var version: VersionFacts { context.model.options.version }

    private var source: ManagedObjectModel { context.source.model }

    private var needsRequiredValue: Bool {
        context.model.composites.contains { $0.members.contains(where: \.hasToBeThere) }
    }
}

extension GeneratedProperty {
    /// Whether reading a composite's member fails where the dictionary has no value, as reading a required attribute of
    /// a managed object does.
    fileprivate var hasToBeThere: Bool {
        switch conversion {
        case .composite, .none: false
        case .cast, .float, .decimal, .timeInterval, .rawValue, .json: !type.isOptional && fallback == nil
        }
    }
}
