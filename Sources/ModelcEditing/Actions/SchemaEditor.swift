import ModelcBase
import ModelcSchema

/// Performs actions on a model, one after the other. It does no input or output, and is independent of files.
///
/// 1. `ActionParser` parses words into an action, with the settings of each kind of element in `Settings`.
/// 2. `Actions` has a file for each kind: it finds the element and checks the names in the action.
/// 3. `References` updates references after a rename, or finds the references to a removed element.
///
/// Elements keep their positions in the file. New elements have no position, so the writer can recognize them.
package struct SchemaEditor {
    /// Whether references to a removed element are removed, too.
    var cascades: Bool
    package internal(set) var model: ManagedObjectModel
    /// The names in the model. Code that changes a name, a parent or an index in a list must record the change here or
    /// set this property to nil.
    var names: DeclaredNames?
    /// For each name, the entities that contain it in a reference, a predicate or an expression. Nil if the model has
    /// changed since the lookup. Renames do not count: they are recorded in the table.
    var mentions: MentionedNames?
    /// The settings for a new entity; nil if entities have changed since they were determined.
    var entityForm: EntityForm?
    /// The elements that consecutive `remove` actions collect. They are removed before any other action.
    var removal: Removal?
    /// The elements that were removed although no action names them, because they depend on a removed element.
    var removed = RemovedParts()
    /// Predicates and expressions that contain the name of a renamed or removed property but cannot be parsed.
    package internal(set) var unfollowed: [UnfollowedReference] = []

    /// The elements that were removed because they depend on a removed element, as text for messages.
    package var removedAlong: [String] { removed.parts.map(\.text) }

    package init(_ model: ManagedObjectModel, cascades: Bool = false) {
        self.model = model
        self.cascades = cascades
    }
}

/// Elements that are removed together with another element, without duplicates.
struct RemovedParts: Sendable {
    /// The text of each element for messages, and the name of the entity that contains it. The name is nil for an
    /// element of the model itself.
    private(set) var parts: [(text: String, owner: String?)] = []
    private var texts: Set<String> = []

    mutating func note(_ text: String, of owner: String?) {
        if texts.insert(text).inserted { parts.append((text, owner)) }
    }

    /// Removes from `parts` the elements of entities that are removed completely.
    mutating func forget(partsOf owners: Set<String>) {
        let isForgotten = { (owner: String?) in owner.map(owners.contains) ?? false }
        for part in parts where isForgotten(part.owner) { texts.remove(part.text) }
        parts.removeAll { isForgotten($0.owner) }
    }
}

// Helpers for all actions.
extension SchemaEditor {
    /// Returns the index of an entity; throws if it does not exist.
    func entityIndex(_ name: String) throws(ActionFailure) -> Int {
        if let place = names?.place(ofEntity: name, in: model) { return place }
        return try SchemaEditor.index(of: name, in: model.entities, "entity") { $0.name }
    }

    /// Returns the index of an entity that a new element belongs to or refers to. If there is none, the error suggests
    /// adding the entity first.
    func referredEntityIndex(_ name: String) throws(ActionFailure) -> Int {
        if let place = names?.place(ofEntity: name, in: model) { return place }
        guard !model.entities.contains(where: { $0.name == name }) else { return try entityIndex(name) }
        throw .unknown(
            "entity", name, among: model.entities.map(\.name),
            remedy: "\(ActionFailure.preparing)add entity \(TerminalText.escaped(name))")
    }

    /// Returns the index of an entity, then those of its ancestors, the nearest first.
    func lineage(ofEntityAt index: Int) -> [Int] {
        var lineage: [Int] = []
        var seen: Set<Int> = []
        var next: Int? = index
        while let place = next, seen.insert(place).inserted {
            lineage.append(place)
            next = model.entities[place].parentName.flatMap { parent in
                names?.place(ofEntity: parent, in: model) ?? model.entities.firstIndex { $0.name == parent }
            }
        }
        return lineage
    }

    /// Returns the index of the only element with a name; throws if there is none, or if there are several.
    static func index<Element>(
        of name: String, in elements: [Element], _ kind: String, _ nameOf: (Element) -> String
    ) throws(ActionFailure) -> Int {
        guard let index = elements.firstIndex(where: { nameOf($0) == name }) else {
            throw .unknown(kind, name, among: elements.map(nameOf))
        }
        guard !elements[(index + 1)...].contains(where: { nameOf($0) == name }) else {
            throw .ambiguous(kind, name)
        }
        return index
    }

    /// Throws if the new name of an entity, a property or a composite is not valid. A name begins with a letter or an
    /// underscore, and contains only letters, digits, underscores and combining marks.
    func check(name: String, of path: String) throws(ActionFailure) {
        let scalars = name.unicodeScalars
        let isStart = { (scalar: Unicode.Scalar) in scalar == "_" || scalar.properties.isAlphabetic }
        guard let first = scalars.first, isStart(first),
            scalars.allSatisfy({ isStart($0) || $0.properties.numericType != nil || $0.isCombiningMark })
        else {
            throw ActionFailure(
                .unusableName, "'\(TerminalText.escaped(name))' cannot be a name", at: path,
                help: "a name begins with a letter, and has letters, digits and underscores only")
        }
    }

    /// Checks the name of a fetch request, an index or a configuration. It can be any text that is not empty, without
    /// control characters and without white space at its start or end.
    func check(label: String, of kind: String) throws(ActionFailure) {
        let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
        let isPadded = label.first?.isWhitespace == true || label.last?.isWhitespace == true
        guard !label.isEmpty, !isPadded, !label.unicodeScalars.contains(where: isControl) else {
            throw ActionFailure(.unusableName, "'\(TerminalText.escaped(label))' cannot be the name of a \(kind)")
        }
    }

    /// Throws if a name occurs twice in the list.
    static func refuseRepeats(_ names: [String]) throws(ActionFailure) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw .usage("'\(TerminalText.escaped(name))' is named twice", help: "name it once")
        }
    }

    /// Whether the file was last saved by this build of the model editor or a later one. A file without a build number
    /// counts as new.
    func isSaved(since build: Int) -> Bool {
        guard let major = model.lastSavedToolsVersion?.major, major != 1 else { return true }
        return major >= build
    }

    /// Whether Xcode writes `syncable="YES"` on a new property (FormatModelXML §6.6): versions before Xcode 11 always
    /// do, later ones if the model's minimum Xcode version is below 11.
    var writesSyncableProperties: Bool {
        let minimum = model.oldestXcode.flatMap { ToolsVersion($0).major }
        return isSaved(since: 872) && (!isSaved(since: 14886) || (minimum ?? 11) < 11)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar combines with the letter before it, as in file names on a Mac.
    fileprivate var isCombiningMark: Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }
}
