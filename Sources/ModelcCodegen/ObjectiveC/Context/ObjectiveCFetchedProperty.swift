/// A fetched property of a generated class; it can only be read.
package struct ObjectiveCFetchedProperty: Hashable, Sendable {
    package var name: String
    /// The class of the results.
    package var element: ObjectiveCType
    package var documentation: String?
    package var discussion: String?
    package var userInfo: [String: String]

    package var type: ObjectiveCType {
        ObjectiveCType("NSArray<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }
}
