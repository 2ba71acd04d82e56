/// The difference between two stores in one object.
package enum StoreObjectChange: Hashable, Sendable {
    /// Only the newer store has the object.
    case added(StoreObjectID)
    /// Only the older store has the object.
    case removed(StoreObjectID)
    /// Both stores have the object, with other values.
    case changed(old: StoreObjectID, new: StoreObjectID, [StoreValueChange])

    /// The entity of the object.
    package var entity: String {
        switch self {
        case .added(let id), .removed(let id), .changed(_, let id, _): id.entity
        }
    }
}
