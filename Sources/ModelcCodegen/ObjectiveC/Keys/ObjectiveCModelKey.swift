import ModelcSourceCode
import ModelcTemplating

/// The model.
enum ObjectiveCModelKey: Int, ObjectiveCTemplateKey {
    case name, fileName, entities, constantStyle, versionName, isCurrentVersion, allVersions, hash, fetchRequests

    static let schema = TemplateSchema("Model", "The model.", keys: ObjectiveCModelKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The model's name: BookList.")
        case .fileName:
            .init("fileName", .string, "The name of the file or bundle that was read: BookList.xcdatamodeld.")
        case .entities:
            .init("entities", .objects(ObjectiveCClassKey.self), "The entities with classes, sorted by class.")
        case .constantStyle: .init("constantStyle", .string, "How names become constants: class, extern or none.")
        case .versionName: .init("versionName", .optional(.string), "The name of the version.")
        case .isCurrentVersion: .init("isCurrentVersion", .bool, "Whether it is the bundle's current version.")
        case .allVersions: .init("allVersions", .list(.string), "The names of all versions in the bundle.")
        case .hash:
            .init(
                "hash", .optional(.string),
                "The checksum of the version in base64, as files of Core Data have it; nil where it cannot be told.")
        case .fetchRequests:
            .init(
                "fetchRequests", .objects(ObjectiveCFetchRequestKey.self),
                "The fetch request templates of entities with generated classes, by name.")
        }
    }

    func value(of planned: ObjectiveCModel) -> TemplateValue {
        switch self {
        case .name: .string(SwiftText.comment(planned.options.modelName))
        case .fileName: .string(SwiftText.comment(planned.options.sourceName))
        case .entities: .objects(planned.classes, ObjectiveCClassKey.self)
        case .constantStyle: .string(planned.options.constants.rawValue)
        case .versionName: TemplateValue(planned.options.version.name)
        case .isCurrentVersion: .bool(planned.options.version.isCurrent)
        case .allVersions: TemplateValue(planned.options.version.allNames)
        case .hash: TemplateValue(planned.options.version.checksum)
        case .fetchRequests:
            .objects(planned.classes.flatMap(\.fetchRequests).sortedByName(\.name), ObjectiveCFetchRequestKey.self)
        }
    }
}
