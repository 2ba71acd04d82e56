/// A value that a store keeps of a composite attribute: a member of its composite, or of a composite in it.
package struct CompositeColumn: Hashable, Sendable {
    /// The names of the members on the way, with dots between them: `size.width`.
    package var path: String
    /// The same by the renaming identifier of the member.
    package var olderPath: String
    package var type: AttributeType
    package var isOptional: Bool

    /// `size.width Double`, `unit String required`.
    package var text: String { "\(path) \(type.rawValue)\(isOptional ? "" : " required")" }
}

extension ManagedObjectModel {
    /// The values that a composite is made of, in the order of its members. Of a composite within itself, and of more than
    /// 1,000 values, the rest is left out.
    package func columns(ofComposite name: String?) -> [CompositeColumn] {
        guard let name else { return [] }
        var columns: [CompositeColumn] = []
        addColumns(of: name, below: "", within: [], to: &columns)
        return columns
    }

    private func addColumns(
        of name: String, below path: String, within outer: Set<String>, to columns: inout [CompositeColumn]
    ) {
        guard !outer.contains(name), let composite = composites.first(where: { $0.name == name }) else { return }
        for member in composite.attributes where !member.isTransient {
            guard columns.count < ManagedObjectModel.mostColumns else { return }
            if member.type == .composite, let inner = member.compositeName {
                addColumns(of: inner, below: "\(path)\(member.name).", within: outer.union([name]), to: &columns)
            } else {
                columns.append(
                    CompositeColumn(
                        path: path + member.name, olderPath: path + (member.renamingIdentifier ?? member.name),
                        type: member.type, isOptional: member.isOptional))
            }
        }
    }

    private static let mostColumns = 1_000
}
