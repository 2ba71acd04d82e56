import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set; elsewhere if `FORCE_COLOR` or `CLICOLOR_FORCE` is set.
    case auto
    case always
    case never
}
