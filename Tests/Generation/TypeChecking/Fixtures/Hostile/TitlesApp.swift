import CoreData
import Foundation

// An app whose entities are named as types of Swift, of Foundation and of generated code.
nonisolated func titles(_ context: NSManagedObjectContext, _ check: Check) throws {
    let day = Foundation.Date(timeIntervalSinceReferenceDate: 0)
    let date = Date(insertInto: context)
    check("now", date.date != nil)
    date.title = "today"
    date.date = day
    let data = Data(insertInto: context)
    data.data = Foundation.Data([1, 2])
    data.addToDates(date)
    data.insertIntoDates(Date(insertInto: context), at: 0)
    check("ordered", data.datesArray.count == 2 && data.datesArray[1] === date && date.data === data)
    check("Date", try Date.fetch(in: context, where: Date.keys.date <= day && Date.keys.data == data) == [date])
    check("Data", try Data.count(in: context, where: Data.keys.data == Foundation.Data([1, 2])) == 1)
    check("dates", try Data.exists(in: context, where: Data.keys.dates.any { $0.title == "today" }))

    let failure = Error(insertInto: context)
    failure.error = Foundation.URL(string: "https://modelc.dev")
    failure.title = "failure"
    let result = Result(insertInto: context)
    result.value = 0.5
    result.addToErrors(failure)
    result.errors.insert(Error(insertInto: context))
    let set = Set(insertInto: context)
    set.title = "set"
    set.results = [result]
    let keys = Result.keys
    check("Result", try Result.first(in: context, where: keys.value > 0.25 && keys.isSuccess == false) === result)
    check("Error", try Error.count(in: context, where: Error.keys.result.set.title == "set") == 2)
    check("Set", try Set.count(in: context, where: Set.keys.results.all { $0.errors.count == 2 }) == 1)
    check("URL", try Error.exists(in: context, where: Error.keys.error != nil && !Error.keys.result.set.title.isNil))

    let number = Int(insertInto: context)
    number.int = 7
    check("Int", try Int.exists(in: context, where: Int.keys.int.isBetween(1...9) && Int.keys.int16.isIn([0])))
    let optional: Optional = Optional(insertInto: context)
    optional.some = 1.5
    check("Optional", try Optional.exists(in: context, where: Optional.keys.some < 2) && optional.some == 1.5)
    let value = Value(insertInto: context)
    value.value = 0.25
    value.keys = 3
    check("Keys", try Keys.count(in: context, where: Keys.keys.keys == 3) == 1)
    check(
        "Value",
        try Value.fetch(in: context, sortedBy: [Value.keys.keys.descending, Value.keys.value.ascending]) == [value])
    let text = String(insertInto: context)
    text.string = ["one": 1]
    check("String", text.string == ["one": 1] && text.entity.name == String.entityName)
    let type = `Type`(insertInto: context)
    check("Type", type.type == TypeOfType.some && `Type`.keys.type.path == "type")
    check("none", try `Type`.count(in: context, where: `Type`.keys.type == TypeOfType.none) == 0)
    check("some", try `Type`.count(in: context, where: `Type`.keys.type.isIn([.some, .keys])) == 1)
}

nonisolated func titleHelpers(_ context: NSManagedObjectContext, _ check: Check) throws {
    let same = try Self_.findOrCreate(in: context, self_: "a")
    check("findOrCreate", try Self_.findOrCreate(in: context, where: Self_.keys.self_, is: "a") === same)
    let uuid = UUID(insertInto: context)
    check("UUID", try UUID.findOrCreate(in: context, uuid: uuid.uuid) === uuid)
    let id: ManagedID<UUID> = uuid.managedID
    check("managedID", try context.object(id) === uuid && UUID.entity(in: context)?.name == "UUID")

    var snapshot = SetSnapshot(try Set.fetch(in: context)[0])
    snapshot.title = "copy"
    let copy = Set(insertInto: context)
    snapshot.apply(to: copy)
    check("snapshot", copy.title == "copy" && snapshot.results.count == 1 && SetSnapshot(copy) != snapshot)
    let json = try JSONEncoder().encode(snapshot)
    check("JSON", try JSONDecoder().decode(SetSnapshot.self, from: json).title == "copy")
    check("delete", try Set.delete(in: context, where: Set.keys.title == "copy") == 1)
    check("cascade", try Set.delete(in: context, where: .all) == 1 && Result.count(in: context) == 0)
    check("batchDelete", try Self_.batchDelete(in: context, where: Self_.keys.self_.beginsWith("a")) == 1)

    let request: NSFetchRequest<Set> = Set.makeFetchRequest(
        where: Set.keys.title != "x", sortedBy: [Set.keys.title.ascending], limit: 3)
    check("request", request.entityName == "Set" && request.fetchLimit == 3)
}

nonisolated func titleTemplates(_ model: NSManagedObjectModel) -> (NSFetchRequest<Set>, NSFetchRequest<Error>) {
    (Set.defaultFetchRequest(in: "x", in: model), Error.keysFetchRequest(self: "x", in: model))
}

nonisolated func titlesLater(_ context: NSManagedObjectContext) async throws -> [Swift.String] {
    _ = try await Self_.findOrCreate(in: context, where: Self_.keys.self_, is: "b") { $0.managedID }
    _ = try await Error.first(in: context, where: Error.keys.title == "x", sortedBy: [Error.keys.title.descending]) {
        $0.managedID
    }
    _ = try await Set.count(in: context, where: Set.keys.results.isEmpty)
    _ = try await Set.exists(in: context)
    try await Set.delete(in: context, where: Set.keys.title == "x")
    try await Set.batchDelete(in: context, where: .all)
    return try await Date.fetch(
        in: context, where: Date.keys.date != nil, sortedBy: [Date.keys.date.ascending], limit: 1
    ) {
        $0.title
    }
}
