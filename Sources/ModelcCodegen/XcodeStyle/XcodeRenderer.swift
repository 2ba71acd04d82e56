import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcText

/// The last stage: writes the text of every file.
struct XcodeRenderer {
    let style: XcodeStyle
    /// The model's name, made fit for a file name.
    let modelName: String
    private let builder: XcodeFileBuilder

    init(_ style: XcodeStyle, modelName: String) {
        self.style = style
        self.modelName = IdentifierText.sanitized(modelName)
        builder = XcodeFileBuilder(header: style.header)
    }

    /// The files in the byte order of their classes; what belongs to the whole model comes last.
    func files(_ classes: [XcodeClass]) -> [GeneratedFile] {
        switch style.language {
        case .swift: classes.flatMap(swiftFiles)
        case .objectiveC: classes.flatMap(objectiveCFiles) + umbrellaFiles(classes.filter(\.selected.isAutomatic))
        }
    }

    private func swiftFiles(_ planned: XcodeClass) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        if planned.selected.hasClassFiles {
            files.append(classFile(planned, ".swift", XcodeSwiftClassFile(style: style).lines(planned)))
        }
        files.append(propertiesFile(planned, ".swift", XcodeSwiftPropertiesFile(style: style).lines(planned)))
        return files
    }

    private func objectiveCFiles(_ planned: XcodeClass) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        if planned.selected.hasClassFiles {
            let renderer = XcodeObjectiveCClassFiles(style: style)
            files.append(classFile(planned, ".h", renderer.header(planned)))
            files.append(classFile(planned, ".m", renderer.implementation(planned)))
        }
        let header = XcodeObjectiveCPropertiesHeader(style: style)
        files.append(propertiesFile(planned, ".h", header.lines(planned)))
        let implementation = XcodeObjectiveCPropertiesImplementation(style: style)
        files.append(propertiesFile(planned, ".m", implementation.lines(planned)))
        return files
    }

    /// The umbrella header belongs to a build's classes; the editor's command does not make one.
    private func umbrellaFiles(_ classes: [XcodeClass]) -> [GeneratedFile] {
        guard !classes.isEmpty else { return [] }
        let name = modelName + "+CoreDataModel"
        let headers = classes.filter(\.selected.hasClassFiles).map { "#import \"\($0.name)\(style.classSuffix).h\"" }
        let header =
            ["#import <Foundation/Foundation.h>", "#import <CoreData/CoreData.h>"]
            + (headers.isEmpty ? [] : [""] + headers)
        return [
            builder.file(name + ".h", .machine, notice: .generated, header),
            builder.file(name + ".m", .machine, notice: .generated, ["#import \"\(name).h\""]),
        ]
    }

    private func classFile(_ planned: XcodeClass, _ suffix: String, _ lines: [String]) -> GeneratedFile {
        let isAutomatic = planned.selected.isAutomatic
        return builder.file(
            planned.name + style.classSuffix + suffix, isAutomatic ? .machine : .human,
            notice: isAutomatic ? .generated : nil, lines)
    }

    private func propertiesFile(_ planned: XcodeClass, _ suffix: String, _ lines: [String]) -> GeneratedFile {
        builder.file(planned.name + "+CoreDataProperties" + suffix, .machine, notice: style.propertiesNotice, lines)
    }
}

/// Puts a file together: its header, an empty line, and its lines.
struct XcodeFileBuilder {
    let header: XcodeHeader

    /// - Parameter notice: what the automatic header says about the file's origin; nil in a human file.
    func file(_ path: String, _ policy: OverwritePolicy, notice: XcodeNotice?, _ lines: [String]) -> GeneratedFile {
        let lines = headerLines(path, notice: notice) + lines
        return GeneratedFile(path: path, text: lines.joined(separator: "\n") + "\n", policy: policy)
    }

    private func headerLines(_ path: String, notice: XcodeNotice?) -> [String] {
        switch header {
        case .automatic: XcodeFileBuilder.comment(path, notice) + [""]
        case .none: []
        }
    }

    private static func comment(_ path: String, _ notice: XcodeNotice?) -> [String] {
        ["//", "//  " + path, "//"] + (notice.map { $0.lines.map { "//  " + $0 } + ["//"] } ?? [])
    }
}

/// Tells which existing files may be replaced by a machine file of this style, which does not carry modelc's own marker.
enum XcodeFileMarkers {
    /// Texts one of which a file's first lines must hold: Xcode's own sentences, and what takes their place where the
    /// user has chosen another header.
    ///
    /// A file without a header is known by its declaration. That of a class file says that it is empty: whatever somebody
    /// has added is not replaced.
    static func markers(of file: GeneratedFile, header: XcodeHeader) -> [String] {
        let sentences = XcodeNotice.allCases.compactMap(\.lines.first)
        switch header {
        case .automatic: return sentences
        case .none: return sentences + [declaration(in: file)]
        }
    }

    /// The first declaration; in a class file it is the last thing that Xcode wrote, up to its end.
    private static func declaration(in file: GeneratedFile) -> String {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = ["public class ", "class ", "extension ", "@interface ", "@implementation "]
        let start = lines.firstIndex { line in words.contains { line.hasPrefix($0) } } ?? lines.startIndex
        let body = lines[start...].prefix(longestEmptyClass)
        let end = body.firstIndex { $0 == "}" || $0 == "@end" } ?? start + 1
        return body.prefix(end - start + 1).joined(separator: "\n")
    }

    /// The lines of a class into which nobody has written anything.
    private static let longestEmptyClass = 5
}
