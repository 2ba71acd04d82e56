import ModelcJSON
import ModelcSchema

extension VersionedModel {
    func json(
        of listedVersions: [ModelVersion], showing shownVersions: Set<String>, entityName: String?
    ) -> JSONValue {
        let full = entityName.map(ShownContent.entity) ?? .all
        return [
            "path": .string(path),
            "currentVersion": .optional(currentVersion?.name),
            "versions": .array(listedVersions.map { $0.json(showing: shownVersions.contains($0.name) ? full : .head) }),
        ]
    }
}
