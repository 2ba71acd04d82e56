import ModelcPredicates
import ModelcSchema

/// Finds out of what type the values of a variable are, from what it is compared with (code-generation §3.7).
struct FetchVariableTyping {
    let keyPaths: KeyPathTyping

    /// The types that the places of a variable tell, each once; empty where none tells anything.
    func types(of variable: VariableUses) -> [FetchVariableType] {
        var types: [FetchVariableType] = []
        for type in variable.uses.compactMap(type) where !types.contains(type) { types.append(type) }
        return types
    }

    private func type(of use: VariableUse) -> FetchVariableType? {
        guard let site = use.comparison else { return nil }
        switch use.role {
        case .whole: return wholeSide(site)
        case .listElement, .operand: return element(of: site)
        case .keyPathBase, .part: return nil
        }
    }

    private func wholeSide(_ site: ComparisonSite) -> FetchVariableType? {
        switch site.comparator {
        case .in: site.side == .right ? element(of: site).map(FetchVariableType.list) : element(of: site)
        case .between: site.side == .right ? element(of: site).map(FetchVariableType.list) : nil
        case .contains: contains(site)
        case .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType: .string
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: element(of: site)
        }
    }

    /// A text inside a text, or an element of a collection.
    private func contains(_ site: ComparisonSite) -> FetchVariableType? {
        if site.side == .left { return element(of: site).map(FetchVariableType.list) }
        if site.modifier == .direct, let end = site.otherKeyPath.flatMap(keyPaths.end), end.isCollection {
            return end.type
        }
        return .string
    }

    /// The type of a single value of the other side.
    private func element(of site: ComparisonSite) -> FetchVariableType? {
        if let path = site.otherKeyPath { return keyPaths.end(of: path)?.type }
        guard case .constant(let constant) = site.otherSide.form else { return nil }
        switch constant {
        case .boolean, .integer, .real: return .number
        case .string: return .string
        case .null: return nil
        }
    }
}
