/// Gives each name once: a name that is taken gets a number. Letter case makes no difference, as in file systems.
struct UniqueNames {
    private var taken: Set<String> = []

    /// The name, or the first `name2`, `name3`, … that is free.
    mutating func name(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = wanted + "\(number)"
            number += 1
        }
        return name
    }
}
