import ModelcSchema

/// Three versions of one model to one, element by element: what only one side changed is taken, what both changed to the same
/// is the same, and all else is a conflict. The result always has all that ours wants, or more; where it becomes the base of
/// another merge, it has at conflicts what the base has.
///
/// It works on elements and attributes as they stand in the file, so that what the schema does not know is merged, too.
package struct ElementMerge {
    /// What other parts of the model demand.
    private let demands: MergeDemands
    /// The paths at which, or below which, something is demanded.
    private let demanded: Set<MergePath>
    /// Whether conflicts leave what the base has, as though neither side had changed it.
    private let keepsBase: Bool
    package private(set) var root: VerbatimElement
    package private(set) var conflicts: [MergeConflict] = []

    /// - Parameters:
    ///   - base: what both sides come from; nil where both added the file.
    ///   - demands: what the parts of the merged model demand of each other; empty where nobody knows yet.
    ///   - keepsBase: whether conflicts leave what the base has, and not what ours has.
    package init(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement,
        demands: MergeDemands = MergeDemands(), keepsBase: Bool = false
    ) {
        self.demands = demands
        demanded = demands.concerned
        self.keepsBase = keepsBase
        root = ours
        root = merged(base, ours, theirs, MergePath())
        EditorState.settle(&root, base, ours, theirs)
    }

    /// An element that both sides have.
    private mutating func merged(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath
    ) -> VerbatimElement {
        if ours.says(theirs) { return ours }
        if let base, !demanded.contains(path) {
            if theirs.says(base) { return ours }
            if ours.says(base) { return theirs }
        }
        var result = ours
        let contested = mergeAttributes(base, ours, theirs, path, &result)
        if let circle = demands.circles[path] { add(.circle(circle), path, base, ours, theirs) }
        if base == nil, !ElementIdentity.isGroup(ours.name) {
            reportAdditions(contested, ours, theirs, path)
        } else if !contested.isEmpty {
            add(.values(contested), path, base, ours, theirs)
        }
        if ElementIdentity.isOneValue(ours.name) {
            result.children = mergeList(base, ours, theirs, path)
        } else {
            result.children = mergeChildren(base, ours, theirs, path)
        }
        return result
    }

    /// Both sides have an element that the base does not have: what is not the same in both is named.
    private mutating func reportAdditions(
        _ contested: [String], _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath
    ) {
        let parts =
            ElementIdentity.isOneValue(ours.name)
            ? ([], []) : (ours.parts(without: theirs), theirs.parts(without: ours))
        guard !contested.isEmpty || !parts.0.isEmpty || !parts.1.isEmpty else { return }
        add(.additions(contested, ours: parts.0, theirs: parts.1), path, nil, ours, theirs)
    }

    private mutating func add(
        _ kind: MergeConflict.Kind, _ path: MergePath, _ base: VerbatimElement?, _ ours: VerbatimElement?,
        _ theirs: VerbatimElement?
    ) {
        // Where boxes stand in a diagram means nothing.
        guard path.steps.first?.element != "elements" else { return }
        conflicts.append(MergeConflict(path, kind, base: base, ours: ours, theirs: theirs))
    }

    /// - Returns: the names of those attributes that both sides changed, each in its own way.
    private func mergeAttributes(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath,
        _ result: inout VerbatimElement
    ) -> [String] {
        let added = theirs.attributes.filter { ours.value($0.name) == nil }
        let names = (ours.attributes + added).map(\.name)
        let isAsked = { (name: String) in !EditorState.settles(name, of: ours.name) }
        if let text = ThreeWay.merge(base?.text ?? "", ours.text, theirs.text).value { result.text = text }
        // What both sides added has no value of its own to start from.
        guard let base else { return names.filter { isAsked($0) && ours.value($0) != theirs.value($0) } }
        let settled = demands.circles[path] == nil ? [] : ["parentEntity"]
        let together = DependentValues.contested(base, ours, theirs)
        var contested: [String] = []
        for name in names where !settled.contains(name) {
            let (mine, other) = (ours.value(name), theirs.value(name))
            if together.contains(name) {
                if mine != other { contested.append(name) }
                if keepsBase { result.set(name, base.value(name)) }
            } else if let value = ThreeWay.merge(base.value(name), mine, other).value {
                result.set(name, value)
            } else if isAsked(name) {
                contested.append(name)
                if keepsBase { result.set(name, base.value(name)) }
            }
        }
        return contested
    }

    /// Children that are one value together: the properties of an index.
    private mutating func mergeList(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath
    ) -> [VerbatimElement] {
        let signatures = { (element: VerbatimElement?) in element?.children.map(\.signature) ?? [] }
        if let wanted = ThreeWay.merge(signatures(base), signatures(ours), signatures(theirs)).value {
            return wanted == signatures(ours) ? ours.children : theirs.children
        }
        // One mark is enough: it has all of theirs.
        if conflicts.last?.path == path { conflicts.removeLast() }
        add(.contents, path, base, ours, theirs)
        return (keepsBase ? base : ours)?.children ?? []
    }

    private mutating func mergeChildren(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath
    ) -> [VerbatimElement] {
        let children = (ChildTable(base), ChildTable(ours), ChildTable(theirs))
        let isContested = reportReplacements(children, path, base, ours, theirs)
        var result: [MergePath.Step: VerbatimElement] = [:]
        for step in Set(children.1.steps + children.2.steps).sorted(by: MergePath.Step.isBefore) {
            result[step] = merged(
                children.0[step], children.1[step], children.2[step], path.appending(step))
        }
        var order = ChildOrder(children.0.steps, children.1.steps, children.2.steps).steps
        if keepsBase, isContested {
            let old = children.0.contents
            order.removeAll { ElementIdentity.isContent($0.element) }
            order += children.0.steps.filter(old.contains)
            for step in old { result[step] = children.0[step] }
        }
        return order.compactMap { result[$0] }
    }

    /// A child that at least one side has.
    private mutating func merged(
        _ base: VerbatimElement?, _ ours: VerbatimElement?, _ theirs: VerbatimElement?, _ path: MergePath
    ) -> VerbatimElement? {
        switch (ours, theirs) {
        case (nil, nil): return nil
        case (let ours?, let theirs?):
            let count = conflicts.count
            let element = merged(base, ours, theirs, path)
            // Neither of two additions is in the base.
            let isWithdrawn = keepsBase && base == nil && conflicts.count > count && !ElementIdentity.isGroup(ours.name)
            return isWithdrawn ? nil : element
        case (let ours?, nil): return remaining(base, ours, removedBy: .theirs, path)
        case (nil, let theirs?): return remaining(base, theirs, removedBy: .ours, path)
        }
    }

    /// What one side does not have: it is new, or the other side removed it.
    private mutating func remaining(
        _ base: VerbatimElement?, _ element: VerbatimElement, removedBy side: MergeConflict.Side, _ path: MergePath
    ) -> VerbatimElement? {
        guard let base else { return element }
        let (ours, theirs) = side == .theirs ? (element, nil) : (nil, element)
        if let users = demands.kept[path] {
            add(.use(removedBy: side, users: users), path, base, ours, theirs)
            return element
        }
        // Whoever removed parts of it has nothing against removing it: in either order it would be gone.
        if !demands.isRenamed(path), element.says(base) || element.isReduced(from: base) { return nil }
        if ElementIdentity.isGroup(element.name) {
            // A group that is gone is an empty one; a diagram that is gone stays gone.
            if element.name == "elements" { return nil }
            let empty = VerbatimElement(name: element.name)
            let rest = side == .theirs ? merged(base, element, empty, path) : merged(base, empty, element, path)
            return rest.children.isEmpty ? nil : rest
        }
        add(.removal(by: side), path, base, ours, theirs)
        return keepsBase ? base : element
    }

    /// A changed constraint is another one. That both sides replaced the same one is a conflict, although both new ones stay.
    ///
    /// - Returns: whether it is.
    private mutating func reportReplacements(
        _ children: (ChildTable, ChildTable, ChildTable), _ path: MergePath, _ base: VerbatimElement?,
        _ ours: VerbatimElement, _ theirs: VerbatimElement
    ) -> Bool {
        let steps = (children.0.contents, children.1.contents, children.2.contents)
        guard !steps.0.subtracting(steps.1).subtracting(steps.2).isEmpty else { return false }
        let (new, others) = (steps.1.subtracting(steps.0), steps.2.subtracting(steps.0))
        if new != others { add(.contents, path, base, ours, theirs) }
        return new != others
    }
}

extension VerbatimElement {
    fileprivate mutating func set(_ name: String, _ value: String?) {
        guard let value else { return attributes.removeAll { $0.name == name } }
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes[index].value = value
        } else {
            attributes.append(VerbatimAttribute(name: name, value: value))
        }
    }
}
