import ModelcSourceCode

/// Writes header and implementation of a class of Objective-C, which hold nothing but its declaration.
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

/// Writes the header of a class's properties in Objective-C.
struct XcodeObjectiveCPropertiesHeader {
    let style: XcodeStyle

    func lines(_ planned: XcodeClass) -> [String] {
        var lines = ["#import \"\(planned.name)\(style.classSuffix).h\""]
        lines += [String](repeating: "", count: style.propertiesGap)
        lines += ["NS_ASSUME_NONNULL_BEGIN", "", "@interface \(planned.name) (CoreDataProperties)", ""]
        if style.request != nil { lines += ["+ (NSFetchRequest<\(planned.name) *> *)fetchRequest;", ""] }
        lines += planned.properties.map(property)
        lines += ["", "@end", ""]
        lines += accessors(planned)
        return lines + ["NS_ASSUME_NONNULL_END"]
    }

    private func property(_ property: XcodeProperty) -> String {
        var words = property.isOptional ? ["nullable", "nonatomic"] : ["nonatomic"]
        switch property.type.storage {
        case .scalar: break
        case .copied: words.append(style.copiesValues ? "copy" : "retain")
        case .retained: words.append("retain")
        }
        let type = property.type.objectiveC
        let gap = type.hasSuffix("*") ? "" : " "
        return "@property (\(words.joined(separator: ", "))) \(type)\(gap)\(property.name);"
    }

    private func accessors(_ planned: XcodeClass) -> [String] {
        if planned.collections.isEmpty { return [] }
        let methods = planned.collections.flatMap { (($0.isOrdered ? ordered($0) : []) + plain($0)) + [""] }
        return ["@interface \(planned.name) (CoreDataGeneratedAccessors)", ""] + methods + ["@end", ""]
    }

    /// The third method calls its many values `value`: so does Xcode.
    private func ordered(_ collection: XcodeCollection) -> [String] {
        let name = collection.capitalizedName
        let element = collection.element
        return [
            "- (void)insertObject:(\(element) *)value in\(name)AtIndex:(NSUInteger)idx;",
            "- (void)removeObjectFrom\(name)AtIndex:(NSUInteger)idx;",
            "- (void)insert\(name):(NSArray<\(element) *> *)value atIndexes:(NSIndexSet *)indexes;",
            "- (void)remove\(name)AtIndexes:(NSIndexSet *)indexes;",
            "- (void)replaceObjectIn\(name)AtIndex:(NSUInteger)idx withObject:(\(element) *)value;",
            "- (void)replace\(name)AtIndexes:(NSIndexSet *)indexes with\(name):(NSArray<\(element) *> *)values;",
        ]
    }

    private func plain(_ collection: XcodeCollection) -> [String] {
        let name = collection.capitalizedName
        let element = collection.element
        return [
            "- (void)add\(name)Object:(\(element) *)value;",
            "- (void)remove\(name)Object:(\(element) *)value;",
            "- (void)add\(name):(\(collection.collectionClass)<\(element) *> *)values;",
            "- (void)remove\(name):(\(collection.collectionClass)<\(element) *> *)values;",
        ]
    }
}

/// Writes the implementation of a class's properties in Objective-C.
struct XcodeObjectiveCPropertiesImplementation {
    let style: XcodeStyle

    func lines(_ planned: XcodeClass) -> [String] {
        ["#import \"\(planned.name)+CoreDataProperties.h\"", ""]
            + ["@implementation \(planned.name) (CoreDataProperties)", ""]
            + request(planned) + planned.properties.map { "@dynamic \($0.name);" } + ["", "@end"]
    }

    private func request(_ planned: XcodeClass) -> [String] {
        guard let request = style.request else { return [] }
        return [
            "+ (NSFetchRequest<\(planned.name) *> *)fetchRequest {",
            "\treturn \(request)\(ObjectiveCText.literal(planned.entityName))];",
            "}",
            "",
        ]
    }
}
