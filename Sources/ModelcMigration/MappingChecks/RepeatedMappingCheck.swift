import ModelcBase
import ModelcPlans
import ModelcSchema

/// MM610 and MM611: entity mappings with the same number, whose order is undefined, and with the same name, of which
/// only one is found.
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

    /// Returns `BookToBook and Pet`; for many the first ones, and the number of the others.
    private static func subject(_ members: [EntityMapping]) -> String {
        let names = members.map(\.effectiveName)
        let shown = names.count <= 4 ? names : names.prefix(3) + ["\(names.count - 3) more"]
        return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
}
