/// Lines that both Swift files of a class have.
enum XcodeSwiftWords {
    static func imports(_ style: XcodeStyle) -> [String] {
        let access = style.hasPublicImports ? "public " : ""
        return ["\(access)import Foundation", "\(access)import CoreData"]
    }

    /// An alias that nobody uses, presumably so that the file has a public declaration that needs its public import.
    ///
    /// - Parameter stem: the class and the kind of file.
    static func collectionAlias(_ stem: String, _ style: XcodeStyle) -> [String] {
        style.hasPublicImports ? ["public typealias \(stem)Set = NSSet", ""] : []
    }
}
