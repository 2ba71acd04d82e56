import ModelcSchema

/// Collects the answers of the conditions of inference for one comparison.
struct InferenceInquiry {
    let comparison: ModelComparison
    let options: MigrationOptions
    private var faults: [InferenceFault] = []
    private var conditions: [DataCondition] = []

    init(_ comparison: ModelComparison, _ options: MigrationOptions) {
        self.comparison = comparison
        self.options = options
    }

    var match: ModelMatch { comparison.match }

    var result: InferenceResult {
        InferenceResult(
            faults: faults.sorted {
                sortingKey($0.entity, $0.property, $0.condition) < sortingKey($1.entity, $1.property, $1.condition)
            },
            conditions: conditions.sorted {
                sortingKey($0.entity, $0.property, $0.condition) < sortingKey($1.entity, $1.property, $1.condition)
            })
    }

    private func sortingKey(_ entity: String, _ property: String?, _ condition: InferenceCondition) -> [UInt8] {
        Array(entity.utf8) + [0] + Array((property ?? "").utf8) + [0] + Array(condition.rawValue.utf8)
    }

    mutating func addFault(
        _ condition: InferenceCondition, _ entity: String, _ property: String?, _ reason: String,
        isUnverified: Bool = false
    ) {
        faults.append(
            InferenceFault(
                condition, entity: entity, property: property, reason: reason, isUnverified: isUnverified))
    }

    mutating func addCondition(
        _ condition: InferenceCondition, _ check: DataCheck, _ entity: String, _ property: String? = nil,
        _ requirement: String, isUnverified: Bool = false
    ) {
        conditions.append(
            DataCondition(
                condition, check, entity: entity, property: property, requirement: requirement,
                isUnverified: isUnverified))
    }
}

extension [UInt8] {
    fileprivate static func < (lhs: [UInt8], rhs: [UInt8]) -> Bool { lhs.lexicographicallyPrecedes(rhs) }
}
