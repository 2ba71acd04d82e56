// swift-tools-version: 6.1
let plugin = Plugin.plugin(name: "GenerateManagedObjects", package: "modelc")
