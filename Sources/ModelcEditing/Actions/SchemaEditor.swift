import ModelcBase
import ModelcSchema

/// Performs actions on a model, one after the other. Does no input or output, and does not know about files.
///
/// 1. parse words into an action: `ActionParser`, with the settings of each kind of element in `Settings`;
/// 2. find the element, and check the names in the action: `Actions`, a file for each kind;
/// 3. update references after a rename, or find the references to a removed element: `References`.
///
/// Elements keep their positions in the file, and new ones have none: the writer uses this to find new elements.
package struct SchemaEditor {
    /// Whether references to a removed element are removed, too.
    var cascades: Bool
    package internal(set) var model: ManagedObjectModel
    /// The names in the model. Code that changes a name, a parent or a place in a list records the change here, or sets
    /// this to nil.
    var names: DeclaredNames?
    /// The entities that mention each name; nil if anything but names changed since they were looked up.
    var mentions: MentionedNames?
    /// The settings of a new entity; nil if entities changed since they were computed.
    var entityForm: EntityForm?
    /// The elements that consecutive actions remove. They are removed before any other action.
    var removal: Removal?
    /// The parts that were removed in addition to those that the actions name.
    var removed = RemovedParts()
    /// References to a renamed or removed property that cannot be parsed.
    package internal(set) var unfollowed: [UnfollowedReference] = []

    /// The parts that were removed in addition to those that the actions name, as text for messages.
    package var removedAlong: [String] { removed.parts.map(\.text) }

    package init(_ model: ManagedObjectModel, cascades: Bool = false) {
        self.model = model
        self.cascades = cascades
    }
}

/// Parts that are removed together with another element, each once.
struct RemovedParts: Sendable {
    /// A part and the entity that contains it; nil for a part of the model.
    private(set) var parts: [(text: String, owner: String?)] = []
    private var texts: Set<String> = []

    mutating func note(_ text: String, of owner: String?) {
        if texts.insert(text).inserted { parts.append((text, owner)) }
    }

    /// Removes the parts of entities that are removed as a whole.
    mutating func forget(partsOf owners: Set<String>) {
        let isForgotten = { (owner: String?) in owner.map(owners.contains) ?? false }
        for part in parts where isForgotten(part.owner) { texts.remove(part.text) }
        parts.removeAll { isForgotten($0.owner) }
    }
}

// Helpers that all actions use.
extension SchemaEditor {
    /// Returns the index of an entity.
    func entityIndex(_ name: String) throws(ActionFailure) -> Int {
        if let place = names?.place(ofEntity: name, in: model) { return place }
        return try SchemaEditor.index(of: name, in: model.entities, "entity") { $0.name }
    }

    /// Returns the index of an entity that a new element belongs to or refers to, which may have to be added first.
    func referredEntityIndex(_ name: String) throws(ActionFailure) -> Int {
        if let place = names?.place(ofEntity: name, in: model) { return place }
        guard !model.entities.contains(where: { $0.name == name }) else { return try entityIndex(name) }
        throw .unknown(
            "entity", name, among: model.entities.map(\.name),
            remedy: "add it first: add entity \(TerminalText.escaped(name))")
    }

    /// Returns the indices of an entity and its ancestors, the nearest first.
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

    /// Returns the index of the only element with a name.
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

    /// Checks a new name of an element.
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

    /// Checks the name of a request, an index or a configuration, which can be any text.
    func check(label: String, of kind: String) throws(ActionFailure) {
        let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
        let isPadded = label.first?.isWhitespace == true || label.last?.isWhitespace == true
        guard !label.isEmpty, !isPadded, !label.unicodeScalars.contains(where: isControl) else {
            throw ActionFailure(.unusableName, "'\(TerminalText.escaped(label))' cannot be the name of a \(kind)")
        }
    }

    /// Throws if a list of an action has an element twice.
    static func refuseRepeats(_ names: [String]) throws(ActionFailure) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw .usage("'\(TerminalText.escaped(name))' is named twice", help: "name it once")
        }
    }

    /// Whether the editor that last saved the file has at least a given build; a file without a build counts as new.
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
    /// Whether it combines with the letter before it, as in names from a Mac's file system.
    fileprivate var isCombiningMark: Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }
}
