/// The imports of several files for one: each module once, public where any file has it public, in byte order.
struct ImportList {
    let lines: [String]

    init(_ imports: [String]) {
        let modules = Set(imports.filter { !$0.contains("\n") })
        let isPublic = { (line: String) in line.hasPrefix("public ") }
        let publicModules = Set(modules.filter(isPublic).map { String($0.dropFirst("public ".count)) })
        let kept = modules.filter { isPublic($0) || !publicModules.contains($0) }
        let conditional = Set(imports.filter { $0.contains("\n") })
        lines = kept.sorted(by: ImportList.standsBefore) + conditional.sorted()
    }

    /// By the module's name, whatever stands before it.
    private static func standsBefore(_ left: String, _ right: String) -> Bool {
        let (leftName, rightName) = (left.split(separator: " ").last ?? "", right.split(separator: " ").last ?? "")
        return (leftName, left) < (rightName, right)
    }
}
