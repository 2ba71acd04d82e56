import ModelcBase

/// Finds and reads included templates. Each template is read only once.
struct IncludeLibrary {
    private let resolve: @Sendable (String) -> TemplateSource?
    private let read: (TemplateSource) -> TemplateSyntax?
    private var known: [String: Entry] = [:]

    enum Entry {
        case missing
        /// The template has errors. They were reported when it was read.
        case unreadable
        case read(TemplateSyntax)
    }

    init(
        resolve: @escaping @Sendable (String) -> TemplateSource?, read: @escaping (TemplateSource) -> TemplateSyntax?
    ) {
        self.resolve = resolve
        self.read = read
    }

    mutating func template(named name: String) -> Entry {
        if let entry = known[name] { return entry }
        let entry: Entry
        if let source = resolve(name) {
            entry = read(source).map(Entry.read) ?? .unreadable
        } else {
            entry = .missing
        }
        known[name] = entry
        return entry
    }
}
