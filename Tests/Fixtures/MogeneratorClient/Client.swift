// Code for classes that mogenerator wrote: callers use each of these symbols.
import CoreData
import Foundation

nonisolated public class Colour: NSObject {}

nonisolated func use(_ context: NSManagedObjectContext) -> Int {
    guard let lion = Lion(managedObjectContext: context), let keeper = Keeper(managedObjectContext: context) else {
        return 0
    }
    lion.name = Lion.entityName()
    lion.age = 3
    lion.legs += 1
    lion.isTame = true
    lion.identifier = UUID()
    lion.mother = lion
    lion.keepersSet().add(keeper)
    lion.addKeepersObject(keeper)
    lion.removeKeepers(NSSet(object: keeper))
    keeper.addAnimals(NSOrderedSet(array: [lion]))
    keeper.removeAnimalsObject(lion)
    keeper.repeat = "again"
    let names = [
        AnimalAttributes.name.rawValue, AnimalAttributes.age.rawValue, LionAttributes.roar.rawValue,
        AnimalRelationships.keepers.rawValue, KeeperRelationships.animals.rawValue,
        AnimalFetchedProperties.friends.rawValue, AnimalUserInfo.kingdom.rawValue,
    ]
    let found = Animal.fetchAnimalsNamed(managedObjectContext: context, NAME: "Leo", AGE: 3) ?? []
    let tame = Animal.fetchTame(managedObjectContext: context, error: nil) ?? []
    let one = Lion.fetchOneLion(managedObjectContext: context, MOTHER: lion) as? Lion
    let entity = Lion.entity(managedObjectContext: context)
    let request: NSFetchRequest<Lion> = Lion.fetchRequest()
    let isSame = lion.moID == lion.objectID && entity?.name == request.entityName
    return names.count + found.count + tame.count + (one?.friends.count ?? 0) + Int(lion.weight) + (isSame ? 1 : 0)
}
