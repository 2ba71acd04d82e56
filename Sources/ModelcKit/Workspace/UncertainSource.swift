import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Creates the warning about entities that cannot be determined with certainty from Swift source.
enum UncertainSource {
    /// The maximum number of locations that the warning shows.
    private static let mostPlaces = 20

    /// - Returns: nil if the version has no uncertainties.
    static func diagnostic(_ model: ManagedObjectModel, _ version: ModelVersion) -> Diagnostic? {
        guard let first = model.uncertainties.first else { return nil }
        let names = model.uncertainties.compactMap(\.entityName)
        let unique = Set(names).inByteOrder()
        let list = TerminalText.list(unique, limit: unique.count)
        let fact =
            switch unique.count {
            case 0: "version '\(version.name)' is not certain"
            case 1: "entity \(list) is not certain"
            default: "\(unique.count) entities are not certain (\(list))"
            }
        var places = model.uncertainties.prefix(mostPlaces).map { uncertainty in
            RelatedLocation(
                (uncertainty.modelPath.map { $0 + ": " } ?? "") + uncertainty.reason,
                at: version.location(of: uncertainty.place), modelPath: uncertainty.modelPath)
        }
        if model.uncertainties.count > mostPlaces {
            places.append(
                RelatedLocation(
                    "and \(model.uncertainties.count - mostPlaces) more", at: version.location(of: first.place)))
        }
        return Diagnostic(
            .uncertainEntities, .warning,
            "\(fact): the Swift source does not tell everything, or it is not known how SwiftData stores it",
            at: version.location(of: first.place), modelPath: first.modelPath,
            help: "compare with a store of the app where these entities matter", related: places)
    }
}
