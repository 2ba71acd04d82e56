// The functions of the system's C library that Foundation re-exports, and that generated code calls.
public var errno: Int32 { fatalError() }

public var O_CREAT: Int32 { fatalError() }
public var O_RDWR: Int32 { fatalError() }
public var O_CLOEXEC: Int32 { fatalError() }
public var LOCK_EX: Int32 { fatalError() }
public var EINTR: Int32 { fatalError() }

// The path is a pointer in the library; here it has the type of the argument, because the conversion crashes the
// compiler.
public func open(_ path: String, _ flags: Int32, _ mode: UInt16) -> Int32 { fatalError() }

@discardableResult
public func close(_ file: Int32) -> Int32 { fatalError() }

public func flock(_ file: Int32, _ operation: Int32) -> Int32 { fatalError() }
