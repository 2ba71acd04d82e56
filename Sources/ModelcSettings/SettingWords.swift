// The values of settings about generated Swift. Each is one type for the configuration file, the flags and the
// generator: its raw values are the words.

// The values of settings about generated Objective-C.

// The values of settings about classes in Xcode's own layouts.
