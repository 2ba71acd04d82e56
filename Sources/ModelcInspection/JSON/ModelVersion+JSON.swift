import ModelcJSON
import ModelcSchema

extension ModelVersion {
    /// A version that was not read has null for everything that only its file could tell.
    func json(showing shown: ShownContent) -> JSONValue {
        .object(
            joining: [
                "name": .string(name),
                "path": .string(path),
                "format": .optional(format?.rawValue),
                "isCurrent": .bool(isCurrent),
                "isReadable": .optional(isReadable),
            ],
            model.headMembers,
            model.contentMembers(shown)
        )
    }

    private var isReadable: Bool? {
        switch content {
        case .notRead: nil
        case .unreadable: false
        case .model: true
        }
    }
}
