/// How a generated property gets at its value.
package enum GeneratedAccess: Hashable, Sendable {
    /// `@NSManaged`: Core Data makes the accessors at run time.
    case managed
    /// Accessors of our own over the primitive value, for types that Objective-C cannot express (code-generation §3.4).
    case primitive
}
