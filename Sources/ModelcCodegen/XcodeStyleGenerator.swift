import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates classes in the layout of Xcode's own code generation, in Swift and Objective-C. It is for teams that
/// replace Xcode's code generation without changing their files, and for systems without Xcode.
///
/// 1. *Style* reads the era's values from `XcodeEraTable` and applies the user's settings.
/// 2. *Selection* determines the entities that get files.
/// 3. *Planning* decides every type.
/// 4. *Checking* rejects names that the language or a file system does not accept.
/// 5. *Rendering* fills in the templates of a set with the planned values.
///
/// Property files are machine files: each run rewrites them. Class files are machine files if Xcode generates them in
/// every build. If Xcode's menu command writes them once, they are human files, which the user edits
/// (`XcodeGenerationMode`). No built-in template contains modelc's own marker, because the output would differ from
/// Xcode's. Instead, `markers(of:)` returns the texts that identify the machine files.
package struct XcodeStyleGenerator: Sendable {
    let input: CodeGenerationInput

    /// - Parameter input: the input. If its setting `style` names an era (a group of Xcode versions), the layout of
    ///   that era is used. Otherwise the era is that of the Xcode version that saved the model.
    package init(_ input: CodeGenerationInput) { self.input = input }

    /// The set of templates that generates the files of a model.
    package func templateSet(of model: ResolvedModel) -> BundledTemplateSet {
        BundledTemplateSet(.xcode, language(of: model))
    }

    /// Generates the files for a model; returns none if a diagnostic is an error.
    ///
    /// - Parameters:
    ///   - templates: the templates of the model's set; nil for the built-in ones.
    ///   - locate: returns the location in the model's file that a diagnostic points to.
    package func generate(
        _ model: ResolvedModel, templates: OutputTemplates? = nil,
        locate: @escaping @Sendable (SchemaLocation) -> SourceLocation
    ) -> CodeGenerationResult {
        var diagnostics = DiagnosticCollector(locate: locate)
        let style = XcodeStyle(
            input.settings, language: language(of: model), tools: model.model.lastSavedToolsVersion)
        let selection = XcodeEntitySelection(model: model, input: input, style: style)
        let entities = selection.entities(&diagnostics)
        if !entities.isEmpty { reportLanguage(of: model, diagnostics: &diagnostics) }
        let planner = XcodeClassPlanner(selection: selection, style: style)
        let classes = entities.map { planner.plan($0, diagnostics: &diagnostics) }
        check(classes, of: model, language: style.language, diagnostics: &diagnostics)
        return CodeGenerationResult(diagnostics.diagnostics, templates ?? .bundled(templateSet(of: model))) {
            XcodeRoots(XcodeModel(input: input, style: style, classes: XcodeStyleGenerator.unique(classes)))
        }
    }

    /// The classes without duplicates. Of two classes with the same name, the first is kept, because their files would
    /// overwrite each other.
    private static func unique(_ classes: [XcodeClass]) -> [XcodeClass] {
        var names: Set<String> = []
        return classes.filter { names.insert($0.name).inserted }
    }

    /// The texts that identify a machine file (a generated file that may be rewritten). An existing file may be
    /// replaced only if its first 2,000 bytes or so contain one of these texts. Any other file was written or changed
    /// by hand.
    package func markers(of file: GeneratedFile) -> [String] {
        XcodeFileMarkers.markers(of: file, header: input.settings.header.value)
    }

    /// The language of the model's classes. Models from before Xcode 8 do not specify a language; Xcode then assumes
    /// Objective-C.
    private func language(of model: ResolvedModel) -> OutputLanguage {
        input.settings.language?.value.output ?? model.model.sourceLanguage.map(OutputLanguage.init) ?? .objectiveC
    }

    private func reportLanguage(of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        if input.settings.language != nil || model.model.sourceLanguage != nil { return }
        diagnostics.report(
            .missingSourceLanguage, .warning,
            "model '\(input.modelName)' names no language for its classes; Objective-C is taken",
            at: ModelLocation(model.model, named: input.modelName),
            help: "pass \(GenerateSettings.flag(\.language)), or write sourceLanguage=\"Swift\" on <model>")
    }

    private func check(
        _ classes: [XcodeClass], of model: ResolvedModel, language: OutputLanguage,
        diagnostics: inout DiagnosticCollector
    ) {
        var names = XcodeClassNameCheck()
        names.check(classes.map(\.selected), diagnostics: &diagnostics)
        var members = XcodeMemberCheck(model)
        let properties = XcodePropertyNameCheck(language: language)
        for planned in classes {
            properties.check(planned, diagnostics: &diagnostics)
            members.check(planned.selected, diagnostics: &diagnostics)
        }
    }
}

extension OutputLanguage {
    /// The language that a model specifies.
    fileprivate init(_ language: SourceLanguage) {
        switch language {
        case .swift: self = .swift
        case .objectiveC: self = .objectiveC
        }
    }
}

extension ModelLocation {
    init(_ model: ManagedObjectModel, named name: String) {
        path = name
        source = SchemaLocation(model)
    }
}

/// Recognizes existing files that a generated file of this style may replace. These files do not contain modelc's own
/// marker.
enum XcodeFileMarkers {
    /// Returns the texts that identify a file that may be replaced: its first lines must contain one of them. They
    /// are the sentences of Xcode's comments, and modelc's marker, which the user's templates may contain.
    ///
    /// If files have no header comment, a file is also recognized by its first declaration. In a class file, the
    /// declaration must be empty: a class with added code is not replaced.
    static func markers(of file: GeneratedFile, header: XcodeHeader) -> [String] {
        let sentences = XcodeNotice.allCases.compactMap(\.lines.first) + [GeneratedFile.marker]
        switch header {
        case .automatic: return sentences
        case .none: return sentences + [declaration(in: file)].compactMap(\.self)
        }
    }

    /// The first declaration of the file. In a class file, it includes the closing line (`}` or `@end`), which is the
    /// last line that Xcode wrote. Nil if the file of a user's template contains no text that identifies it.
    private static func declaration(in file: GeneratedFile) -> String? {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = ["public class ", "class ", "extension ", "@interface ", "@implementation "]
        guard let start = lines.firstIndex(where: { line in words.contains { line.hasPrefix($0) } }) else {
            return isUmbrella(file) ? lines.prefix(2).joined(separator: "\n") : nil
        }
        let body = lines[start...].prefix(longestEmptyClass)
        let end = body.firstIndex { $0 == "}" || $0 == "@end" }
        if end == nil, isClass(lines[start]) { return nil }
        return body.prefix((end ?? start + 1) - start + 1).joined(separator: "\n")
    }

    /// Whether the file is the umbrella file of the model, which only imports other files.
    private static func isUmbrella(_ file: GeneratedFile) -> Bool { file.path.contains("+CoreDataModel.") }

    /// Whether a declaration is that of a class, not that of an extension or a category.
    private static func isClass(_ line: Substring) -> Bool { !line.hasPrefix("extension ") && !line.contains("(") }

    /// The maximum number of lines of a class without added code.
    private static let longestEmptyClass = 5
}
