import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

extension ArchiveReport {
    /// The objects in a bucket (a collection in the editor's archive), sorted by name. A bucket is stored as a
    /// dictionary by name, or as an array.
    func members(of object: ArchivedObject, bucket: String) -> [ArchivedObject] {
        let key = "XDBucketFor\(bucket)storage"
        let storage = attempt { () throws(KeyedArchiveError) in try object.object(key) }
        guard let storage else { return [] }
        if storage.isKind(of: "NSArray") {
            return (attempt { () throws(KeyedArchiveError) in try storage.elements() } ?? []).compactMap(\.object)
        }
        let entries = attempt { () throws(KeyedArchiveError) in try storage.entries() } ?? []
        return entries.sorted { CanonicalNameOrder.areInOrder($0.key, $1.key) }.compactMap(\.value.object)
    }

    /// Returns the name of an entity or a property; nil if it has none, or, with a diagnostic, if the archive is
    /// damaged.
    func name(of object: ArchivedObject) -> String? {
        attempt { () throws(KeyedArchiveError) in try object.string("_name") }
    }
}
