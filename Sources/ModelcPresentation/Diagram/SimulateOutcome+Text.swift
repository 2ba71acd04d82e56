import ModelcDiagnostics
import ModelcKit

extension SimulateOutcome {
    /// Returns the effect of the deletion in a format.
    ///
    /// - Parameter showsNotes: whether a JSON document contains notes too.
    package func text(_ format: SimulationFormat, showsNotes: Bool, layout: TextLayout = .plain) -> String {
        switch format {
        case .text: DeletionText(simulation, version: version, layout: layout).text
        case .json: ResultDocument("simulate delete", messages, showsNotes: showsNotes, result: json).text
        case .diagram(let format): diagram.text(format)
        }
    }
}

extension DeletionSimulation.Outcome {
    /// The effect as a sentence without a final period.
    var sentence: String {
        switch self {
        case .deletes(let entities):
            entities.isEmpty
                ? "deletes nothing: there are no such objects" : "deletes " + entities.joined(separator: ", ")
        case .updates(let path, let isToMany): isToMany ? "\(path.text) loses it" : "\(path.text) becomes nil"
        case .breaks(let path, let need, let mayBeDeleted):
            DeletionSimulation.Outcome.failure(path.text, need)
                + (mayBeDeleted ? ", unless that object is deleted, too" : "")
        case .denies: "stops: the save fails as long as there is one"
        case .dangles(let path): "\(path.text) goes on referring to the deleted object"
        case .leadsBack: "the object that is deleted"
        case .nothing: "no inverse: nothing changes there"
        case .unknownDestination: "leads to no entity"
        }
    }

    private static func failure(_ path: String, _ need: DeletionSimulation.Need) -> String {
        switch need {
        case .object: "\(path) becomes nil, but is required: the save fails"
        case .objects(least: 1, _): "\(path) loses it, but is required: the save fails if it was the last one"
        case .objects(let least, orNone: false):
            "\(path) loses it, but needs \(least): the save fails if fewer are left"
        case .objects(let least, orNone: true):
            "\(path) loses it, but needs none or at least \(least): the save fails if fewer are left"
        }
    }
}
