import ModelcSettings

/// The source of the shared code that generated classes use.
enum SupportStyle: String {
    /// A support file that is one of the generated files.
    case file
    /// A support file that was generated for another model of the module.
    case shared
    /// No support file. Classes contain only the accessors of optional numbers: they have no typed keys and no typed
    /// object identifiers.
    case none
}
