import ModelcBase
import ModelcDiagnostics

extension TemplateChecker {
    /// Starts checking a template. The caller ends the check with `files.removeLast()`.
    mutating func enter(_ template: TemplateSyntax, includedAt place: TemplateLocation?) {
        let source = template.source
        let textStart = textStarts[source.path] ?? program.text.count
        if textStarts[source.path] == nil {
            textStarts[source.path] = textStart
            program.text += source.text.bytes
            program.sources.append(source)
        }
        let index = program.sources.firstIndex { $0.path == source.path } ?? 0
        files.append(
            IncludedFile(
                source: source, dialect: template.dialect, index: Int32(index), textStart: textStart, includedAt: place)
        )
        if program.text.count > Int(Int32.max) / 2 { abandonForSize() }
    }

    /// Returns the position of a part of the current template in `Program.text`.
    func text(_ range: Range<Int>) -> TextRange {
        let start = files.last?.textStart ?? 0
        return TextRange(
            start: Int32(clamping: start + range.lowerBound), end: Int32(clamping: start + range.upperBound))
    }

    /// The locations of the `include` commands that lead to the current template, innermost first.
    var includeChain: [RelatedLocation] {
        files.reversed().compactMap { file in
            file.includedAt.map { RelatedLocation("Included here", at: $0.location) }
        }
    }

    mutating func include(_ name: NameSyntax, indentation: Range<Int>) -> Node? {
        switch library.template(named: name.name) {
        case .unreadable: return nil
        case .missing:
            report(
                .templateUnknownInclude, "There is no template `\(TerminalText.escaped(name.name))`", at: name.range,
                help: "Check the name; included templates are in the folder of the one that includes them.")
            return nil
        case .read(let template):
            guard !isInCycle(template.source, name), enterBlock(at: name.range) else { return nil }
            defer { nesting -= 1 }
            let blanks = insertedBlanks(indentation)
            enter(
                template, includedAt: files.last.map { TemplateLocation(source: $0.source, range: name.range) })
            defer { files.removeLast() }
            return .indented(blanks, body: block(template.statements))
        }
    }

    /// The white space before the lines of an inserted text; empty if the current template copies text as it is.
    func insertedBlanks(_ indentation: Range<Int>) -> TextRange {
        files.last?.dialect.indentsInsertedLines ?? false ? text(indentation) : .empty
    }

    private func isInCycle(_ source: TemplateSource, _ name: NameSyntax) -> Bool {
        guard files.contains(where: { $0.source.path == source.path }) else { return false }
        report(
            .templateIncludeCycle, "`\(TerminalText.escaped(name.name))` includes itself", at: name.range,
            help: "Remove the `include`, or move the shared part into a third template.")
        return true
    }

    /// Increases the nesting by one level. Reports an error and returns false if the limit is reached. The caller ends
    /// the level with `nesting -= 1`.
    mutating func enterBlock(at range: Range<Int>) -> Bool {
        guard nesting < limits.nesting else {
            report(
                .templateLimit, "Blocks and included templates are more than \(limits.nesting) levels deep", at: range,
                help: "Include fewer templates inside each other, or combine conditions.")
            return false
        }
        nesting += 1
        return true
    }

    mutating func abandonForSize() {
        guard !isAbandoned else { return }
        isAbandoned = true
        report(
            .templateLimit, "The template with all that it includes has more than \(limits.nodes) parts", at: 0..<0,
            help: "Use loops instead of repetition, and include fewer templates.")
    }
}
