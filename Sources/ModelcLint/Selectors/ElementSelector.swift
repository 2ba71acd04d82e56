/// A part of a model as its author thinks of it (lint-rules §2.5). Its text is stable: it has no lines, and stays when
/// the file is reordered.
package enum ElementSelector: Hashable, Sendable, CustomStringConvertible {
    /// The model itself.
    case model
    /// An entity, or a composite.
    case entity(String)
    /// An attribute, relationship or fetched property, or a composite's attribute.
    case property(entity: String, String)
    case fetchIndex(entity: String, String)
    /// A uniqueness constraint, by the names of its members.
    case uniqueness(entity: String, [String])
    case configuration(String)
    case fetchRequest(String)

    /// `Book.author`, `Book.fetchIndex:byTitle`, `Book.unique:isbn,year`, `configuration:Cloud`; empty for the model.
    package var description: String {
        switch self {
        case .model: ""
        case .entity(let name): name
        case .property(let entity, let name): "\(entity).\(name)"
        case .fetchIndex(let entity, let name): "\(entity).fetchIndex:\(name)"
        case .uniqueness(let entity, let names): "\(entity).unique:" + names.joined(separator: ",")
        case .configuration(let name): "configuration:\(name)"
        case .fetchRequest(let name): "fetchRequest:\(name)"
        }
    }

    /// The entity that the part is or belongs to.
    package var entityName: String? {
        switch self {
        case .entity(let name): name
        case .property(let entity, _), .fetchIndex(let entity, _), .uniqueness(let entity, _): entity
        case .model, .configuration, .fetchRequest: nil
        }
    }
}
