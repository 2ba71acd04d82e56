/// Writes the header of a class's properties in Objective-C (code-generation §7.5).
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
