// Models and their identifiers, as Apple's documentation declares them.
import Foundation

public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {
    var persistentModelID: PersistentIdentifier { get }
}

public struct PersistentIdentifier: Hashable, Identifiable, Sendable, Codable {
    public var id: PersistentIdentifier { self }
}

extension PersistentModel {
    public var id: PersistentIdentifier { fatalError() }

    public var persistentModelID: PersistentIdentifier { fatalError() }

    public var modelContext: ModelContext? { fatalError() }

    public var hasChanges: Bool { fatalError() }

    public var isDeleted: Bool { fatalError() }

    public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }

    public func hash(into hasher: inout Hasher) {}
}

public class ModelContext {
    public func insert<T: PersistentModel>(_ model: T) {}
}
