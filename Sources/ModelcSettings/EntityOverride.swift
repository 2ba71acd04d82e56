/// Settings of one entity.
package struct EntityOverride: Hashable, Sendable {
    /// The entity's name. Whether the entity exists is checked only when the model is read.
    package var name: String
    /// The location of the entity's name in the file, for messages.
    package var origin: SettingOrigin
    /// Whether no files are generated for the entity.
    package var skip: Setting<Bool>?
    /// The settings that differ from the settings of the model. Only settings that may differ between entities are
    /// allowed.
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
