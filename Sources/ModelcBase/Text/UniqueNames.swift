/// Makes names unique by appending a number to a repeated name. Letter case is ignored, as in file systems.
package struct UniqueNames {
    private var taken: Set<String> = []

    package init() {}

    /// The name itself, or the first of `name2`, `name3`, … that is not used yet.
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
