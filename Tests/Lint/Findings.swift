import ModelcLint
import ModelcSchema

func faults(_ model: ManagedObjectModel) -> [Finding] { Linter.structuralFaults(in: ResolvedModel(model)) }

extension [Finding] {
    /// `id @attribute modelPath: message => help` of each finding.
    var summaries: [String] {
        map { finding in
            let attribute = finding.place.attribute.map { " @\($0)" } ?? ""
            let path = finding.modelPath.map { " \($0)" } ?? ""
            return "\(finding.id)\(attribute)\(path): \(finding.message) => \(finding.help ?? "")"
        }
    }

    var ids: [String] { map(\.id.rawValue) }
}
