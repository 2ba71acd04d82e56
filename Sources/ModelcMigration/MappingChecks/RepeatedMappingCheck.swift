import ModelcBase
import ModelcPlans
import ModelcSchema

/// Reports entity mappings with the same number, because their order is undefined (finding MM610), and entity mappings
/// with the same name, because Core Data finds only one of them (finding MM611).
enum RepeatedMappingCheck {
    static func findings(in mapping: MappingModel) -> [MappingFinding] {
        let mappings = mapping.entityMappings
        let numbers = Dictionary(grouping: mappings, by: \.number).filter { $1.count > 1 }
        let names = Dictionary(grouping: mappings, by: \.effectiveName).filter { $1.count > 1 && !$0.isEmpty }
        return numbers.map { number, members in
            MappingFinding(
                .repeatedMappingNumber, modelPath: members[0].effectiveName,
                "\(subject(members)) have the number \(number): it is unknown which one runs first",
                help: "give each entity mapping a number of its own, in the order in which they have to run",
                at: members[0].position)
        }
            + names.map { name, members in
                MappingFinding(
                    .repeatedMappingName, modelPath: name,
                    "\(members.count) entity mappings have this name: expressions find the objects of only one of them",
                    help: "give each entity mapping a name of its own", at: members[0].position)
            }
    }

    /// Returns the names for a message, such as `BookToBook and Pet`. If there are many: the first names, and how many
    /// more there are.
    private static func subject(_ members: [EntityMapping]) -> String {
        let names = members.map(\.effectiveName)
        let shown = names.count <= 4 ? names : names.prefix(3) + ["\(names.count - 3) more"]
        return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
}
