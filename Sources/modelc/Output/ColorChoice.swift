import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The rule for using colours in output.
enum ColorChoice: String, CaseIterable {
    /// Colours on a terminal, unless `NO_COLOR` is set. Without a terminal, colours only if `FORCE_COLOR` or
    /// `CLICOLOR_FORCE` is set.
    case auto
    case always
    case never
}
