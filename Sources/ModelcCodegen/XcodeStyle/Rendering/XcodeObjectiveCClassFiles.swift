/// Writes header and implementation of a class of Objective-C, which hold nothing but its declaration
/// (code-generation §7.5).
struct XcodeObjectiveCClassFiles {
    let style: XcodeStyle

    func header(_ planned: XcodeClass) -> [String] {
        let classes = planned.forwardDeclarations
        var lines = ["#import <Foundation/Foundation.h>", base(of: planned), ""]
        if !classes.isEmpty { lines += ["@class \(classes.joined(separator: ", "));", ""] }
        lines += ["NS_ASSUME_NONNULL_BEGIN", "", "@interface \(planned.name) : \(planned.superclass)", ""]
        lines += placeholder("declare functionality of")
        lines += ["@end", "", "NS_ASSUME_NONNULL_END", ""]
        return lines + ["#import \"\(planned.name)+CoreDataProperties.h\""]
    }

    func implementation(_ planned: XcodeClass) -> [String] {
        let destinations = style.importsDestinations ? planned.destinations : []
        let imports = ([planned.name] + destinations).map(classImport)
        return imports + ["", "@implementation \(planned.name)", ""] + placeholder("add functionality to") + ["@end"]
    }

    /// The import of what the class inherits from.
    private func base(of planned: XcodeClass) -> String {
        planned.selected.superclassName.map(classImport) ?? "#import <CoreData/CoreData.h>"
    }

    private func classImport(_ name: String) -> String { "#import \"\(name)\(style.classSuffix).h\"" }

    private func placeholder(_ purpose: String) -> [String] {
        style.hasPlaceholder ? ["// Insert code here to \(purpose) your managed object subclass", ""] : []
    }
}
