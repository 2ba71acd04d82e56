import ModelcSchema
import ModelcXML

/// Edits grouped by the elements that they change.
struct ElementChanges {
    private let document: EditableDocument
    private var changes: [Int: ElementChange] = [:]
    /// The children that were looked up before: their indices, by the index of the parent and by child name. They are
    /// kept because an entity with thousands of children may get thousands more.
    private var children: [Int: [String: [Int]]] = [:]

    init(_ document: EditableDocument) { self.document = document }

    subscript(element: Int) -> ElementChange { changes[element] ?? ElementChange() }

    /// The indices of the elements that get another start tag or another list of children, in file order. A removed
    /// element is not included: it changes the list of children of its parent.
    var changedElements: [Int] {
        var changed = Set(changes.filter { $0.value.hasOwnChange }.keys)
        for (element, change) in changes where change.removal != nil {
            if let parent = document[element].parent { changed.insert(parent) }
        }
        return changed.filter { !isGone($0) }.sorted()
    }

    func isRemoved(_ element: Int) -> Bool { changes[element]?.removal != nil }

    /// The indices of the removed elements in file order, by the index of their parent.
    var removals: [Int: [Int]] {
        let removed = changes.filter { $0.value.removal != nil }.keys.sorted()
        return Dictionary(grouping: removed) { document[$0].parent ?? $0 }
    }

    /// Whether the element or one of its ancestors is removed.
    private func isGone(_ element: Int) -> Bool { removal(around: element) != nil }

    private func removal(around element: Int) -> Int? {
        var next: Int? = element
        while let current = next {
            if let index = changes[current]?.removal { return index }
            next = document[current].parent
        }
        return nil
    }

    /// Adds an edit, unless it is invalid or contradicts an earlier one.
    mutating func add(_ edit: ModelEdit, _ index: Int) throws(EditError) {
        guard let element = document.outline.element(at: edit.position.offset) else {
            throw EditError(index: index, reason: .noElement)
        }
        switch edit {
        case .setAttribute(_, let name, let value): try setAttribute(name, value, of: element, index)
        case .removeAttribute(_, let name): try setAttribute(name, nil, of: element, index)
        case .removeElement: try remove(element, index)
        case .insertElement(let child, _): try insert(child, into: element, index)
        case .setUserInfo(_, let key, let value): try setUserInfo(key, value, of: element, index)
        case .removeUserInfo(_, let key): try setUserInfo(key, nil, of: element, index)
        }
    }

    private mutating func setAttribute(
        _ name: String, _ value: String?, of element: Int, _ index: Int
    ) throws(EditError) {
        try check(name: name, index)
        try check(value: value ?? "", index)
        if let requested = self[element].attributes[name] {
            guard requested.value == value else {
                throw EditError(index: index, reason: .conflict(with: requested.index))
            }
            return
        }
        try touch(element, index)
        changes[element, default: ElementChange()].attributes[name] = .init(value: value, index: index)
    }

    private mutating func remove(_ element: Int, _ index: Int) throws(EditError) {
        guard document[element].parent != nil else { throw EditError(index: index, reason: .removesRoot) }
        guard !isRemoved(element) else { return }
        if let other = changes[element]?.firstTouch {
            throw EditError(index: index, reason: .conflict(with: other))
        }
        try touch(element, index)
        changes[element, default: ElementChange()].removal = index
    }

    private mutating func insert(_ child: VerbatimElement, into element: Int, _ index: Int) throws(EditError) {
        try check(child, index)
        try touch(element, index)
        try place(child, in: element, index)
    }

    /// Inserts a child. If it is a group such as `userInfo` and the element already has this group, only the children
    /// are inserted, because an element has at most one of each group.
    private mutating func place(_ child: VerbatimElement, in element: Int, _ index: Int) throws(EditError) {
        let isContainer = document.shape(of: element).child(named: child.name)?.element.isContainer == true
        if isContainer, let group = children(of: element, named: child.name).last {
            try touch(group, index)
            changes[group, default: ElementChange()].insertions += child.children
        } else if isContainer, let new = self[element].insertions.firstIndex(where: { $0.name == child.name }) {
            changes[element]?.insertions[new].children += child.children
        } else {
            changes[element, default: ElementChange()].insertions.append(child)
        }
    }

    private mutating func setUserInfo(
        _ key: String, _ value: String?, of element: Int, _ index: Int
    ) throws(EditError) {
        guard document.shape(of: element).child(named: UserInfo.elementName) != nil else {
            throw EditError(index: index, reason: .noUserInfo)
        }
        for text in [key, value ?? ""] { try check(value: text, index) }
        if let requested = self[element].userInfo[key] {
            guard requested.value == value else {
                throw EditError(index: index, reason: .conflict(with: requested.index))
            }
            return
        }
        let entries = entries(of: element, key)
        if let value, let last = entries.last {
            try setAttribute("value", value, of: last, index)
        } else if let value {
            try touch(element, index)
            let entry = VerbatimElement(
                name: UserInfoEntry.xmlFormat.name,
                attributes: [
                    VerbatimAttribute(name: "key", value: key), VerbatimAttribute(name: "value", value: value),
                ])
            try place(VerbatimElement(name: UserInfo.elementName, children: [entry]), in: element, index)
        } else {
            for entry in entries { try remove(entry, index) }
        }
        changes[element, default: ElementChange()].userInfo[key] = .init(value: value, index: index)
    }

    /// The indices of the user info entries with a key. If there are several, the last one is in effect.
    private mutating func entries(of element: Int, _ key: String) -> [Int] {
        children(of: element, named: UserInfo.elementName)
            .flatMap { children(of: $0, named: UserInfoEntry.xmlFormat.name) }
            .filter { document.value("key", of: $0) == key }
    }

    private mutating func children(of element: Int, named name: String) -> [Int] {
        let known =
            children[element] ?? Dictionary(grouping: document.outline.children(of: element)) { document.name(of: $0) }
        children[element] = known
        return known[name]?.filter { !isRemoved($0) } ?? []
    }

    /// Records that an edit changes the element and the content of its ancestors.
    private mutating func touch(_ element: Int, _ index: Int) throws(EditError) {
        if let other = removal(around: element) { throw EditError(index: index, reason: .conflict(with: other)) }
        var next: Int? = element
        while let current = next {
            if changes[current, default: ElementChange()].firstTouch == nil {
                changes[current, default: ElementChange()].firstTouch = index
            }
            next = document[current].parent
        }
    }

    /// Removes groups that lose their last child: Xcode writes no empty groups.
    mutating func removeEmptiedContainers() {
        let parents = Set(changes.filter { $0.value.removal != nil }.keys.compactMap { document[$0].parent })
        for group in parents where document.shape(of: group).isContainer && isEmptied(group) {
            let index = self[group].firstTouch
            changes[group]?.removal = index
        }
    }

    /// Whether an element has lost all of its content: it has no elements, text, comments or attributes left.
    private func isEmptied(_ element: Int) -> Bool {
        !self[element].hasOwnChange && document.attributePlaces(of: element).isEmpty && isEmpty(element)
    }

    /// Whether an element has no content after all edits.
    func isEmpty(_ element: Int) -> Bool {
        guard self[element].insertions.isEmpty else { return false }
        var index = document[element].tagEnd
        for child in document.outline.children(of: element) {
            guard isRemoved(child), document.isBlank(index..<document[child].start) else { return false }
            index = document[child].end
        }
        return document.isBlank(index..<document[element].endTag)
    }
}

extension ElementChanges {
    private func check(name: String, _ index: Int) throws(EditError) {
        guard XMLAttributeText.isName(name) else { throw EditError(index: index, reason: .unusableName(name)) }
    }

    private func check(value: String, _ index: Int) throws(EditError) {
        guard XMLAttributeText.isWritable(value) else { throw EditError(index: index, reason: .unusableValue(value)) }
    }

    private func check(_ element: VerbatimElement, _ index: Int) throws(EditError) {
        try check(name: element.name, index)
        try check(value: element.text, index)
        for attribute in element.attributes {
            try check(name: attribute.name, index)
            try check(value: attribute.value, index)
        }
        for child in element.children { try check(child, index) }
    }
}

extension ElementChange {
    /// Whether the edits set attributes of the element or insert children. Removed children do not count.
    fileprivate var hasOwnChange: Bool { !attributes.isEmpty || !insertions.isEmpty }
}

extension UserInfo {
    /// The name of the element that contains the user info entries.
    static let elementName = "userInfo"
}

/// The changes that all edits together make to one element of a file.
struct ElementChange {
    /// A requested value, with the index of the edit that requests it.
    struct Desired<Value: Equatable> {
        var value: Value
        var index: Int
    }

    /// The new values of attributes, by attribute name; nil removes the attribute.
    var attributes: [String: Desired<String?>] = [:]
    /// The new values of user info, by key; nil removes the key.
    var userInfo: [String: Desired<String?>] = [:]
    /// New children, in the order of the edits.
    var insertions: [VerbatimElement] = []
    /// The index of the edit that removes the element; nil if none does.
    var removal: Int?
    /// The index of the first edit that changes the element or its content; nil if none does.
    var firstTouch: Int?
}
