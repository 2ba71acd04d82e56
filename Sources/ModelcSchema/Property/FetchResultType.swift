/// The kind of result of a fetch request (`NSFetchRequestResultType`). The raw value is its number in the model's XML
/// file.
package enum FetchResultType: Int, CaseIterable, Sendable {
    case managedObjects = 0
    case managedObjectIDs = 1
    case dictionaries = 2
    case count = 4
}
