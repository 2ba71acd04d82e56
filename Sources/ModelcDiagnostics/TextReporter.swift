import ModelcBase

/// Formats diagnostics and findings for people: the message with its location, the source line with the location
/// underlined, and the next step.
///
/// ```
/// Model.xcdatamodel/contents:9:60: error: Book.pages: maxCount="many" is not a whole number [invalid-number]
///    |
///  9 | <relationship name="pages" maxCount="many" …
///    |                            ^^^^^^^^^^^^^^^
///    = help: write a number, or remove the attribute
/// ```
package struct TextReporter {
    private let layout: TextLayout
    private let sources: [String: SourceText]

    /// - Parameters:
    ///   - layout: the colours and the line width.
    ///   - sources: the texts of files for source lines. The keys are the paths in the diagnostics.
    package init(layout: TextLayout = .plain, sources: [String: SourceText] = [:]) {
        self.layout = layout
        self.sources = sources
    }

    /// Returns the whole output with a final line feed. Errors come first, and equal messages are combined. Empty if
    /// there are no diagnostics.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        let groups = EqualMessages.groups(of: diagnostics) { diagnostic in
            var text = MessageText(
                diagnostic.id, diagnostic.severity, diagnostic.message, help: diagnostic.help ?? "")
            text.subjects = [diagnostic.modelPath ?? "", diagnostic.location?.path ?? ""]
            return text
        }
        return groups.map { text(of: $0.first, others: $0.others.map(other)) }.joined(separator: "\n")
    }

    /// Returns one message with a final line feed.
    ///
    /// - Parameter others: further locations with an equal message.
    package func text(of diagnostic: Diagnostic, others: [EqualLocation]) -> String {
        TextBlock(
            place: diagnostic.location?.placeText, severity: diagnostic.severity, message: diagnostic.message,
            id: diagnostic.id.rawValue, excerpt: excerpt(of: diagnostic),
            notes: diagnostic.related.map { "\(TerminalText.escaped($0.message)): \($0.location.placeText)" },
            help: diagnostic.help, others: others
        ).text(in: layout)
    }

    /// Returns the location and the subject of a message that is not shown in full. If the message is not about a file,
    /// the message itself is the subject.
    private func other(_ other: EqualMessages<Diagnostic>.Other) -> EqualLocation {
        let diagnostic = other.message
        guard let location = diagnostic.location else {
            return EqualLocation(path: "", place: "", subject: TerminalText.escaped(diagnostic.message))
        }
        let subject = diagnostic.modelPath ?? ""
        // The only name in the message may be the subject itself, which is not shown twice.
        let isNamed =
            other.namesInBrackets == " (\(subject))" || other.namesInBrackets == " (\(TerminalText.escaped(subject)))"
        return EqualLocation(location, subject: isNamed ? subject : subject + other.namesInBrackets)
    }

    private func excerpt(of diagnostic: Diagnostic) -> SourceExcerpt? {
        guard let location = diagnostic.location, let position = location.position else { return nil }
        return sources[location.path].flatMap {
            SourceExcerpt(of: $0, at: position, length: location.length, width: layout.width)
        }
    }
}

extension SourceLocation {
    /// `path:line:column`, or only the path; safe to print.
    fileprivate var placeText: String {
        let path = TerminalText.escaped(path)
        return position.map { "\(path):\($0.line):\($0.column)" } ?? path
    }
}

/// The layout of one message for people: a line with location and message, the source line with an underline, notes,
/// and the next step.
struct TextBlock {
    /// `path:line:column` or a path, already safe to print; nil if the message is not about a file.
    var place: String?
    var severity: Severity
    /// The message, unescaped. `text(in:)` escapes it for printing.
    var message: String
    /// The stable ID, shown in brackets after the message.
    var id: String
    var excerpt: SourceExcerpt?
    /// The texts after `= note:`, already safe to print.
    var notes: [String]
    /// The next step, unescaped. `text(in:)` escapes it for printing.
    var help: String?
    /// Further locations with an equal message.
    var others: [EqualLocation]

    /// The maximum number of further locations that are listed. JSON documents and reports for programs contain all of
    /// them.
    private static let mostPlaces = 20

    /// Returns the whole block; each line ends with a line feed.
    func text(in layout: TextLayout) -> String {
        let style = layout.style
        let width = excerpt?.gutterWidth ?? 2
        let gutter = String(repeating: " ", count: width)
        let advice = notes.map { "= note: \($0)" } + (help.map { ["= help: \(TerminalText.escaped($0))"] } ?? [])
        var lines = headline(layout)
        lines += excerpt.map { underlined($0, style) } ?? []
        lines += advice.flatMap { layout.lines($0, indent: width + 1, hanging: width + 3) }
        if !others.isEmpty { lines.append("\(gutter) = \(style.bold("\(others.count + 1) times")), also at:") }
        let places = EqualLocation.lines(others)
        let shown = places.count > TextBlock.mostPlaces + 1 ? TextBlock.mostPlaces : places.count
        lines += places.prefix(shown).map { "\(gutter)   \($0)" }
        if shown < places.count { lines.append("\(gutter)   and \(places.count - shown) more places") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ layout: TextLayout) -> [String] {
        let place = place.map { [TextPiece($0 + ":", isWhole: true)] } ?? []
        return layout.lines(
            place + [
                TextPiece(severity.diagnosticWord + ":", .severity(severity)),
                TextPiece(TerminalText.escaped(message), .bold), TextPiece("[\(id)]", .faint),
            ], hanging: 4)
    }

    private func underlined(_ excerpt: SourceExcerpt, _ style: TextStyle) -> [String] {
        let gutter = String(repeating: " ", count: excerpt.gutterWidth)
        let carets = style.colored(excerpt.carets, by: severity)
        return [
            style.faint("\(gutter) |"),
            style.faint("\(excerpt.paddedLineNumber) |") + " " + excerpt.text,
            style.faint("\(gutter) |") + " " + excerpt.indent + carets,
        ]
    }
}

/// A further location of a message that is shown only once. All texts are safe to print.
package struct EqualLocation: Hashable, Sendable {
    /// The path of the file; empty if there is none.
    var path: String
    /// The path of the file, with line and column if they are known.
    var place: String
    /// The subject, with names that the shown message does not contain; empty if the location is enough.
    var subject: String

    init(path: String, place: String, subject: String) {
        self.path = path
        self.place = place
        self.subject = subject
    }

    /// - Parameter subject: the subject. It is escaped for printing by this initializer.
    package init(_ location: SourceLocation, subject: String) {
        self.init(
            path: TerminalText.escaped(location.path), place: location.placeText,
            subject: TerminalText.escaped(subject))
    }

    /// The minimum number of locations with the same subject that are shown as a range.
    private static let leastInRange = 4

    /// Returns a line for each location. Locations with the same subject are combined to one line if their files differ
    /// only in one folder, such as the versions of a model:
    ///
    /// ```
    /// M.xcdatamodeld/M 2.xcdatamodel/contents:4:9 to M 9.xcdatamodel/contents:4:9 (8 places): Book.title
    /// ```
    static func lines(_ places: [EqualLocation]) -> [String] {
        let groups = Dictionary(grouping: places) { Key(subject: $0.subject, folder: $0.outerFolder) }
        var shown: Set<Key> = []
        return places.compactMap { place in
            let key = Key(subject: place.subject, folder: place.outerFolder)
            guard let folder = key.folder, let group = groups[key], group.count >= leastInRange,
                Set(group.map(\.path)).count == group.count
            else {
                return place.line
            }
            return shown.insert(key).inserted ? range(group, in: folder) : nil
        }
    }

    private struct Key: Hashable {
        var subject: String
        var folder: String?
    }

    private var line: String {
        place.isEmpty || subject.isEmpty ? place + subject : "\(place)\(separator)\(subject)"
    }

    private var separator: String { subject.hasPrefix(" (") ? "" : ": " }

    private static func range(_ places: [EqualLocation], in folder: String) -> String? {
        guard let first = places.first, let last = places.last else { return nil }
        let end = last.place.dropFirst(folder.count + 1)
        return "\(first.place) to \(end) (\(places.count) places)\(first.separator)\(first.subject)"
    }

    /// The folder two levels above the file, such as `M.xcdatamodeld`. Nil if there is none, or if the location has no
    /// subject.
    private var outerFolder: String? {
        guard !subject.isEmpty else { return nil }
        let parts = PathText.parts(of: path)
        return parts.count < 3 ? nil : parts.dropLast(2).joined(separator: "/")
    }
}
