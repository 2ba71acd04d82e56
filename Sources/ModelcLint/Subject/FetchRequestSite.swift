import ModelcPredicates
import ModelcSchema

/// A fetch request of a model: a template, or that of a fetched property.
struct FetchRequestSite {
    var request: FetchRequestDescription
    /// What findings call it: `fetch request recent`, `the fetch request of Ship.voyages`.
    var title: String
    var selector: ElementSelector
    /// The place of the entity that has the fetched property; nil for a template.
    var owner: Int?

    /// Where findings about the predicate's text stand.
    var predicatePlace: SourcePlace { SourcePlace(request, attribute: "predicateString") }

    /// The predicate, or why its text is none; nil where the request has none.
    func predicate() -> Result<Predicate, PredicateSyntaxError>? {
        guard let text = request.predicate, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return Result { () throws(PredicateSyntaxError) in try PredicateParser().predicate(from: text) }
    }
}

extension LintSubject {
    /// All fetch requests: the templates, then those of fetched properties, in the order of the file.
    var fetchRequestSites: [FetchRequestSite] {
        let templates = model.model.fetchRequests.map {
            FetchRequestSite(
                request: $0, title: "fetch request \($0.name)", selector: .fetchRequest($0.name), owner: nil)
        }
        return templates + entities.indices.flatMap { fetchedPropertySites(of: $0) }
    }

    private func fetchedPropertySites(of index: Int) -> [FetchRequestSite] {
        let entity = entities[index].name
        return entities[index].fetchedProperties.compactMap { property in
            property.fetchRequest.map { request in
                FetchRequestSite(
                    request: request, title: "the fetch request of \(entity).\(property.name)",
                    selector: .property(entity: entity, property.name), owner: index)
            }
        }
    }
}
