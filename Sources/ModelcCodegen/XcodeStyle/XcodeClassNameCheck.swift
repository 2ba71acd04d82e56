import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Rejects classes whose names differ only in letter case: on most Macs, the file of the second class would replace the
/// file of the first. If two classes have the same name, only the first is written, with a warning, because Xcode
/// accepts such models.
struct XcodeClassNameCheck {
    private var firstByName: [String: XcodeEntity] = [:]
    private var firstByFileName: [String: XcodeEntity] = [:]

    mutating func check(_ entities: [XcodeEntity], diagnostics: inout DiagnosticCollector) {
        for selected in entities {
            let fileName = selected.className.lowercased()
            if selected.className == "NSManagedObject" {
                reportDuplicate(selected, by: "Core Data", .error, related: [], diagnostics: &diagnostics)
            } else if let first = firstByName[selected.className] {
                reportDuplicate(selected, of: first, diagnostics: &diagnostics)
            } else if let first = firstByFileName[fileName] {
                reportFileName(selected, of: first, diagnostics: &diagnostics)
            }
            firstByName[selected.className] = firstByName[selected.className] ?? selected
            firstByFileName[fileName] = firstByFileName[fileName] ?? selected
        }
    }

    private func reportFileName(
        _ selected: XcodeEntity, of first: XcodeEntity, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .duplicateFileName, .error,
            "the files of class '\(selected.className)' have the names of those of '\(first.className)' of entity "
                + "'\(first.entity.name)', letter case aside",
            at: place(of: selected), help: "give the class another name",
            related: related(to: first, diagnostics))
    }

    private func reportDuplicate(
        _ selected: XcodeEntity, of first: XcodeEntity, diagnostics: inout DiagnosticCollector
    ) {
        reportDuplicate(
            selected, by: "entity '\(first.entity.name)'", .warning, related: related(to: first, diagnostics),
            diagnostics: &diagnostics)
    }

    private func reportDuplicate(
        _ selected: XcodeEntity, by owner: String, _ severity: Severity, related: [RelatedLocation],
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .duplicateClass, severity,
            "class '\(selected.className)' of entity '\(selected.entity.name)' is declared by \(owner), too",
            at: place(of: selected), help: "give every entity a class of its own", related: related)
    }

    private func related(to first: XcodeEntity, _ diagnostics: DiagnosticCollector) -> [RelatedLocation] {
        [RelatedLocation("the other entity is here", at: diagnostics.location(of: place(of: first)))]
    }

    private func place(of selected: XcodeEntity) -> ModelLocation {
        ModelLocation(selected.entity, attribute: "representedClassName")
    }
}
