import ModelcKeyedArchive
import ModelcSchema

/// The objects of a compiled file, and the features of the model that have no proven compiled form.
struct CompiledGraph {
    var graph = ArchiveGraph()
    private(set) var uses: [CompiledFeatureUse] = []
    /// The element that is being written, for notes. `owner` is the name of a top-level element such as an entity;
    /// `own` is the name of its property, nil for the top-level element itself.
    private var names: (owner: String, own: String?) = ("", nil)
    private var place = SchemaLocation(position: nil)

    /// Notes that the current element has a feature.
    mutating func note(_ feature: CompiledFeature, detail: String? = nil) {
        let modelPath = names.owner + (names.own.map { "." + $0 } ?? "")
        let use = CompiledFeatureUse(feature: feature, modelPath: modelPath, detail: detail, place: place)
        if uses.last != use { uses.append(use) }
    }

    /// Adds an element with `add`. If the form of the element is not known, adds only the note `unknown`.
    ///
    /// - Returns: the node; nil if the form is not known.
    mutating func attempt(
        _ unknown: CompiledFeature,
        _ add: (inout CompiledGraph) throws(UnsupportedForm) -> ArchiveGraph.Node
    ) -> ArchiveGraph.Node? {
        let noted = uses.count
        do throws(UnsupportedForm) {
            return try add(&self)
        } catch {
            uses.removeSubrange(noted...)
            note(unknown, detail: error.text)
            return nil
        }
    }

    /// Begins an element. Subsequent notes refer to it.
    ///
    /// - Parameters:
    ///   - owner: the name of the element, or of the entity that contains it.
    ///   - name: the name of the element if it is a part of an entity, such as a property.
    mutating func begin(_ owner: String, _ name: String? = nil, at element: some SourceElement) {
        names = (owner, name)
        place = SchemaLocation(element)
    }

    mutating func set(_ key: StaticString, of node: ArchiveGraph.Node, to value: ArchiveGraph.Value) {
        graph.set(key, of: node, to: value)
    }

    /// Sets a key to true if the flag is true. Compiled files leave out flags that are false.
    mutating func setFlag(_ key: StaticString, of node: ArchiveGraph.Node, if flag: Bool) {
        if flag { graph.set(key, of: node, to: .inline(.boolean(true))) }
    }

    func text(_ text: String?) -> ArchiveGraph.Value { .text(text) }

    func number(_ number: Int64) -> ArchiveGraph.Value { .inline(.integer(number)) }

    func number(_ number: Int) -> ArchiveGraph.Value { .inline(.integer(Int64(number))) }

    mutating func dictionary(_ entries: [(key: String, value: ArchiveGraph.Value)]) -> ArchiveGraph.Value {
        .node(graph.add(dictionary: entries))
    }

    mutating func list(_ values: [ArchiveGraph.Value]) -> ArchiveGraph.Value {
        .node(graph.add(array: values, classChain: ArchiveGraph.array))
    }

    mutating func mutableList(_ values: [ArchiveGraph.Value]) -> ArchiveGraph.Value {
        .node(graph.add(array: values))
    }

    mutating func set(_ values: [ArchiveGraph.Value]) -> ArchiveGraph.Value {
        .node(graph.add(array: values, classChain: ArchiveGraph.set))
    }

    /// Adds user info as a dictionary with string values. If a key occurs twice, the last value is used.
    mutating func userInfo(_ userInfo: UserInfo) -> ArchiveGraph.Value {
        let values = Dictionary(userInfo.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        let entries = values.sorted { $0.key.isBefore($1.key) }.map {
            (key: $0.key, value: text($0.value))
        }
        return .node(graph.add(dictionary: entries, classChain: ArchiveGraph.dictionary))
    }
}
