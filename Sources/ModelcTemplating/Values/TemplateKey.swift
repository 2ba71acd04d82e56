/// The keys of a type of objects: an enumeration with the raw values 0, 1, 2 ….
package protocol TemplateKey: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// What a template may rely on.
    var declaration: TemplateKeyDeclaration { get }
}
