import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Generates classes in the layout of Xcode's own code generation, in Swift and Objective-C: for teams who move off it
/// without a change in their files, and to stand in for it where there is no Xcode.
///
/// 1. *Style*: the era's column of the table of switches, with the user's choices in it.
/// 2. *Selection* finds the entities that get files.
/// 3. *Planning* decides every type.
/// 4. *Checking* refuses what the language or a file system could not take.
/// 5. *Rendering* fills the templates of a set with what was planned.
///
/// Properties files are machine files. Class files are, too, where Xcode would generate them in every build; where its
/// editor would make them once they are human files (`XcodeGenerationMode`). No bundled template has modelc's own marker, since
/// that would be a difference: `markers(of:)` says by what the machine files are known instead.
package struct XcodeStyleGenerator: Sendable {
    let input: CodeGenerationInput

    /// - Parameter input: its style is the era whose layout is followed; any other stands for that of the model's editor.
    package init(_ input: CodeGenerationInput) { self.input = input }

    /// The set whose templates make the files of a model.
    package func templateSet(of model: ResolvedModel) -> BundledTemplateSet {
        BundledTemplateSet(.xcode, language(of: model))
    }

    /// The files for a model; none where a diagnostic is an error.
    ///
    /// - Parameters:
    ///   - templates: those of the model's set; nil for the bundled ones.
    ///   - locate: finds a place in the model's file, which the diagnostics point into.
    package func generate(
        _ model: ResolvedModel, templates: OutputTemplates? = nil,
        locate: @escaping @Sendable (SourcePlace) -> SourceLocation
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
        if diagnostics.hasErrors { return CodeGenerationResult(files: [], diagnostics: diagnostics.diagnostics) }
        let plan = XcodeModel(input: input, style: style, classes: XcodeStyleGenerator.unique(classes))
        let rendering = ModelRenderer(
            model: XcodeRoots(plan), templates: templates ?? .bundled(templateSet(of: model))
        ).files()
        return CodeGenerationResult(
            files: rendering.files, diagnostics: diagnostics.diagnostics + rendering.diagnostics,
            templateFaults: rendering.diagnostics)
    }

    /// The first class of each name: files of a second one would take the places of its own.
    private static func unique(_ classes: [XcodeClass]) -> [XcodeClass] {
        var names: Set<String> = []
        return classes.filter { names.insert($0.name).inserted }
    }

    /// Texts one of which an existing file must hold, in its first two thousand bytes or so, before the file may replace
    /// it. Anything else in its place was written or changed by somebody.
    package func markers(of file: GeneratedFile) -> [String] {
        XcodeFileMarkers.markers(of: file, header: input.settings.header.value)
    }

    /// Models from before Xcode 8 do not name a language: there was only one that Xcode would take for granted.
    private func language(of model: ResolvedModel) -> OutputLanguage {
        input.settings.language?.value ?? model.model.sourceLanguage.map(OutputLanguage.init) ?? .objectiveC
    }

    private func reportLanguage(of model: ResolvedModel, diagnostics: inout DiagnosticCollector) {
        if input.settings.language != nil || model.model.sourceLanguage != nil { return }
        diagnostics.report(
            .missingSourceLanguage, .warning,
            "model '\(input.modelName)' names no language for its classes; Objective-C is taken",
            at: ModelPlace(model.model, named: input.modelName),
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
    /// The language that a model asks for.
    fileprivate init(_ language: SourceLanguage) {
        switch language {
        case .swift: self = .swift
        case .objectiveC: self = .objectiveC
        }
    }
}

extension ModelPlace {
    /// The model as a whole.
    init(_ model: ManagedObjectModel, named name: String) {
        path = name
        source = SourcePlace(model)
    }
}

/// Tells which existing files may be replaced by a machine file of this style, which does not carry modelc's own marker.
enum XcodeFileMarkers {
    /// Texts one of which a file's first lines must hold: Xcode's own sentences, modelc's, which templates of the user may
    /// have, and what takes their place where the user has chosen another header.
    ///
    /// A file without a header is known by its declaration. That of a class file says that it is empty: whatever somebody
    /// has added is not replaced.
    static func markers(of file: GeneratedFile, header: XcodeHeader) -> [String] {
        let sentences = XcodeNotice.allCases.compactMap(\.lines.first) + [GeneratedFile.marker]
        switch header {
        case .automatic: return sentences
        case .none: return sentences + [declaration(in: file)].compactMap(\.self)
        }
    }

    /// The first declaration; in a class file it is the last thing that Xcode wrote, up to its end. Nil where a template of
    /// the user's leaves nothing that would be in no other file.
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

    /// The files for the whole model only import others.
    private static func isUmbrella(_ file: GeneratedFile) -> Bool { file.path.contains("+CoreDataModel.") }

    /// Whether a declaration is that of a class itself, not of an extension or a category.
    private static func isClass(_ line: Substring) -> Bool { !line.hasPrefix("extension ") && !line.contains("(") }

    /// The lines of a class into which nobody has written anything.
    private static let longestEmptyClass = 5
}
