import CoreData
import Foundation

// An app whose attributes are named as keywords, as functions of generated code, and as members of Core Data's classes.
nonisolated func words(_ context: NSManagedObjectContext, _ check: Check) throws {
    let word = Word(context: context, in: "here")
    word.where = "there"
    word.keys = "keys"
    word.default = "default"
    word.first = 1
    word.count = 2
    word.isEmpty = true
    word.path = "a.b"
    word.isNil = "nil"
    word.Type = "type"
    word.fetch = "fetch"
    word.context = 3
    word.managedID = "own"
    word.objectID_ = "id"
    word.any = Part(
        contains: "c", default: 1.5, equals: "e", isBetween: 2, isNil: nil, path: nil,
        where: Place(in: "Oslo", self_: 4))
    let keys = Word.keys
    func found(_ filter: ManagedFilter<Word>) throws -> Swift.Bool {
        try Word.first(in: context, where: filter) === word
    }
    check("in", try found(keys.in == "here" && keys.where != "here"))
    check("keys", try found(keys.keys.contains("e", .ignoringCase) && keys.default.beginsWith("d")))
    check("numbers", try found(keys.count > 1 && keys.first <= 1 && keys.context.isBetween(1...3)))
    check("isEmpty", try found(keys.isEmpty == true))
    check("path", try found(keys.path == "a.b") && keys.path.path == "path")
    check("isNil", try found(keys.isNil == "nil" && keys.ascending.isNil))
    check("Type", try found(keys.Type.equals("TYPE", .ignoringCase) && keys.isIn.isNil && keys.contains.isNil))
    check("fetch", try found(keys.fetch.isIn(["fetch"]) && keys.managedID == "own" && keys.objectID_ == "id"))
    check("composite", try found(keys.any.contains == "c" && keys.any.default > 1 && keys.any.equals.contains("e")))
    check(
        "members",
        try found(keys.any.isBetween.isBetween(1...2) && keys.any.where.in == "Oslo" && keys.any.where.self_ == 4))
    check(
        "sorted",
        try Word.fetch(
            in: context, sortedBy: [keys.in.ascending, keys.sort.descending, keys.where.localizedDescending]) == [word])
    check("identifier", try context.object(ManagedID<Word>(unchecked: word.objectID)) === word)
    check(
        "one",
        try Word.findOrCreate(in: context, in: "here") === word
            && Word.findOrCreate(in: context, where: "there") === word)
    check("two", try Word.findOrCreate(in: context, keys: "keys", default: "default") === word)
    check("key", try Word.findOrCreate(in: context, where: keys.where, is: "there") === word)
    check("new", try Word.findOrCreate(in: context, where: keys.where, is: "nowhere").where == "nowhere")
    check("delete", try Word.delete(in: context, where: keys.delete.isNil && keys.exists.isNil) == 2)
}

// The same with everything that user info can say.
nonisolated func noted(_ context: NSManagedObjectContext, _ check: Check) throws {
    let noted = Noted(insertInto: context)
    check("onInsert", noted.where != nil && noted.keys != nil && noted.context == .default && noted.default == .where)
    noted.all = Palette(colors: ["red"])
    noted.any = [.second]
    noted.context = .self_
    noted.default = .keys
    noted.fetch = "fetched"
    noted.first = ["a"]
    noted.where = "here"
    let keys = Noted.keys
    check("enumeration", try Noted.exists(in: context, where: keys.context == .self_ && keys.default.isIn([.keys])))
    check("read only", try noted.count == 0 && Noted.exists(in: context, where: keys.count < 1))
    check("option set", try Noted.exists(in: context, where: keys.any == Flags.second))
    check("is nil", try !Noted.exists(in: context, where: keys.first.isNil || keys.all.isNil) && keys.all.path == "all")
    check("constraint", try Noted.findOrCreate(in: context, in: noted.in) === noted)

    let snapshot = NotedSnapshot(noted)
    let decoded = try JSONDecoder().decode(NotedSnapshot.self, from: JSONEncoder().encode(snapshot))
    check("decoded", decoded.fetch == "fetched" && decoded.all == noted.all && decoded.context == .self_)
    check("key", Swift.String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self).contains("the fetch"))
    let other = Noted(insertInto: context)
    decoded.apply(to: other)
    check("applied", other.in == noted.in && other.default == .keys && other.first == nil && other.any == noted.any)
    check("identity", snapshot.id == noted.in && NotedSnapshot(in: noted.in).default == .where)
    check("begun", NotedSnapshot(in: noted.in).rest == .keys)
    NotedSnapshot(in: other.in).apply(to: other)
    check("kept", other.rest == .keys)
}

nonisolated struct Palette: Codable, Hashable, Sendable {
    var colors: [Swift.String]
}

nonisolated struct Flags: OptionSet, Codable, Hashable, Sendable {
    let rawValue: Int16
    static let second = Flags(rawValue: 2)
}

nonisolated class NotedBase: NSManagedObject {}

nonisolated func needed(_ context: NSManagedObjectContext, _ check: Check) throws {
    let now = Foundation.Date()
    let needed = Needed(
        context: context, Type: "t", context: "c", count: 1, default: "d", fetch: "f", first: "1", in: "i", keys: "k",
        self_: "s", sort: 2, when: now, where: "w")
    check("initializer", needed.context == "c" && needed.in == "i" && needed.Type == "t" && needed.when == now)
    check("needed", try Needed.count(in: context, where: Needed.keys.sort == 2 && Needed.keys.when <= now) == 1)
    let snapshot = NeededSnapshot(
        Type_: "t", context: "c", count: 1, default: "d", fetch: "f", first: "1", in: "i", keys: "k", self_: "s",
        sort: 2,
        when: now, where: "w")
    var taken = NeededSnapshot(needed)
    taken.managedID = nil
    check("equal", taken == snapshot && snapshot.hashValue == taken.hashValue)
}

nonisolated func wordTemplate(_ model: NSManagedObjectModel) -> NSFetchRequest<Word> {
    Word.whereFetchRequest(keys: "k", in: 5, in: model)
}

nonisolated func wordsLater(_ context: NSManagedObjectContext) async throws -> [Swift.String] {
    let keys = Word.keys
    _ = try await Word.first(in: context, where: keys.where == "x") { $0.in }
    return try await Word.fetch(in: context, where: keys.in == "x", sortedBy: [keys.first.descending]) { $0.in }
}
