/// Settings of one entity.
package struct EntityOverride: Hashable, Sendable {
    /// The entity's name. Whether there is such an entity only the model knows.
    package var name: String
    /// Where the entity is named, for messages about it.
    package var origin: SettingOrigin
    /// Whether the entity gets no files.
    package var skip: Setting<Bool>?
    /// What differs from the settings of the model; only settings that can differ between entities.
    package var settings = GenerateSettings()

    package init(name: String, origin: SettingOrigin) {
        self.name = name
        self.origin = origin
    }

    func overridden(by nearer: EntityOverride) -> EntityOverride {
        var merged = self
        merged.origin = nearer.origin
        merged.skip = nearer.skip ?? skip
        merged.settings = settings.merging(nearer.settings)
        return merged
    }
}
