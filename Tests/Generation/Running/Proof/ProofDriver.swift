import ModelcSchema
import ModelcSourceCode

/// Writes the program that proves the classes of one model: from the model alone, so that it can disagree with the generator.
///
/// 1. `DriverModel`: which entities, with which classes;
/// 2. `DriverTypes`: the type of each attribute, and values of it;
/// 3. `DriverAttributes`, `DriverRelationships`, `DriverKeys`, `DriverRequests`: calls of the checks in `Running/Driver`.
struct ProofDriver {
    let text: String
    /// The function to call.
    let function: String
    /// Fetch requests that are not called.
    let skipped: [String]

    /// - Parameters:
    ///   - title: the model in messages.
    ///   - number: tells the functions of one program apart.
    init(_ schema: ManagedObjectModel, name: String, module: String?, title: String, number: Int) {
        let driver = DriverModel(schema, name: name, module: module)
        let function = "proveModel\(number)"
        var skipped: [String] = []
        var parts: [String] = []
        var calls: [String] = []
        for (index, found) in driver.insertable.enumerated() {
            let sections = ProofDriver.sections(driver, found.entity, found.className, &skipped)
            let entity = SwiftText.literal(found.entity.name)
            calls.append("proof.begin(\(entity))")
            for (kind, lines) in sections where !lines.isEmpty {
                let part = "\(function)_\(index)_\(kind)"
                calls.append("proof.attempt(\"\(kind)\") { try \(part)(proof) }")
                parts.append(ProofDriver.function(part, entity, found.className, lines))
            }
        }
        let title = SwiftText.literal(title)
        text =
            "import CoreData\nimport Foundation\n\nfunc \(function)() throws {\n    let proof = try ModelcProof(\(title), "
            + "\(driver.typeName).makeModel())\n    "
            + (calls + ["proof.end()"]).joined(separator: "\n    ") + "\n}\n" + parts.joined()
        self.function = function
        self.skipped = skipped
    }

    private static func sections(
        _ driver: DriverModel, _ entity: EntityDescription, _ className: String, _ skipped: inout [String]
    ) -> [(kind: String, lines: [String])] {
        let attributes = DriverAttributes(driver)
        let requests = DriverRequests(driver)
        let inserted =
            "proof.expect(\(className)(insertInto: proof.context).entity === object.entity, \"init(insertInto:)\")"
        let isTyped = driver.model.descendants(of: entity).allSatisfy { driver.className(of: $0) != nil }
        let support = "try proof.support(object, \(SwiftText.literal(entity.name)), isTyped: \(isTyped))"
        return [
            ("support", [support, inserted]),
            ("attributes", attributes.lines(entity, className)),
            ("initializer", attributes.initializer(entity, className)),
            ("relationships", DriverRelationships(driver: driver).lines(entity, className)),
            ("keys", DriverKeys(driver).lines(entity, className)),
            ("snapshot", attributes.snapshot(entity, className)),
            ("requests", requests.templates(entity, className, skipped: &skipped)),
            ("fetched", requests.fetched(entity)),
            ("unique", requests.unique(entity, className)),
        ]
    }

    private static func function(_ name: String, _ entity: String, _ className: String, _ lines: [String]) -> String {
        let words = ["object", "other"].map { variable in
            lines.contains { $0.contains(variable) }
                ? "    let \(variable) = try proof.new(\(className).self, \(entity))\n" : ""
        }
        return "\nprivate func \(name)(_ proof: ModelcProof) throws {\n" + words.joined()
            + lines.map { "    " + $0 + "\n" }.joined() + "}\n"
    }
}
