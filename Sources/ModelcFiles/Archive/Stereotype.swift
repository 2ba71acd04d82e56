import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

/// The settings of an entity or a property in the editor's archive, which calls them a stereotype. They are stored as a
/// dictionary of small objects, each with its value under the key `_default` (FormatModelXML §9.3). A value is nil if
/// its key or the whole stereotype is missing, because older editors wrote fewer keys.
struct Stereotype {
    private let settings: [String: ArchivedObject]
    private let report: ArchiveReport

    /// - Parameters:
    ///   - name: the name of the stereotype in the object.
    ///   - object: an entity or a property.
    init(_ name: String, of object: ArchivedObject, report: ArchiveReport) {
        self.report = report
        let stereotypes = report.attempt { () throws(KeyedArchiveError) in
            try object.dictionary("XDBucketForStereotypesstorage")
        }
        let stereotype = stereotypes?.first { $0.key == name }?.value.object
        let entries = stereotype.flatMap { stereotype in
            report.attempt { () throws(KeyedArchiveError) in
                try stereotype.dictionary("XDBucketForOwnedAttributesstorage")
            }
        }
        settings = Dictionary(
            (entries ?? []).compactMap { entry in entry.value.object.map { (entry.key, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    func string(_ key: String) -> String? {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.string("_default") }
    }

    func flag(_ key: String) -> Bool {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.boolean("_default") } ?? false
    }

    func optionalFlag(_ key: String) -> Bool? {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.boolean("_default") }
    }

    func integer(_ key: String) -> Int? {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.integer("_default") }.flatMap {
            Int(exactly: $0)
        }
    }

    func object(_ key: String) -> ArchivedObject? {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.object("_default") }
    }

    func array(_ key: String) -> [ArchivedValue] {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.array("_default") } ?? []
    }

    func dictionary(_ key: String) -> [ArchivedEntry] {
        read(key) { (setting) throws(KeyedArchiveError) in try setting.dictionary("_default") } ?? []
    }

    private func read<Value>(
        _ key: String, _ body: (ArchivedObject) throws(KeyedArchiveError) -> Value?
    ) -> Value? {
        guard let setting = settings[key] else { return nil }
        return report.attempt { () throws(KeyedArchiveError) in try body(setting) }
    }
}
