import CoreData
import Foundation

// An app whose properties have names by which the compiler takes what a getter of Objective-C returns as owned.
nonisolated func owning(_ context: NSManagedObjectContext, _ check: Check) throws {
    let ship = Ship(insertInto: context)
    check("missing", ship.newTitle == "" && ship.copyData.isEmpty && ship.newPrice == nil && ship.newTotal == nil)
    check("no flags", ship.flags.isEmpty && ship.newParts.isEmpty && ship.mutableCopyOrderArray.isEmpty)
    let identifier = UUID()
    ship.mutableCopyID = identifier
    ship.newTitle = "title"
    ship._newNote = "note"
    ship.allocURL = URL(string: "https://example.com")
    ship.copyData = Data([1, 2])
    ship.new = "new"
    ship.newPrice = 5
    ship.newValue = [1]
    ship.initName = "init"
    ship.newCount = 3
    ship.copyCount = 4
    ship.flags.insert(.second)
    check("values", ship.newTitle == "title" && ship._newNote == "note" && ship.new == "new")
    check("objects", ship.mutableCopyID == identifier && ship.newPrice == 5 && ship.newValue?.count == 1)
    check("values of Foundation", ship.allocURL != nil && ship.copyData == Data([1, 2]))
    check("others", ship.initName == "init" && ship.newCount == 3 && ship.copyCount == 4 && ship.flags == .second)
    check("stored", ship.value(forKey: "newTitle") as? String == "title" && ship.value(forKey: "flags") as? Int16 == 2)
    check(
        "cleared",
        { ship.newPrice = nil }() == () && ship.newPrice == nil && ship.primitiveValue(forKey: "newPrice") == nil)

    let part = Part(context: context, copyOwner: ship)
    part.newName = "title"
    (part.value, part.object) = ("value", "object")
    check("inverse", ship.newParts == [part] && part.copyOwner === ship)
    ship.newParts = []
    check("inverse of none", part.value(forKey: "copyOwner") == nil)
    ship.addToNewParts(part)
    ship.addToMutableCopyOrder(part)
    check("added", part.copyOwner === ship && part.newOrderer === ship && ship.mutableCopyOrder.count == 1)
    part.newOrderer = nil
    check("removed", ship.mutableCopyOrderArray.isEmpty)
    check("fetched", ship.newFound == [part])
    check(
        "keys",
        try Ship.fetch(in: context, where: Ship.keys.newTitle == "title" && Ship.keys.newParts.count == 1) == [ship])
    check("keys of one", try Part.exists(in: context, where: Part.keys.copyOwner.newTitle == "title"))

    let snapshot = ShipSnapshot(ship)
    let decoded = try JSONDecoder().decode(ShipSnapshot.self, from: JSONEncoder().encode(snapshot))
    check("snapshot", decoded.newTitle == "title" && decoded.flags == .second && decoded.mutableCopyID == identifier)
}

nonisolated func owningLater(_ context: NSManagedObjectContext) async throws -> Int {
    try await Ship.count(in: context, where: Ship.keys.newTitle == "title")
}

nonisolated struct Signals: OptionSet, Codable, Hashable, Sendable {
    let rawValue: Int16
    static let second = Signals(rawValue: 2)
}
