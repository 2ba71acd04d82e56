import CoreData
import Foundation

// One line for each operator and each type of values.
nonisolated func filters(_ customer: Customer, _ item: Item, _ id: ManagedID<Customer>, _ text: String?)
    -> [ManagedFilter<Order>]
{
    let keys = Order.keys
    return [
        keys.total > 100,
        keys.total == Decimal(5),
        keys.number >= 3,
        keys.number.isBetween(1...9),
        keys.number.isIn([1, 2, 3]),
        keys.number.isIn(Set([1, 2])),
        keys.isPaid == true,
        keys.isPaid != false,
        keys.discount < 0.5,
        keys.priority == nil,
        keys.priority != nil,
        keys.size <= 4,
        keys.placedAt < Date(timeIntervalSinceReferenceDate: 0),
        keys.link == URL(string: "https://modelc.dev"),
        keys.photo != Data(),
        keys.token == UUID(),
        keys.kind == .gift,
        keys.kind.isIn([.sale, .gift]),
        keys.kind != nil,
        keys.words.isNil,
        keys.address.city == "Oslo",
        keys.address.city.beginsWith("O"),
        keys.address.floor > 2,
        keys.address.place.latitude.isBetween(1...2),
        keys.address.place.isNil,
        keys.address.isNil,
        keys.customer == customer,
        keys.customer != nil,
        keys.customer == id,
        keys.customer.isIn([customer]),
        keys.customer.isIn([id]),
        keys.customer.name.contains("a", .ignoringCase),
        keys.customer.name.beginsWith("a", [.ignoringCase, .ignoringDiacritics]),
        keys.customer.name.endsWith("z"),
        keys.customer.name.isLike("a*"),
        keys.customer.name.matches("a.*"),
        keys.customer.name.equals("x", .ignoringDiacritics),
        keys.customer.name == text,
        keys.customer.orders.count > 3,
        keys.customer.orderCount > 3,
        Order.keys.items.any { $0.order.customer.name == "a" },
        keys.items.isEmpty,
        keys.items.contains(item),
        keys.items.contains(item.managedID),
        keys.items.any { $0.price > 5 && $0.isGift == true },
        keys.items.all { $0.price > 5 },
        keys.items.none { $0.tags.any { $0.name == "new" } },
        keys.items.count != 3,
        keys.items.count.isBetween(1...3),
        keys.items.any { _ in Item.isCheap },
        keys.isPaid == true && !(keys.total > 5) || keys.number == 1,
        .all,
        ManagedFilter(format: "number == %@ AND token != %@", arguments: [2, UUID()]),
    ]
}

nonisolated func inherited() throws -> ManagedFilter<ExpressOrder> {
    ExpressOrder.keys.deadline == nil && ExpressOrder.keys.total > 5 && ExpressOrder.keys.customer.name == "x"
}

nonisolated func requests(_ context: NSManagedObjectContext) throws {
    let keys = Order.keys
    let orders = try Order.fetch(
        in: context, where: keys.total > 100, sortedBy: [keys.total.descending, keys.customer.name.localizedAscending],
        limit: 5)
    _ = orders.first?.total
    _ = try Order.first(in: context, where: keys.number == 5)?.number
    _ = try Order.fetch(in: context).count
    _ = try ExpressOrder.fetch(in: context, sortedBy: [ExpressOrder.keys.deadline.ascending])
    _ = try Order.count(in: context, where: keys.isPaid == false)
    _ = try Order.exists(in: context)
    try Order.delete(in: context, where: keys.isPaid == true)
    try Order.batchDelete(in: context, where: .all)
    let customer = try Customer.findOrCreate(in: context, where: Customer.keys.name, is: "Ada")
    _ = try Order.count(in: context, where: keys.customer == customer)
    _ = Order.makeFetchRequest(where: keys.isPaid == false)
    _ = try Order.fetch(in: context, sortedBy: [keys.kind.ascending, keys.isPaid.descending, keys.token.ascending])
    _ = try Parcel.findOrCreate(in: context, where: Parcel.keys.code, is: "a").code
    _ = try Parcel.findOrCreate(in: context, code: "a").code
    _ = try ExpressOrder.findOrCreate(in: context, where: ExpressOrder.keys.number, is: 5).deadline
    let plain: NSFetchRequest<Order> = Order.makeFetchRequest()
    _ = plain
}

nonisolated func background(_ context: NSManagedObjectContext) async throws -> [Int64] {
    let number: Int64 = 5
    let numbers = try await Order.fetch(
        in: context, where: Order.keys.number > number, sortedBy: [Order.keys.number.ascending]
    ) { $0.number }
    _ = try await Order.count(in: context, where: Order.keys.number > number)
    _ = try await Order.exists(in: context)
    _ = try await Order.first(in: context) { $0.managedID }
    try await Order.delete(in: context, where: Order.keys.number > number)
    try await Order.batchDelete(in: context, where: .all)
    _ = try await Customer.findOrCreate(in: context, where: Customer.keys.name, is: "Ada") { $0.managedID }
    return try await context.perform { try Order.fetch(in: context, where: Order.keys.number > number).map(\.number) }
        + numbers
}

nonisolated extension Item {
    static let isCheap = Item.keys.price < 5
}

// A condition is a value: the main actor keeps it, uses it twice, and gives it to the queues of contexts.
@MainActor final class OrderList {
    var filter = Order.keys.isPaid == false
    var order = [Order.keys.number.ascending]

    func numbers(_ context: NSManagedObjectContext, of customer: Customer) async throws -> [Int64] {
        filter = filter && Order.keys.customer == customer && Order.keys.items.any { $0.price > 5 }
        _ = try await Order.count(in: context, where: filter)
        _ = try await Order.exists(in: context, where: filter)
        _ = try await Order.first(in: context, where: filter, sortedBy: order) { $0.number }
        _ = try Order.first(in: context, where: filter)
        return try await Order.fetch(in: context, where: filter, sortedBy: order) { $0.number }
    }
}

@MainActor func main(_ context: NSManagedObjectContext) async throws -> Int {
    let order = try Order.first(in: context, where: Order.keys.isPaid == true)
    return try await Order.count(in: context, where: Order.keys.number == 5) + (order == nil ? 0 : 1)
}
