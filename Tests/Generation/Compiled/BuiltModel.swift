/// What code that builds a model says of its entities and properties, read from the text of the code itself.
///
/// Statements of the form `property.key = value` are nearly all that it has to understand.
struct BuiltModel {
    /// The values assigned to each property, by the literals of its entity and of itself; of relationships also the
    /// literals `destination` and `inverse`.
    private(set) var properties: [String: [String: String]] = [:]
    /// The same for entities; `subentities` is the text of the list.
    private(set) var entities: [String: [String: String]] = [:]

    private var property: [String: String] = [:]
    private var pending: [[String: String]] = []
    private var entity: [String: String] = [:]
    /// The literals of the entity and the relationship that connections are made for.
    private var connected = ""
    private var relationship = ""

    init(_ text: String) {
        for line in text.split(separator: "\n") { read(line.drop { $0 == " " }) }
    }

    private mutating func read(_ words: Substring) {
        if words.hasPrefix("let entity = ") { (entity, pending) = ([:], []) }
        if words.hasPrefix("let property = ") { property = ["class": String(words.dropFirst(15).dropLast(2))] }
        if words == "properties.append(property)" { pending.append(property) }
        if words == "return entity", let name = entity["name"] {
            entities[name] = entity
            for found in pending { properties[name + "." + (found["name"] ?? "")] = found }
        }
        if words.hasPrefix("guard let entity = ") { connected = BuiltModel.inBrackets(words) }
        guard let sign = words.range(of: " = ") else { return }
        let (key, value) = (words[..<sign.lowerBound], words[sign.upperBound...])
        switch key {
        case "let relationship": relationship = BuiltModel.inBrackets(value)
        case "relationship?.destinationEntity": connect("destination", BuiltModel.inBrackets(value))
        case "relationship?.inverseRelationship":
            connect("inverse", value.range(of: "]?").map { BuiltModel.inBrackets(value[$0.upperBound...]) } ?? "")
        case "entity.subentities": entities[connected]?["subentities"] = BuiltModel.inBrackets(value)
        case _ where key.hasPrefix("property."): property[String(key.dropFirst(9))] = String(value)
        case _ where key.hasPrefix("entity."): entity[String(key.dropFirst(7))] = String(value)
        default: break
        }
    }

    private mutating func connect(_ key: String, _ value: String) {
        properties[connected + "." + relationship]?[key] = value
    }

    /// What stands between the first bracket and the next that closes one.
    private static func inBrackets(_ text: Substring) -> String {
        guard let start = text.firstIndex(of: "["), let end = text[start...].firstIndex(of: "]") else { return "" }
        return String(text[text.index(after: start)..<end])
    }
}
