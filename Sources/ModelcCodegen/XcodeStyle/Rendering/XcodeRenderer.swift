import ModelcSchema
import ModelcSourceCode

/// The last stage: writes the text of every file.
struct XcodeRenderer {
    let style: XcodeStyle
    /// The model's name, made fit for a file name.
    let modelName: String
    private let builder: XcodeFileBuilder

    init(_ style: XcodeStyle, modelName: String) {
        self.style = style
        self.modelName = SwiftIdentifier.sanitized(modelName)
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
