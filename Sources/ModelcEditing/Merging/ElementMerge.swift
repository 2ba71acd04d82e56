import ModelcSchema

/// A three-way merge of a model, element by element. If only one side changed something, its change is used. If both
/// sides made the same change, it is used once. Other changes of both sides are a conflict. At a conflict, the result
/// has at least the content of ours. With `keepsBase`, it has the content of the base at conflicts, so that it can be
/// the base of another merge.
///
/// The merge works on the XML elements and attributes of the file, so that elements unknown to the schema are merged as
/// well.
package struct ElementMerge {
    private let demands: MergeDemands
    /// The paths of elements with dependencies (`MergeDemands`), and all paths above them.
    private let demanded: Set<MergePath>
    /// Whether the result has the content of the base at conflicts, as if no side had changed it.
    private let keepsBase: Bool
    package private(set) var root: VerbatimElement
    package private(set) var conflicts: [MergeConflict] = []

    /// - Parameters:
    ///   - base: the common ancestor; nil if both sides added the file.
    ///   - demands: the dependencies between parts of the merged model; empty if not yet known.
    ///   - keepsBase: whether the result has the content of the base, not of ours, at conflicts.
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

    /// Merges an element that both ours and theirs have.
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

    /// Reports the differences between two elements of the same name that ours and theirs both added.
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
        // The positions of boxes in a diagram (XML element `elements`) never cause a conflict.
        guard path.steps.first?.element != "elements" else { return }
        conflicts.append(MergeConflict(path, kind, base: base, ours: ours, theirs: theirs))
    }

    /// Merges the attributes of an element into `result`.
    ///
    /// - Returns: the names of the attributes that both sides changed differently.
    private func mergeAttributes(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath,
        _ result: inout VerbatimElement
    ) -> [String] {
        let added = theirs.attributes.filter { ours.value($0.name) == nil }
        let names = (ours.attributes + added).map(\.name)
        let isCompared = { (name: String) in !EditorState.settles(name, of: ours.name) }
        if let text = ThreeWay.merge(base?.text ?? "", ours.text, theirs.text).value { result.text = text }
        // If both sides added the element, there is no base value.
        guard let base else { return names.filter { isCompared($0) && ours.value($0) != theirs.value($0) } }
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
            } else if isCompared(name) {
                contested.append(name)
                if keepsBase { result.set(name, base.value(name)) }
            }
        }
        return contested
    }

    /// Merges the properties of an index. They are one value, because their order matters.
    private mutating func mergeList(
        _ base: VerbatimElement?, _ ours: VerbatimElement, _ theirs: VerbatimElement, _ path: MergePath
    ) -> [VerbatimElement] {
        let signatures = { (element: VerbatimElement?) in element?.children.map(\.signature) ?? [] }
        if let wanted = ThreeWay.merge(signatures(base), signatures(ours), signatures(theirs)).value {
            return wanted == signatures(ours) ? ours.children : theirs.children
        }
        // Another conflict at this path is removed: this one covers all differences of the element.
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

    /// Merges a child that at least one of ours and theirs has.
    private mutating func merged(
        _ base: VerbatimElement?, _ ours: VerbatimElement?, _ theirs: VerbatimElement?, _ path: MergePath
    ) -> VerbatimElement? {
        switch (ours, theirs) {
        case (nil, nil): return nil
        case (let ours?, let theirs?):
            let count = conflicts.count
            let element = merged(base, ours, theirs, path)
            // Both sides added the element, so the base does not contain it.
            let isWithdrawn = keepsBase && base == nil && conflicts.count > count && !ElementIdentity.isGroup(ours.name)
            return isWithdrawn ? nil : element
        case (let ours?, nil): return remaining(base, ours, removedBy: .theirs, path)
        case (nil, let theirs?): return remaining(base, theirs, removedBy: .ours, path)
        }
    }

    /// Merges an element that only one of ours and theirs has: it is new, or the other side removed it.
    private mutating func remaining(
        _ base: VerbatimElement?, _ element: VerbatimElement, removedBy side: MergeConflict.Side, _ path: MergePath
    ) -> VerbatimElement? {
        guard let base else { return element }
        let (ours, theirs) = side == .theirs ? (element, nil) : (nil, element)
        if let users = demands.kept[path] {
            add(.use(removedBy: side, users: users), path, base, ours, theirs)
            return element
        }
        // A side that only removed content of the element does not contradict the removal: applied in either order,
        // both changes remove the element.
        if !demands.isRenamed(path), element.says(base) || element.isReduced(from: base) { return nil }
        if ElementIdentity.isGroup(element.name) {
            // A removed container is treated as an empty one; a removed diagram stays removed.
            if element.name == "elements" { return nil }
            let empty = VerbatimElement(name: element.name)
            let rest = side == .theirs ? merged(base, element, empty, path) : merged(base, empty, element, path)
            return rest.children.isEmpty ? nil : rest
        }
        add(.removal(by: side), path, base, ours, theirs)
        return keepsBase ? base : element
    }

    /// Reports a conflict if both sides replaced the same uniqueness constraint differently. A changed constraint
    /// counts as a new constraint, so the result contains both new ones.
    ///
    /// - Returns: whether there is a conflict.
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
