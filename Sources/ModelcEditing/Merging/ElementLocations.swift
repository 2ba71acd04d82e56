import ModelcSchema

/// The elements of a model by their paths. The table is built once for all conflicts of a merge.
package struct ElementLocations {
    private var numbers: [MergePath: Int] = [:]
    private var elements: [VerbatimElement] = []

    package init(_ root: VerbatimElement) { add(root, MergePath()) }

    private mutating func add(_ element: VerbatimElement, _ path: MergePath) {
        numbers[path] = elements.count
        elements.append(element)
        for (step, child) in zip(element.childSteps, element.children) { add(child, path.appending(step)) }
    }

    /// The element at a path; nil if there is none.
    package subscript(path: MergePath) -> VerbatimElement? { numbers[path].map { elements[$0] } }

    /// Returns the index of the element at a path in document order (a parent before its children). If the path does
    /// not exist, the index of the last existing element on the path.
    package func number(of path: MergePath) -> Int {
        var path = path
        while numbers[path] == nil, !path.steps.isEmpty { path.steps.removeLast() }
        return numbers[path] ?? 0
    }

    /// Returns the path of the child with this name, of one of the given kinds; nil if there is none.
    package func child(of path: MergePath, _ kinds: [String], named name: String) -> MergePath? {
        kinds.map { path.appending(MergePath.Step($0, name)) }.first { numbers[$0] != nil }
    }
}
