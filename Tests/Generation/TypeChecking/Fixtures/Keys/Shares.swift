import CoreData

// An object of the main actor must not get to the queue of another context, not even inside a filter.
@MainActor func sharesObjects(_ context: NSManagedObjectContext, _ customer: Customer) async throws {
    _ = try await Order.count(in: context, where: Order.keys.customer == customer)
}
