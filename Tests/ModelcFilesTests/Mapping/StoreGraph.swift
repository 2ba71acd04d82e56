import Foundation

/// The objects of a mapping model's file, read line by line without the reader that is tested: a text for each object
/// that does not depend on the order of objects, attributes and references.
enum StoreGraph {
    static func objects(in text: String) -> Set<String> {
        let object = /<object type="([^"]*)" id="([^"]*)">(.*?)<\/object>/.dotMatchesNewlines()
        return Set(
            text.matches(of: object).map { match in
                let fields = attributes(in: match.output.3) + relationships(in: match.output.3)
                return "\(match.output.1) \(match.output.2)\n" + fields.sorted().joined(separator: "\n")
            })
    }

    private static func attributes(in body: Substring) -> [String] {
        let attribute = /<attribute name="([^"]*)" type="([^"]*)">([^<]*)<\/attribute>/
        return body.matches(of: attribute).map { match in
            let isBinary = match.output.2 == "binary"
            let value = isBinary ? String(match.output.3.filter { !$0.isWhitespace }) : String(match.output.3)
            return "\(match.output.1) \(match.output.2) \(value)"
        }
    }

    private static func relationships(in body: Substring) -> [String] {
        let relationship = /<relationship name="([^"]*)" type="([^"]*)" destination="([^"]*)"(?: idrefs="([^"]*)")?>/
        return body.matches(of: relationship).map { match in
            let ids = (match.output.4 ?? "").split(separator: " ").sorted().joined(separator: " ")
            return "\(match.output.1) \(match.output.2) \(match.output.3) \(ids)"
        }
    }
}
