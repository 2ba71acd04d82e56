import ModelcVersionLock
import Testing

@Suite struct LockFileTests {}
