// The additions of Apple's Swift overlay to fetching.
@_exported import CoreData
@_exported import Foundation

extension NSFetchRequestResultType {
    public static var managedObjectResultType: NSFetchRequestResultType { fatalError() }
}

extension NSManagedObjectContext {
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult { fatalError() }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult { fatalError() }

    public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T { fatalError() }

    public func perform<T>(
        schedule: ScheduledTaskType = .immediate,
        _ block: @escaping @Sendable () throws -> T
    ) async rethrows -> T { fatalError() }

    public enum ScheduledTaskType: Sendable {
        case immediate
        case enqueued
    }
}
