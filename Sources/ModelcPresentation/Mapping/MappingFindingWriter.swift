import ModelcDiagnostics
import ModelcDisk
import ModelcPlans
import ModelcReports
import ModelcSchema
import ModelcText

/// Turns findings about mapping models into those of reports: places become lines and columns.
struct MappingFindingWriter {
    private let display: DisplayPath
    private let sources: [String: SourceIndex]
    private var fingerprints = FindingFingerprint()

    init(_ display: DisplayPath, _ sources: [String: SourceIndex]) {
        self.display = display
        self.sources = sources
    }

    /// - Parameters:
    ///   - bundle: the path of the mapping model.
    ///   - file: the path of the file in it.
    mutating func finding(_ finding: MappingFinding, bundle: String, file: String) -> ReportedFinding {
        let bundle = display.path(bundle)
        let fingerprint = fingerprints.next(
            rule: finding.code.id, bundle: bundle, olderVersion: nil, selector: finding.modelPath, facts: [])
        return ReportedFinding(
            rule: finding.code.id, category: MappingRule.category,
            severity: finding.level, message: finding.message, help: finding.help,
            bundle: bundle, version: nil, selector: finding.modelPath,
            location: place(file, finding.position),
            related: finding.details.map { detail in
                ReportedRelation(message: detail.message, selector: "", location: place(detail.path, detail.position))
            },
            fingerprint: fingerprint)
    }

    private func place(_ path: String, _ position: SourcePosition?) -> ReportedPlace {
        let path = display.path(path)
        guard let position, let index = sources[path] else { return ReportedPlace(path: path) }
        let length = MappingFindingWriter.tagLength(at: position.offset, of: index.source)
        return ReportedPlace(path: path, region: index.region(byteOffset: position.offset, byteLength: length))
    }

    /// The start tag, as far as it stands on the line.
    private static func tagLength(at offset: Int, of source: SourceText) -> Int {
        guard offset < source.bytes.count else { return 0 }
        let end = source.bytes[offset...].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A }
        return (end ?? source.bytes.count) - offset + 1
    }
}
