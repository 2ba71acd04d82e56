#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes in one location that belong together.
struct FileChangeGroup {
    var changes: [FileChange]
    /// A folder that appears with its files in it; nil if the folder exists.
    var newFolder: String?
}
