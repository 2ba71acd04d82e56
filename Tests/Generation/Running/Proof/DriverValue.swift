import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// A value in Swift source: as the property has it, and as Core Data stores it.
struct DriverValue {
    let value: String
    let stored: String

    init(_ value: String, stored: String? = nil) {
        self.value = value
        self.stored = stored ?? value
    }
}

/// The kind of comparison of an attribute's values in conditions.
enum DriverKeyKind {
    case ordered, text, value, raw, any
}

/// The type that the documentation specifies for an attribute, and two values of it, the lesser one first.
struct DriverType {
    var name: String
    var isOptional: Bool
    var values: [DriverValue]
    var key: DriverKeyKind
    /// The lines before the values are used.
    var declarations: [String] = []
    /// Whether a snapshot contains it, which requires values that can be shared and encoded.
    var isInSnapshots = true
    /// The value of a new object if the model has no default; nil if it is not specified.
    var initial: String?
    /// The name and the values if they differ in snapshots and in conditions.
    var plain: (name: String, values: [String])?

    var spelling: String { name + (isOptional ? "?" : "") }
}

/// Determines the type of an attribute.
struct DriverTypes {
    let model: ResolvedModel

    func type(of attribute: AttributeDescription) -> DriverType {
        if let raw = rawType(attribute) { return raw }
        var type =
            switch attribute.type {
            case .integer16: number("Int16", "-7", "300")
            case .integer32: number("Int32", "-7", "70000")
            case .integer64: number("Int64", "-7", "5000000000")
            case .double: number("Double", "-0.5", "1.25e10")
            case .float: number("Float", "-0.5", "2.25")
            case .boolean: flag
            case .decimal: decimal
            case .string: text
            case .date:
                plain(
                    "Date", ["Date(timeIntervalSinceReferenceDate: -60)", "Date(timeIntervalSinceReferenceDate: 90.5)"])
            case .binary: value("Data", ["Data()", "Data([1, 2, 255])"])
            case .uuid: value("UUID", uuids)
            case .uri: value("URL", ["URL(fileURLWithPath: \"/\")", "URL(string: \"https://modelc.dev/a?b=c\")!"])
            case .composite: composite(attribute)
            case .transformable, .undefined: transformable(attribute)
            case .objectID:
                DriverType(name: "NSManagedObjectID", isOptional: false, values: [], key: .any, isInSnapshots: false)
            }
        type.isOptional = attribute.isOptional || attribute.type == .undefined
        if type.isOptional { type.initial = "nil" }
        return type
    }

    private func number(_ name: String, _ low: String, _ high: String) -> DriverType {
        DriverType(
            name: name, isOptional: false, values: [DriverValue(low), DriverValue(high)], key: .ordered, initial: "0")
    }

    private var flag: DriverType {
        DriverType(
            name: "Bool", isOptional: false, values: [DriverValue("false"), DriverValue("true")], key: .value,
            initial: "false")
    }

    private var decimal: DriverType {
        let digits = ["-0.25", "1234567890.125"]
        return DriverType(
            name: "NSDecimalNumber", isOptional: false,
            values: digits.map { DriverValue("NSDecimalNumber(string: \"\($0)\")") }, key: .ordered,
            plain: ("Decimal", digits.map { "Decimal(string: \"\($0)\")!" }))
    }

    private var text: DriverType {
        DriverType(
            name: "String", isOptional: false,
            values: [DriverValue("\"\""), DriverValue("\"é \\u{1F600} \\\"b\\\"\"")],
            key: .text)
    }

    private var uuids: [String] {
        ["0", "F"].map { "UUID(uuidString: \"0\($0)000000-0000-4000-8000-000000000000\")!" }
    }

    private func plain(_ name: String, _ values: [String]) -> DriverType {
        DriverType(name: name, isOptional: false, values: values.map { DriverValue($0) }, key: .ordered)
    }

    private func value(_ name: String, _ values: [String]) -> DriverType {
        DriverType(name: name, isOptional: false, values: values.map { DriverValue($0) }, key: .value)
    }

    /// A type of the app, which the program declares with any raw value.
    private func rawType(_ attribute: AttributeDescription) -> DriverType? {
        guard let name = DriverTypes.rawTypeName(attribute) else { return nil }
        let isTotal = attribute.userInfo["nonOptionalInit"] != nil
        let isCertain =
            attribute.userInfo["unwrapOptional"] != nil || attribute.userInfo["modelc.rawFallback"] != nil
            || (!attribute.isOptional && attribute.defaultValue != nil)
        let raw = attribute.type == .string ? ["\"a\"", "\"b\""] : ["1", "2"]
        return DriverType(
            name: name, isOptional: isTotal ? attribute.isOptional && !isCertain : !isCertain,
            values: raw.map { DriverValue("\(name)(rawValue: \($0))" + (isTotal ? "" : "!"), stored: $0) }, key: .raw)
    }

    static func rawTypeName(_ attribute: AttributeDescription) -> String? {
        let info = attribute.userInfo
        if let name = info["RawType"] ?? info["attributeRawValueEnumType"] { return name }
        return info["attributeValueScalarType"].flatMap { name in
            name.first?.isUppercase == true && !["BOOL", "Bool", "Int", "Double", "Float"].contains(name)
                && name.wholeMatch(of: /(U?Int\d+|NS\w+|TimeInterval|CGFloat)/) == nil ? name : nil
        }
    }
}

extension DriverTypes {
    private func composite(_ attribute: AttributeDescription) -> DriverType {
        guard let found = attribute.compositeName.flatMap(model.composite) else {
            let values = ["[\"a\": 1]", "[\"b\": \"c\"]"].map { DriverValue($0) }
            return DriverType(
                name: "[String: Any]", isOptional: false, values: values, key: .any, isInSnapshots: false)
        }
        let members = found.attributes.filter { !DriverModel.isIgnored($0.userInfo) }.sorted { $0.name < $1.name }
            .map { ($0, type(of: $0)) }
        let values = [0, 1].map { index in
            let arguments = members.map { "\(DriverModel.quoted($0.name)): \($1.values[index].value)" }
            let entries = members.map { "\(SwiftText.literal($0.name)): \($1.values[index].stored)" }
            return DriverValue(
                "\(DriverModel.quoted(found.name))(\(arguments.joined(separator: ", ")))",
                stored: "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))] as [String: Any]")
        }
        return DriverType(
            name: DriverModel.quoted(found.name), isOptional: false, values: values, key: .any,
            declarations: members.flatMap(\.1.declarations),
            isInSnapshots: members.allSatisfy { $0.1.isInSnapshots && $0.1.plain == nil })
    }

    private func transformable(_ attribute: AttributeDescription) -> DriverType {
        let text = attribute.valueClassName ?? attribute.userInfo["attributeValueClassName"]
        let name = text.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
        let spelling = name.isEmpty ? (attribute.type == .undefined ? "Any" : "NSObject") : name
        let local = "value_" + IdentifierText.sanitized(attribute.name)
        return DriverType(
            name: spelling, isOptional: false, values: [DriverValue(local), DriverValue(local)], key: .any,
            declarations: ["let \(local): \(spelling) = \(DriverTypes.example[spelling] ?? spelling + "()")"],
            isInSnapshots: false)
    }

    /// Values of Foundation's classes, and of Swift types that occur in models.
    private static let example = [
        "Any": "\"any\"", "NSObject": "NSString(string: \"a\")", "NSArray": "NSArray(array: [\"a\"])",
        "NSDictionary": "NSDictionary(dictionary: [\"a\": \"b\"])", "NSData": "NSData(data: Data([1]))",
        "NSURL": "NSURL(string: \"https://modelc.dev\")!", "NSAttributedString": "NSAttributedString(string: \"a\")",
        "NSString": "NSString(string: \"a\")", "NSNumber": "NSNumber(value: 1)", "NSSet": "NSSet(array: [\"a\"])",
        "[String]": "[\"a\"]", "[Int64]": "[1]", "[Int]": "[1]", "[String: Any]": "[\"a\": 1]",
        "[String: String]": "[\"a\": \"b\"]",
    ]
}
