import ModelcDiagnostics
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The content of a store, without a model to compare it with.
package struct StoreFacts {
    /// The state of the copy of the model in the store.
    package enum ModelState: String, CaseIterable, Sendable {
        /// All entities have the hashes of the store.
        case exact
        /// Some entities are uncertain.
        case uncertain
        /// The store has none.
        case none
        /// It cannot be read.
        case unreadable
    }

    package let modelState: ModelState
    /// The entities that the model in the store does not describe with certainty.
    package let uncertainEntities: [String]
    /// The version hashes in the store's metadata; empty if it has none.
    package let entities: [StoreEntityHash]
    package let hasHistory: Bool
    package let isMirrored: Bool
    /// Whether Core Data's own interface, and not SwiftData, wrote the store; nil if the store does not tell.
    package let isOfCoreData: Bool?

    init(_ content: StoreContent, _ reading: StoreModelReading) {
        entities = content.metadata.entityHashes ?? []
        hasHistory = content.structure.hasHistory
        isMirrored = content.structure.isMirrored
        let cached = reading.cached
        uncertainEntities =
            cached.map { $0.inexactEntities(VersionHasher.hashes(of: ResolvedModel($0.model))) } ?? []
        modelState =
            reading.failure != nil
            ? .unreadable : cached == nil ? .none : uncertainEntities.isEmpty ? .exact : .uncertain
        let isOlder = content.metadata.frameworkVersion.map { $0 <= Self.lastWithoutSwiftData } ?? false
        isOfCoreData = isOlder || cached?.model.isBeyondSwiftData == true ? true : nil
    }

    /// The newest known version of Core Data from before SwiftData, that of iOS 16.
    private static let lastWithoutSwiftData = 1_251
}

extension ManagedObjectModel {
    /// Whether the model has something that SwiftData does not make.
    fileprivate var isBeyondSwiftData: Bool {
        !configurations.isEmpty || !fetchRequests.isEmpty
            || entities.contains { entity in
                !entity.fetchedProperties.isEmpty || entity.relationships.contains(where: \.isOrdered)
                    || entity.attributes.contains { $0.isDerived || $0.isTransient }
                    || entity.representedClassName.map { $0 != entity.name } ?? false
            }
    }
}
