// The handlers of a custom migration stage.
extension NSCustomMigrationStage {
    public typealias Handler = @Sendable (NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void

    public var willMigrateHandler: Handler? {
        get { fatalError() }
        set {}
    }

    public var didMigrateHandler: Handler? {
        get { fatalError() }
        set {}
    }
}
