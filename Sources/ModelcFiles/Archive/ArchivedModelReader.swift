import ModelcCompiledModels
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Reads a model from the object graph of Xcode's editor: a legacy `elements` file (FormatModelXML §9), or the copy of
/// a model inside a mapping model.
///
/// The steps: bytes, keyed archive, root object, entities. Each entity is read separately, so that a damaged object
/// affects only the objects that depend on it.
struct ArchivedModelReader {
    let report: ArchiveReport
    private let root: ArchivedObject

    /// - Returns: the model, or nil if it is unusable, and all problems of the archive.
    static func read(_ bytes: [UInt8], path: String) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic]) {
        let report = ArchiveReport(path: path)
        do {
            let root = try KeyedArchive(bytes: bytes).rootObject()
            guard root.className == "XDPMModel" else {
                report.notAModel(root.className)
                return (nil, report.diagnostics)
            }
            return (ArchivedModelReader(report: report, root: root).model(), report.diagnostics)
        } catch {
            report.error(error)
            return (nil, report.diagnostics)
        }
    }

    private func model() -> ManagedObjectModel {
        var model = ManagedObjectModel()
        let package = report.attempt { () throws(KeyedArchiveError) in try root.object("_xd_rootPackage") }
        let entities = package.map { report.members(of: $0, bucket: "Classes") } ?? []
        for entity in entities where entity.className == "XDPMEntity" {
            let reader = ArchivedEntityReader(object: entity, report: report)
            model.entities.append(reader.entity())
            model.fetchRequests += reader.fetchRequests()
        }
        model.entities.sort { CanonicalNameOrder.areInOrder($0.name, $1.name) }
        model.fetchRequests.sort { CanonicalNameOrder.areInOrder($0.name, $1.name) }
        model.configurations = configurations()
        model.versionIdentifier =
            report.attempt { () throws(KeyedArchiveError) in try root.string("_modelVersionIdentifier") } ?? ""
        return model
    }

    private func configurations() -> [ConfigurationDescription] {
        let entries = report.attempt { () throws(KeyedArchiveError) in try root.dictionary("_configurationsByName") }
        return (entries ?? []).map { entry in
            var configuration = ConfigurationDescription()
            configuration.name = entry.key
            let members = report.attempt { () throws(KeyedArchiveError) in try entry.value.object?.array("_entities") }
            configuration.members = (members ?? []).compactMap(\.object).compactMap(report.name(of:))
                .map(NamedReference.init(name:))
            return configuration
        }.sorted { CanonicalNameOrder.areInOrder($0.name, $1.name) }
    }
}
