import Foundation

public final class NSManagedObjectModel {
    public var entities: [NSEntityDescription] = []
    public var versionIdentifiers: Set<AnyHashable> = []
    private var configurations: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public init() {}

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    public func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
        configurations[name] = entities
    }

    public func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
        name.map { configurations[$0] } ?? entities
    }

    public func setFetchRequestTemplate(_ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        templates[name] = request
    }

    /// A copy of a template with values in the place of its variables; nil where there is no such template.
    public func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]?.copy(substituting: variables)
    }
}
