/// Makes names unique: a name that is taken gets a number. Letter case is ignored, as in file systems.
package struct UniqueNames {
    private var taken: Set<String> = []

    package init() {}

    /// The name, or the first free one of `name2`, `name3`, ….
    package mutating func name(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = wanted + "\(number)"
            number += 1
        }
        return name
    }
}
