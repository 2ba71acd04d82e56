import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSettings
import ModelcVersionHash

extension MappingCheckOutcome {
    /// The findings that are shown, with the context that reports need.
    package var found: ProjectFindings { found(from: thresholds.shown) }

    /// Returns the findings with at least the given severity.
    ///
    /// - Parameter category: the category of the findings in reports.
    func found(from least: Severity, category: String = "mapping") -> ProjectFindings {
        let all = checked.flatMap { one in one.findings.map { (reading: one.reading, finding: $0) } }
        var places = FindingLocations(display, texts: sources)
        let findings = all.filter { $0.finding.level >= least }.map { reading, finding in
            ProjectFinding(finding, category: category, bundle: reading.bundlePath, file: reading.filePath, &places)
        }
        var found = ProjectFindings(findings, places)
        found.hide(all.map(\.finding.level).filter { $0 < least })
        found.rules = MappingChecker.codes.map { FindingRule($0, category: category) }
        found.bundles = checked.map { ReadBundle(path: display.path($0.reading.bundlePath)) }
        found.setFailures(ledger.failures)
        found.exitCode = result.rawValue
        return found
    }
}

extension ProjectFinding {
    /// - Parameters:
    ///   - bundle: the path of the mapping model.
    ///   - file: the path of the file inside the mapping model.
    fileprivate init(
        _ finding: MappingFinding, category: String, bundle: String, file: String, _ places: inout FindingLocations
    ) {
        self.init(
            finding.code.id, finding.level, finding.message, category: category, help: finding.help,
            bundle: places.display.path(bundle), modelPath: finding.modelPath,
            at: places.tag(SourceLocation(path: file, position: finding.position)))
        related = finding.related.map { RelatedLocation($0.message, at: places.tag($0.location)) }
    }
}

extension FindingLocations {
    /// Returns a location with the path that reports show, extended to the end of the XML start tag.
    mutating func tag(_ location: SourceLocation) -> SourceLocation {
        var location = location
        if let position = location.position {
            location.length = text(of: location.path)?.tagLength(at: position.offset) ?? 0
        }
        return place(location)
    }
}

extension SourceText {
    /// Returns the number of bytes from an offset to the end of the start tag (including `>`), or to the end of the
    /// line if this comes first.
    fileprivate func tagLength(at offset: Int) -> Int {
        guard offset < bytes.count else { return 0 }
        let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A }
        return (end ?? bytes.count) - offset + 1
    }
}

extension MappingFinding {
    /// Finding MM603: warns about objects that nothing in the file refers to. More than two objects are combined into
    /// one finding.
    static func orphans(of reading: MappingModelReading) -> [MappingFinding] {
        let notes = reading.diagnostics.filter { $0.id == .orphanedMapping }
        guard notes.count > 2 else {
            return notes.map {
                MappingFinding(.orphanedMappings, $0.message, help: $0.help, at: $0.location?.position)
            }
        }
        return [
            MappingFinding(
                .orphanedMappings,
                "\(notes.count) objects in the file belong to nothing and have no effect: Xcode leaves such objects behind",
                at: notes[0].location?.position)
        ]
    }
}

extension NewMappingModel {
    /// Finding MM602: warns if Core Data would also use the mapping model between other versions, and if that migration
    /// would lose objects or fail.
    ///
    /// - Parameters:
    ///   - path: the path of the mapping model.
    ///   - others: all versions between which stores may be migrated.
    ///   - mapped: the pairs of versions that have another mapping model.
    ///   - severities: the severity of each finding code.
    func warnings(
        at path: String, among others: [MappingCheckSubject.Version], besides mapped: Set<MappingCheckSubject.Pair>,
        _ severities: MigrationSeverities
    ) -> [Diagnostic] {
        var subject = MappingCheckSubject(
            mapping: composed.mapping, source: side(versions.old, others), destination: side(versions.new, others),
            versions: others)
        subject.mappedPairs = mapped
        return MappingChecker().findings(in: subject).filter { finding in
            finding.code == .ambiguousMapping && finding.level != .note && severities.level(of: finding.code) != nil
        }.map { finding in
            Diagnostic(
                finding.code.id, .warning, finding.message, at: SourceLocation(path: path), help: finding.help,
                related: finding.related)
        }
    }

    private func side(_ version: Version, _ others: [MappingCheckSubject.Version]) -> MappingCheckSubject.Side {
        let found = others.first { PathText.folder(of: $0.filePath) == version.path }
        return MappingCheckSubject.Side(
            version: found, copiedHashes: EmbeddedModelComparison.comparableHashes(of: version.model),
            staleEntities: [])
    }
}
