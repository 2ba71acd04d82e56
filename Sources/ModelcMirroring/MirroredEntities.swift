import ModelcBase
import ModelcSchema

/// The entities that are mirrored to CloudKit.
package struct MirroredEntities {
    /// The entities without a parent that are mirrored together with all their descendants, in the order of the file.
    private(set) var roots: [EntityDescription]
    /// The names of the entities in `roots` that modelc assumes not to be mirrored, because they are only in
    /// `localConfigurations`. The schema may lack their record types.
    private(set) var localRoots: Set<String> = []
    /// The configurations that modelc assumes not to be mirrored, sorted by name.
    private(set) var localConfigurations: [ConfigurationDescription] = []

    /// - Parameters:
    ///   - names: the names of the mirrored configurations, as given by the user. If empty, the configurations that the
    ///     model marks as used with CloudKit are mirrored. If there are none either, the schema's record types
    ///     determine the configurations.
    ///   - types: the names of the record types in the schema.
    init(of model: ResolvedModel, configurations names: [String], types: Set<String>) {
        var seen: Set<String> = []
        roots = model.entities.filter { model.parent(of: $0) == nil && seen.insert($0.name).inserted }
        let all = model.model.configurations
        let marked = all.filter(\.isUsedWithCloudKit)
        let chosen = names.isEmpty ? marked : all.filter { names.contains($0.name) }
        guard chosen.isEmpty, names.isEmpty else {
            let members = Set(chosen.flatMap { MirroredEntities.roots(of: $0, in: model) })
            roots.removeAll { !members.contains($0.name) }
            return
        }
        findLocal(all.filter { !$0.members.isEmpty }, in: model, types: types)
    }

    /// Finds the configurations without a record type in the schema, if another configuration has one. modelc assumes
    /// that they are not mirrored.
    private mutating func findLocal(
        _ configurations: [ConfigurationDescription], in model: ResolvedModel, types: Set<String>
    ) {
        let members = configurations.map { (configuration: $0, roots: MirroredEntities.roots(of: $0, in: model)) }
        let isPresent = { (roots: Set<String>) in roots.contains { types.contains(MirroredField.prefix + $0) } }
        let present = members.filter { isPresent($0.roots) }
        guard !present.isEmpty else { return }
        let local = members.filter { !isPresent($0.roots) }
        localConfigurations = local.map(\.configuration).sorted { $0.name.isBefore($1.name) }
        localRoots = local.reduce(into: []) { $0.formUnion($1.roots) }
        for (_, roots) in present { localRoots.subtract(roots) }
    }

    private static func roots(of configuration: ConfigurationDescription, in model: ResolvedModel) -> Set<String> {
        Set(configuration.members.compactMap { model.entity(named: $0.name).map { model.root(of: $0).name } })
    }
}
