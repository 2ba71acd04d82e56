import ModelcDiagnostics
import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// The content of a store, without a model to compare it with.
package struct StoreFacts {
    /// How well the model that Core Data keeps in the store describes the store's entities.
    package enum ModelState: String, CaseIterable, Sendable {
        /// For all entities, the version hashes of the model in the store equal those in the store's metadata.
        case exact
        /// For some entities, the two version hashes differ, or one of them is missing.
        case uncertain
        /// The store contains no model.
        case none
        /// The model in the store cannot be read.
        case unreadable
    }

    package let modelState: ModelState
    /// The names of the entities whose version hash in the store's metadata differs from that of the model in the
    /// store, or is missing in one of the two.
    package let uncertainEntities: [String]
    /// The version hashes in the store's metadata; empty if it has none.
    package let entities: [StoreEntityHash]
    package let hasHistory: Bool
    package let isMirrored: Bool
    /// True if the store cannot have been written by SwiftData, so that Core Data's own interface wrote it; nil if this
    /// is not known.
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

    /// The framework version that stores of iOS 16 have in their metadata. It is the newest known version of Core Data
    /// from before SwiftData.
    private static let lastWithoutSwiftData = 1_251
}

extension ManagedObjectModel {
    /// Whether the model has a feature that models of SwiftData never have, such as a configuration or a fetched
    /// property.
    fileprivate var isBeyondSwiftData: Bool {
        !configurations.isEmpty || !fetchRequests.isEmpty
            || entities.contains { entity in
                !entity.fetchedProperties.isEmpty || entity.relationships.contains(where: \.isOrdered)
                    || entity.attributes.contains { $0.isDerived || $0.isTransient }
                    || entity.representedClassName.map { $0 != entity.name } ?? false
            }
    }
}
