/// Writes the implementation of a class's properties in Objective-C (code-generation §7.5).
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
            "\treturn \(request)\(XcodeObjectiveCText.literal(planned.entityName))];",
            "}",
            "",
        ]
    }
}
