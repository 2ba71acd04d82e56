/// What code that builds a model says of its properties, read from the text of the code itself.
///
/// Statements of the form `property.key = value` are all that it has to understand.
struct BuiltModel {
    /// The values assigned to each property, by the literals of its entity and of itself.
    private(set) var properties: [String: [String: String]] = [:]
    /// The same for entities.
    private(set) var entities: [String: [String: String]] = [:]

    init(_ text: String) {
        var values: [String: String] = [:]
        var pending: [[String: String]] = []
        var entity: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("let entity = ") { (entity, pending) = ([:], []) }
            if words.hasPrefix("let property = ") { values = ["class": String(words.dropFirst(15).dropLast(2))] }
            if words == "properties.append(property)" { pending.append(values) }
            if words == "return entity", let name = entity["name"] {
                entities[name] = entity
                for found in pending { properties[name + "." + (found["name"] ?? "")] = found }
            }
            guard let sign = words.range(of: " = ") else { continue }
            let value = String(words[sign.upperBound...])
            if words.hasPrefix("property.") { values[String(words[..<sign.lowerBound].dropFirst(9))] = value }
            if words.hasPrefix("entity.") { entity[String(words[..<sign.lowerBound].dropFirst(7))] = value }
        }
    }
}
