import ModelcSchema
import ModelcSettings

/// The suppressions in the user info of a model, and which of them were used.
struct SuppressionTable {
    /// A suppression in user info.
    struct Entry {
        /// The entity or property with the suppression. The suppression of an entity also applies to its properties.
        var holder: ElementSelector
        var place: SchemaLocation
        /// The location of the entity or property with the user info.
        var holderPlace: SchemaLocation
        var text: SuppressionText
        /// The names of rules and categories that suppressed a finding.
        var used: Set<String> = []
    }

    private(set) var entries: [Entry] = []
    private var indicesByHolder: [ElementSelector: [Int]] = [:]

    init(_ model: ManagedObjectModel) {
        for entity in model.entities {
            add(entity.userInfo, of: .entity(entity.name), SchemaLocation(entity))
            add(entity.attributes, of: entity)
            add(entity.relationships, of: entity)
            add(entity.fetchedProperties, of: entity)
        }
    }

    private mutating func add(_ properties: [some PropertyDescription], of entity: EntityDescription) {
        for property in properties where !property.userInfo.isEmpty {
            let holder = ElementSelector.property(entity: entity.name, property.name)
            add(property.userInfo, of: holder, SchemaLocation(position: property.position))
        }
    }

    private mutating func add(_ info: UserInfo, of holder: ElementSelector, _ holderPlace: SchemaLocation) {
        for entry in info.entries where entry.key == SuppressionText.key {
            indicesByHolder[holder, default: []].append(entries.count)
            entries.append(
                Entry(
                    holder: holder, place: SchemaLocation(entry, attribute: "value"), holderPlace: holderPlace,
                    text: SuppressionText(entry.value)))
        }
    }

    /// Returns the suppression of a finding and marks it as used; nil if there is none. The suppression may be at any
    /// element that the finding is about.
    mutating func suppression(of finding: Finding, _ rule: RuleDescription) -> Suppression? {
        var found: Suppression?
        for holder in ([finding.selector] + finding.facts).flatMap(SuppressionTable.holders) {
            for index in indicesByHolder[holder] ?? [] {
                let names = entries[index].text.names.filter { rule.isMeant(by: $0) }
                guard !names.isEmpty else { continue }
                entries[index].used.formUnion(names)
                found = found ?? Suppression(kind: .userInfo, reason: entries[index].text.reason)
            }
        }
        return found
    }

    /// Returns the names of the rules and categories that are suppressed for an element.
    func names(for part: ElementSelector) -> Set<String> {
        let indices = SuppressionTable.holders(of: part).flatMap { indicesByHolder[$0] ?? [] }
        return Set(indices.flatMap { entries[$0].text.names })
    }

    /// Returns the elements whose suppressions apply to an element: the element itself, then its entity.
    private static func holders(of selector: ElementSelector) -> [ElementSelector] {
        guard let entity = selector.entityName else { return [] }
        return selector == .entity(entity) ? [selector] : [selector, .entity(entity)]
    }
}

/// The value of a suppression in user info. An example is `missing-inverse, delete-rules -- looked up by code`.
package struct SuppressionText: Hashable, Sendable {
    /// The user info key of suppressions.
    package static let key = Suppression.userInfoPrefix + "disable"

    /// The ids of rules and the names of categories, as written in the model.
    var names: [String]
    var reason: String?

    init(_ text: String) {
        let (list, reason) = SuppressionText.split(text)
        names = list.split(separator: ",").map { SuppressionText.trimmed($0) }.filter { !$0.isEmpty }
        self.reason = reason.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func split(_ text: String) -> (Substring, reason: String?) {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("--"), index == text.startIndex || text[text.index(before: index)] == " " {
                return (text[..<index], trimmed(text[index...].dropFirst(2)))
            }
            index = text.index(after: index)
        }
        return (text[...], nil)
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
