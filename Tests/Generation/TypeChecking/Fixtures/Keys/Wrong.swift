// Each line that ends in a comment must not compile.
import CoreData
import Foundation

nonisolated func wrong(
    _ keys: ManagedKeys<ManagedOwn<Order>, Order, any Order.ModelcKeys>, _ tag: Tag, _ item: Item,
    _ context: NSManagedObjectContext
) throws {
    _ = keys.total > "5"  // wrong
    _ = keys.number == 1.5  // wrong
    _ = keys.number > nil  // wrong
    _ = keys.isPaid > false  // wrong
    _ = keys.photo < Data()  // wrong
    _ = keys.token.contains("a")  // wrong
    _ = keys.number.contains("a")  // wrong
    _ = keys.kind == "gift"  // wrong
    _ = keys.kind > .gift  // wrong
    _ = keys.customer == tag  // wrong
    _ = keys.customer == tag.managedID  // wrong
    _ = keys.items.contains(tag)  // wrong
    _ = keys.items.price > 5  // wrong
    _ = keys.items.any { $0.total > 5 }  // wrong
    _ = keys.items.any { _ in keys.total > 5 }  // wrong
    _ = keys.cache  // wrong
    _ = keys.address.city == 5  // wrong
    _ = keys.address.town == "a"  // wrong
    _ = keys.address == "a"  // wrong
    _ = keys.customer.name.city == "a"  // wrong
    _ = keys.totl  // wrong
    _ = keys.deadline  // wrong
    _ = keys.number && keys.isPaid  // wrong
    _ = keys.number == 1 && Item.keys.price > 5  // wrong
    _ = try Item.fetch(in: context, where: keys.number == 1)  // wrong
    _ = try Order.fetch(in: context, sortedBy: [Item.keys.price.ascending])  // wrong
    _ = keys.items.ascending  // wrong
    _ = keys.number.localizedAscending  // wrong
    _ = keys.number.isIn(["a"])  // wrong
    _ = keys.number.isBetween("a"..."b")  // wrong
    _ = try Order.delete(in: context)  // wrong
    _ = try Customer.findOrCreate(in: context, where: Customer.keys.name, is: 5)  // wrong
    _ = try Shipment.findOrCreate(in: context, where: Shipment.keys.code, is: "a")  // wrong
    _ = try Shipment.findOrCreate(in: context, code: "a")  // wrong
    _ = try Customer.findOrCreate(in: context, where: Customer.keys.orders.count, is: 5)  // wrong
    _ = try Customer.findOrCreate(in: context, where: Customer.keys.orderCount, is: 5)  // wrong
    _ = try Item.findOrCreate(in: context, where: Item.keys.order.number, is: 5)  // wrong
    _ = try Order.findOrCreate(in: context, where: keys.customer.name, is: "Ada")  // wrong
    _ = try Order.findOrCreate(in: context, where: keys.address.city, is: "Oslo")  // wrong
    _ = try Order.findOrCreate(in: context, where: keys.address.place.latitude, is: 1.5)  // wrong
    _ = try Order.findOrCreate(in: context, where: Customer.keys.name, is: "Ada")  // wrong
    _ = try ExpressOrder.findOrCreate(in: context, where: keys.number, is: 5)  // wrong
    _ = keys.items.count.descending  // wrong
    _ = keys.photo.ascending  // wrong
    _ = keys.link.ascending  // wrong
    _ = keys.words.descending  // wrong
    _ = keys.address.ascending  // wrong
    _ = ManagedFilter<Order>(format: "customer == %@", arguments: [item])  // wrong
    let first: Item? = try Order.first(in: context)  // wrong
}

nonisolated func leaves(_ context: NSManagedObjectContext) async throws {
    _ = try await Order.fetch(in: context) { $0 }  // wrong
}
