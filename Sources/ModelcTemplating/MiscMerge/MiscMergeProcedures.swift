/// The procedures of a MiscMerge template. A procedure is converted at its calls, because they decide about the types of
/// its parameters: there is one version for each list of types.
struct MiscMergeProcedures {
    /// A procedure as the template has it.
    struct Definition {
        let name: String
        let parameters: [String]
        let range: Range<Int>
        let spaces: MiscMergeSpaces
        var body: [MiscMergePiece] = []
    }

    /// A procedure for values of certain types.
    private struct Version {
        let name: String
        let types: [TemplateType]
        let spelling: String
    }

    private var known: [String: Definition] = [:]
    private var versions: [Version] = []
    /// The names of the procedures that are being converted.
    private var open: Set<String> = []
    /// The converted procedures, before all other text.
    private(set) var definitions = ""

    subscript(name: String) -> Definition? { known[name] }

    mutating func define(_ definition: Definition) { known[definition.name] = definition }

    func isOpen(_ name: String) -> Bool { open.contains(name) }

    /// The name of the version for values of the types; nil if it is not converted yet.
    func spelling(of name: String, _ types: [TemplateType]) -> String? {
        versions.first { $0.name == name && $0.types == types }?.spelling
    }

    /// Adds the version for values of the types. Its text is made by a writer that can call other procedures.
    mutating func convert(
        _ definition: Definition, _ types: [TemplateType], scope: MiscMergeScope, notes: MiscMergeNotes
    ) -> String {
        let others = versions.count { $0.name == definition.name }
        let spelling = MiscMergeWriter.variable(definition.name) + (others == 0 ? "" : "_\(others + 1)")
        versions.append(Version(name: definition.name, types: types, spelling: spelling))
        let parameters = zip(definition.parameters, types).map { (name: $0, type: $1) }
        var writer = MiscMergeWriter(scope: scope.ofProcedure(parameters), notes: notes, spaces: definition.spaces)
        open.insert(definition.name)
        writer.procedures = self
        let body = writer.text(of: definition.body)
        self = writer.procedures
        open.remove(definition.name)
        let head = ([spelling] + definition.parameters.map(MiscMergeWriter.variable)).joined(separator: " ")
        definitions += "<$procedure \(head)$>\(body)<$endprocedure$>"
        return spelling
    }
}
