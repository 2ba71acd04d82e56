import Foundation

/// Finds the files of the template sets that a configuration names, so that the build notices when one of them changes.
///
/// A plugin cannot read YAML, and may not run the tool before the build: every line `templates: FOLDER` counts. One that
/// counts though it should not costs a run that changes nothing.
enum TemplateSearch {
    /// The files below the folders, in the order of their paths.
    static func files(of configuration: URL) -> [URL] {
        guard let text = try? String(contentsOf: configuration, encoding: .utf8) else { return [] }
        let base = configuration.deletingLastPathComponent()
        let folders = Set(text.split(whereSeparator: \.isNewline).compactMap(folder))
        return folders.sorted().flatMap {
            ModelSearch.files(of: URL(fileURLWithPath: $0, relativeTo: base).absoluteURL)
        }
    }

    /// What a line names as the folder of its templates; nil where it is about something else.
    private static func folder(in line: Substring) -> String? {
        guard let key = line.range(of: "templates:") else { return nil }
        let before = line[..<key.lowerBound]
        guard before.allSatisfy({ " \t-{,".contains($0) }) || before.hasSuffix(" ") || before.hasSuffix("{") else {
            return nil
        }
        var value = line[key.upperBound...].drop { $0 == " " || $0 == "\t" }
        if let quote = value.first, quote == "\"" || quote == "'" {
            value = value.dropFirst()
            return value.firstIndex(of: quote).map { String(value[..<$0]) }
        }
        let end = value.firstIndex { $0 == "," || $0 == "}" } ?? value.range(of: " #")?.lowerBound ?? value.endIndex
        let name = value[..<end].trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : name
    }
}
