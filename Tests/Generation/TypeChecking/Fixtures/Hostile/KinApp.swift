import CoreData
import Foundation

// An app whose relationships, inherited by both of its classes, are named as the functions of keys and classes.
nonisolated func kin(_ context: NSManagedObjectContext, _ check: Check) throws {
    let branch = try Branch.findOrCreate(in: context, code: "b")
    branch.title = "branch"
    let leaf = Leaf(context: context, object: branch)
    leaf.title = "leaf"
    leaf.first_ = 5
    leaf.place = Locus(where: "Oslo")
    leaf.any = branch
    leaf.in = branch
    leaf.where = branch
    leaf.context = leaf
    leaf.first = branch
    leaf.count = branch
    leaf.addToAll(branch)
    leaf.addToDefault([branch, leaf])
    leaf.addToId(leaf)
    leaf.addToPath(branch)
    leaf.addToNone(branch)
    leaf.removeFromNone(branch)
    check(
        "sets", leaf.default == [branch, leaf] && leaf.none.isEmpty && branch.inOf == [leaf] && branch.allOf == [leaf])
    leaf.addToDelete(branch)
    leaf.insertIntoDelete(leaf, at: 0)
    leaf.replaceDelete(at: 1, with: leaf)
    leaf.addToList(branch)
    leaf.removeFromList(at: 0)
    leaf.addToValues(branch)
    leaf.removeFromValues(branch)
    check("ordered", leaf.deleteArray.last === leaf && leaf.listArray.isEmpty && leaf.valuesArray.isEmpty)

    let keys = Leaf.keys
    func found(_ filter: ManagedFilter<Leaf>) throws -> Swift.Bool {
        try Leaf.fetch(in: context, where: filter) == [leaf]
    }
    check("one", try found(keys.in == branch && keys.any == branch.managedIDOfKin && keys.where != nil))
    check(
        "reached",
        try found(keys.in.title == "branch" && keys.first.title.contains("ran") && keys.context.place.where == "Oslo"))
    check("isIn", try found(keys.where.isIn([branch]) && keys.count.isIn([branch.managedIDOfKin])))
    check("many", try found(keys.all.count == 1 && keys.default.count.isBetween(1...2) && keys.none.isEmpty))
    check("any", try found(keys.all.any { $0.title == "branch" } && keys.path.all { $0.title != "x" }))
    check("none", try found(keys.id.none { $0.none.any { $0.keys.title == "x" } } && keys.default.contains(leaf)))
    check("isNil", try found(keys.isNil.isEmpty && keys.keys == nil && keys.isEmpty == nil && keys.snapshot.isEmpty))
    check("deep", try found(keys.in.inOf.any { $0.context.in.title == "branch" }))
    check("object", try found(keys.object.code == "b" && keys.first_ > 4))
    check("parent", try Kin.count(in: context) == 2 && Kin.exists(in: context, where: Kin.keys.place.where == "Oslo"))
    check("derived", keys.total.path == "total" && (keys.total > 3).predicate.predicateFormat == "total > 3")
    check("fetched", Leaf.FetchedProperty.found.key == "found")
    check(
        "sorted",
        try Leaf.fetch(in: context, sortedBy: [keys.in.title.descending, keys.place.where.ascending]) == [leaf])
    check("inherited", try Branch.findOrCreate(in: context, where: Branch.keys.title, is: "branch") === branch)

    let snapshot = LeafSnapshot(leaf)
    check(
        "snapshot",
        snapshot.default.count == 2 && snapshot.in == branch.managedIDOfKin && snapshot.object == branch.managedID)
    check("list", snapshot.delete.count == 1 && snapshot.id == [snapshot.idAsKin])
    check("cast", try context.object(ManagedID<Kin>(unchecked: leaf.objectID)) === leaf)
    do {
        _ = try context.object(ManagedID<Branch>(unchecked: leaf.objectID))
        check("mismatch", false)
    } catch let mismatch as ManagedIDMismatch {
        check("mismatch", mismatch.objectID == leaf.objectID)
    }
    check("deleted", try Kin.delete(in: context, where: Kin.keys.title.endsWith("f")) == 1)
}

nonisolated extension Kin {
    var managedIDOfKin: ManagedID<Kin> { ManagedID(unchecked: objectID) }
}

nonisolated extension LeafSnapshot {
    var idAsKin: ManagedID<Kin>? { managedID.map { ManagedID(unchecked: $0.objectID) } }
}

nonisolated func kinTemplate(_ kin: Kin, _ model: NSManagedObjectModel) -> NSFetchRequest<Leaf> {
    Leaf.firstFetchRequest(all: "x", context: kin, in: model)
}

nonisolated func kinLater(_ context: NSManagedObjectContext) async throws -> Swift.Int {
    let keys = Leaf.keys
    _ = try await Leaf.first(in: context, where: keys.where.where.title == "x") { $0.in?.title }
    _ = try await Branch.findOrCreate(in: context, where: Branch.keys.code, is: "x") { $0.managedID }
    return try await Leaf.count(in: context, where: keys.default.any { $0.in == nil })
}
