import ModelcSettings

/// The source of the shared code that generated classes use.
enum SupportStyle: String {
    /// A support file that is generated together with the classes.
    case file
    /// A support file that is already generated for another model of the same module.
    case shared
    /// No support file. The classes contain only accessors for optional numbers, without typed keys and typed object
    /// identifiers.
    case none
}
