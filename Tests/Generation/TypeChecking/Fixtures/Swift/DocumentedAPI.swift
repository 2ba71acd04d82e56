// Uses the stubs in the spelling of Apple's documentation; a stub that is imported under another name fails here.
import CoreData
import Foundation
import XCTest

nonisolated func foundation(_ set: NSSet, _ ordered: NSOrderedSet, _ mutable: NSMutableOrderedSet, _ object: NSObject) {
    for element in ordered { _ = element as? NSManagedObject }
    for element in set { _ = element as? NSManagedObject }
    _ = ordered.array as? [NSManagedObject]
    _ = [ordered.count, ordered.index(of: object)]
    _ = ordered.contains(object)
    _ = ordered.object(at: 0)
    _ = ordered[0]
    _ = (ordered.firstObject, ordered.lastObject, ordered.reversed, ordered.set)
    _ = NSOrderedSet(array: [object])
    mutable.insert(object, at: 0)
    mutable.removeObject(at: 0)
    mutable.replaceObject(at: 0, with: object)
    mutable.insert([object], at: IndexSet(integer: 0))
    mutable.removeObjects(at: IndexSet(integer: 0))
    mutable.replaceObjects(at: IndexSet(integer: 0), with: [object])
    mutable.add(object)
    mutable.addObjects(from: [object])
    mutable.remove(object)
    mutable.removeAllObjects()
    mutable.union(ordered)
    mutable.minus(ordered)
    mutable.moveObjects(at: IndexSet(integer: 0), to: 1)
    mutable.exchangeObject(at: 0, withObjectAt: 1)
    _ = set.allObjects as? [NSManagedObject]
    _ = set as? Set<NSManagedObject>
}

nonisolated func numbers() {
    let boxed: [NSNumber] = [NSNumber(value: Int16(1)), NSNumber(value: 2), NSNumber(value: true), 4, 0.5, true]
    for number in boxed {
        _ = (number.int16Value, number.int32Value, number.int64Value, number.intValue)
        _ = (number.doubleValue, number.floatValue, number.boolValue)
    }
    let decimal: Decimal = NSDecimalNumber(decimal: 1).decimalValue
    _ = decimal as NSDecimalNumber
    _ = NSDecimalNumber(string: "1.5")
    _ = NSDecimalNumber.zero
}

nonisolated func predicates(_ date: Date) {
    let predicate = NSPredicate(format: "addedAt >= %@ AND isRead == %@", date as NSDate, NSNumber(value: false))
    _ = NSPredicate(format: "%K == %@", argumentArray: ["title", "text"])
    _ = NSPredicate(value: true)
    _ = predicate.withSubstitutionVariables(["SINCE": date])
    _ = NSCompoundPredicate(andPredicateWithSubpredicates: [predicate])
    _ = NSCompoundPredicate(orPredicateWithSubpredicates: [predicate])
    _ = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
    _ = (NSExpression(forKeyPath: "title"), NSExpression(forConstantValue: "text"))
    _ = NSExpression(forFunction: "count:", arguments: [NSExpression(forVariable: "books")])
    _ = NSSortDescriptor(key: "title", ascending: true)
    _ = NSSortDescriptor(keyPath: \NSManagedObject.hasChanges, ascending: false)
}

nonisolated func managedObject(_ object: NSManagedObject, _ value: Int32?) throws {
    object.willAccessValue(forKey: "rating")
    _ = object.primitiveValue(forKey: "rating") as? Int32
    object.didAccessValue(forKey: "rating")
    object.willChangeValue(forKey: "rating")
    object.setPrimitiveValue(value, forKey: "rating")
    object.didChangeValue(forKey: "rating")
    object.willChange(.insertion, valuesAt: IndexSet(integer: 0), forKey: "books")
    object.didChange(.removal, valuesAt: IndexSet(integer: 0), forKey: "books")
    object.willChangeValue(forKey: "tags", withSetMutation: .union, using: [object])
    object.mutableOrderedSetValue(forKey: "books").add(object)
    object.mutableSetValue(forKey: "tags").add(object)
    object.setValue(object.value(forKey: "rating"), forKey: "rating")
    _ = (object.objectID.isTemporaryID, object.objectID.uriRepresentation(), object.entity.name)
    _ = (object.isInserted, object.isUpdated, object.isDeleted, object.isFault, object.hasChanges)
    _ = (object.changedValues(), object.committedValues(forKeys: nil))
    try object.validateForInsert()
    try object.managedObjectContext?.save()
}

nonisolated func context(_ context: NSManagedObjectContext, _ objectID: NSManagedObjectID) throws {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(value: true)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.fetchLimit = 10
    request.fetchBatchSize = 20
    request.resultType = [.managedObjectResultType]
    request.includesSubentities = true
    request.includesPropertyValues = true
    request.includesPendingChanges = true
    request.returnsObjectsAsFaults = true
    request.returnsDistinctResults = false
    request.relationshipKeyPathsForPrefetching = ["authors"]
    request.entity = NSEntityDescription.entity(forEntityName: "Book", in: context)
    let found: [NSManagedObject] = try context.fetch(request)
    found.forEach(context.delete)
    _ = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    _ = NSFetchRequest<NSDictionary>(entityName: "Book")
    _ = NSFetchRequest<NSNumber>(entityName: "Book")
    _ = try context.count(for: request)
    _ = try context.existingObject(with: objectID)
    _ = (context.object(with: objectID), context.registeredObject(for: objectID))
    let object: NSManagedObject = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    context.insert(object)
    context.refresh(object, mergeChanges: true)
    try context.obtainPermanentIDs(for: [object])
    _ = context.performAndWait { context.hasChanges }
}

nonisolated func model(_ model: NSManagedObjectModel) {
    _ = model.entitiesByName["Book"]?.attributesByName["title"]?.attributeType == .stringAttributeType
    _ = model.entities(forConfigurationName: "Local")
    _ = model.fetchRequestTemplate(forName: "booksWithTitle")
    _ = model.fetchRequestFromTemplate(withName: "booksWithTitle", substitutionVariables: ["TEXT": "text"])
    _ = model.entitiesByName["Book"]?.relationshipsByName["shelf"]?.deleteRule == .nullifyDeleteRule
    _ = Bundle.main.url(forResource: "BookList", withExtension: "momd").flatMap(NSManagedObjectModel.init(contentsOf:))
}

nonisolated func migration(_ description: NSPersistentStoreDescription) {
    let reference = NSManagedObjectModelReference(name: "BookList", in: Bundle.main, versionChecksum: "checksum")
    let custom = NSCustomMigrationStage(migratingFrom: reference, to: reference)
    custom.label = "BookList → BookList 2"
    custom.willMigrateHandler = { manager, stage in
        _ = (manager.container?.newBackgroundContext(), stage.nextModel.resolvedModel)
    }
    let manager = NSStagedMigrationManager([custom, NSLightweightMigrationStage(["checksum"])])
    description.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
}

nonisolated func mappings(_ model: NSManagedObjectModel, _ manager: NSMigrationManager) throws {
    let inferred = try NSMappingModel.inferredMappingModel(forSourceModel: model, destinationModel: model)
    for mapping in inferred.entityMappings {
        _ = (mapping.name, mapping.sourceEntityName, mapping.destinationEntityName, mapping.mappingType)
        _ = mapping.attributeMappings?.first?.valueExpression
        let object = NSManagedObject(context: manager.destinationContext)
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [object])
        _ = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: made)
        manager.associate(sourceInstance: object, withDestinationInstance: object, for: mapping)
    }
}

@objc(V1toV2_Book)
nonisolated final class Policy: NSEntityMigrationPolicy {
    override func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    }

    override func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    override func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}

    override func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

nonisolated final class StoreTests: XCTestCase {
    func testStores() throws {
        let url = try XCTUnwrap(
            Bundle(for: StoreTests.self).url(forResource: "V1", withExtension: "mom", subdirectory: "Books.momd"))
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let options: [AnyHashable: Any] = [
            NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
        ]
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        try coordinator.remove(store)
        let description = NSPersistentStoreDescription(url: url)
        description.url = url
        let container = NSPersistentContainer(name: "Books", managedObjectModel: model)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        XCTAssertEqual(model.versionChecksum, "checksum", "message")
        XCTAssertThrowsError(try coordinator.remove(store))
        XCTAssertNoThrow(try coordinator.remove(store))
    }
}

nonisolated func log(_ error: any Error) {
    NSLog("%@", NSString(string: "cannot be encoded: \(error)"))
}
