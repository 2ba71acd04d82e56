import ModelcSchema
import ModelcSourceCode

/// Lines of code that check the fetch request templates of an entity, its fetched properties, and how objects are found
/// by their uniqueness constraints.
struct DriverRequests {
    let driver: DriverModel
    let types: DriverTypes

    init(_ driver: DriverModel) {
        self.driver = driver
        types = DriverTypes(model: driver.model)
    }

    /// - Parameter skipped: requests that are not called, because values cannot be derived from their predicate.
    func templates(_ entity: EntityDescription, _ className: String, skipped: inout [String]) -> [String] {
        var lines: [String] = []
        for request in driver.model.fetchRequests(of: entity) where !DriverModel.isIgnored(request.userInfo) {
            guard let variables = variables(of: request, entity) else {
                skipped.append(request.name)
                continue
            }
            let arguments = variables.map { "\(DriverModel.quoted(DriverRequests.lowerCamel($0.name))): \($0.value), " }
            let entries = variables.map { "\(SwiftText.literal($0.name)): \($0.value)" }
            let format = request.predicate.flatMap { $0.isEmpty ? nil : SwiftText.literal($0) } ?? "nil"
            lines.append(
                "try proof.request(\(className).\(DriverRequests.lowerCamel(request.name))FetchRequest("
                    + arguments.joined() + "in: proof.model), \(SwiftText.literal(entity.name)), \(format), "
                    + "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))])")
        }
        return lines
    }

    /// Each variable with a value, determined by the other side of its comparison; nil if that is not a property.
    private func variables(
        of request: FetchRequestDescription, _ entity: EntityDescription
    ) -> [(name: String, value: String)]? {
        let text = request.predicate ?? ""
        // The variable of a subquery gets its values from the subquery.
        let inner = text.matches(of: /SUBQUERY\([^,]+,\s*\$(\w+)/).map { String($0.output.1) }
        let names = text.matches(of: /\$(\w+)/).map { String($0.output.1) }.filter { !inner.contains($0) }
        let found = text.matches(
            of: /([\w.]+)\s*(==?|!=|<=?|>=?|IN|BEGINSWITH|CONTAINS|LIKE|ENDSWITH)(\[\w+\])?\s*\$(\w+)/)
        let values = found.compactMap { match -> (String, String)? in
            value(of: String(match.output.1), entity).map {
                (String(match.output.4), match.output.2 == "IN" ? "[\($0)]" : $0)
            }
        }
        let byName = Dictionary(values) { first, _ in first }
        let unique = names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        let all = unique.compactMap { name in byName[name].map { (name: name, value: $0) } }
        return all.count == unique.count ? all : nil
    }

    private func value(of path: String, _ entity: EntityDescription) -> String? {
        var entity = entity
        for key in path.split(separator: ".") {
            switch driver.model.property(named: String(key), of: entity)?.property {
            case let attribute as AttributeDescription:
                return types.type(of: attribute).values.last?.value
            case let relationship as RelationshipDescription:
                guard let destination = driver.model.destination(of: relationship) else { return nil }
                entity = destination
                if path.hasSuffix(key), let element = driver.element(of: relationship) {
                    return "try proof.new(\(element.className).self, \(SwiftText.literal(element.entity)))"
                }
            default: return nil
            }
        }
        return nil
    }

    /// The documented rule for names of fetch requests and of their variables.
    private static func lowerCamel(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let first = words.first.map { word in
            word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return (first ?? "")
            + words.dropFirst().map { word in
                word.allSatisfy { !$0.isLowercase } ? word.capitalized : word.prefix(1).uppercased() + word.dropFirst()
            }.joined()
    }

    func fetched(_ entity: EntityDescription) -> [String] {
        let lineage = driver.model.ancestors(of: entity).reversed() + [entity]
        return lineage.flatMap(\.fetchedProperties).filter { !DriverModel.isIgnored($0.userInfo) }.map { property in
            let name = DriverModel.quoted(property.name)
            return "proof.expect(object.\(name).count == (object.value(forKey: \(SwiftText.literal(property.name))) "
                + "as? [Any])?.count, \(SwiftText.literal("fetched property " + property.name)))"
        }
    }

    func unique(_ entity: EntityDescription, _ className: String) -> [String] {
        var seen: Set<[String]> = []
        return entity.uniquenessConstraints.flatMap { constraint -> [String] in
            let names = constraint.members.map(\.name)
            let found = names.compactMap { name in driver.attributes(of: entity).first { $0.name == name } }
                .map { ($0, types.type(of: $0)) }
            let isPlain = found.allSatisfy { [.ordered, .text, .value].contains($0.1.key) }
            guard isPlain, found.count == names.count, Set(names).count == names.count, seen.insert(names).inserted
            else { return [] }
            let arguments = found.map { attribute, type in
                "\(DriverModel.quoted(attribute.name)): \(type.plain?.values[1] ?? type.values[1].value)"
            }
            let call = "\(className).findOrCreate(in: proof.context, \(arguments.joined(separator: ", ")))"
            let what = SwiftText.literal("findOrCreate by " + names.joined(separator: ", "))
            return ["do { let made = try \(call); try proof.expect(made === \(call), \(what)) }"]
        }
    }
}
