/// The kind of result of a fetch request (`NSFetchRequestResultType`). The raw value is the number in the XML form.
package enum FetchResultType: Int, CaseIterable, Sendable {
    case managedObjects = 0
    case managedObjectIDs = 1
    case dictionaries = 2
    case count = 4
}
