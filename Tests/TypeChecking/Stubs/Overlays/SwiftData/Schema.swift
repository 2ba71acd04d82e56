// The nested types of a schema that macros take as arguments.
import Foundation

public final class Schema: Sendable {
    public struct Version: Hashable, Sendable {
        public init(_ major: Int, _ minor: Int, _ patch: Int) {}
    }

    public final class Attribute: Sendable {
        public struct Option: Sendable {
            public static var unique: Option { fatalError() }

            public static var externalStorage: Option { fatalError() }

            public static var preserveValueOnDeletion: Option { fatalError() }

            public static var allowsCloudEncryption: Option { fatalError() }

            public static var ephemeral: Option { fatalError() }

            public static var spotlight: Option { fatalError() }

            public static func transformable(by transformerName: String) -> Option { fatalError() }
        }
    }

    public final class Relationship: Sendable {
        public struct Option: Sendable {
            public static var unique: Option { fatalError() }
        }

        public enum DeleteRule: Sendable {
            case cascade, deny, noAction, nullify
        }
    }
}

public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
