import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

/// Reads an `XDPMFetchRequest` (FormatModelXML §9.4). It contains no limits and no flags.
enum ArchivedFetchRequest {
    static func request(in object: ArchivedObject, report: ArchiveReport) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = report.name(of: object) ?? ""
        request.predicate = report.attempt { () throws(KeyedArchiveError) in try object.string("_predicateString") }
        let entity = report.attempt { () throws(KeyedArchiveError) in try object.object("_entity") }
        request.entityName = entity.flatMap(report.name(of:))
        return request
    }
}
