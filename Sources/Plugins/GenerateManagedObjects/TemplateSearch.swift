import Foundation

/// Finds the files of the template sets that a configuration names, so that the build detects changes to them.
///
/// A plugin cannot read YAML, and may not be able to run the tool before the build. Therefore every line with
/// `templates: FOLDER` counts, even if YAML would interpret it differently. An unnecessary match only causes an
/// additional run without changes.
enum TemplateSearch {
    /// Returns the files in the template folders of a configuration, sorted by path.
    static func files(of configuration: URL) -> [URL] {
        guard let text = try? String(contentsOf: configuration, encoding: .utf8) else { return [] }
        let base = configuration.deletingLastPathComponent()
        let folders = Set(text.split(whereSeparator: \.isNewline).compactMap(folder))
        return folders.sorted().flatMap {
            ModelSearch.files(of: URL(fileURLWithPath: $0, relativeTo: base).absoluteURL)
        }
    }

    /// Returns the template folder that a line names; nil for other lines.
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
