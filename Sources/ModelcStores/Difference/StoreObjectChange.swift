/// An object that differs between two stores.
package enum StoreObjectChange: Hashable, Sendable {
    /// Only the newer store has the object.
    case added(StoreObjectID)
    /// Only the older store has the object.
    case removed(StoreObjectID)
    /// Both stores have the object, but values of its properties differ.
    case changed(old: StoreObjectID, new: StoreObjectID, [StoreValueChange])

    /// The name of the object's entity.
    package var entity: String {
        switch self {
        case .added(let id), .removed(let id), .changed(_, let id, _): id.entity
        }
    }
}
