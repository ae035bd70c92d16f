// swift-tools-version: 6.2
import PackageDescription

// libFuzzer for everything that parses. The program's own sources are linked into `Sources`, because only
// here they are built with coverage. `Tests/Long/fuzz` builds and runs it.

let cover: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-O", "-assert-config", "Debug", "-enable-testing", "-sanitize=fuzzer"]),
]

let package = Package(
  name: "Fuzz",
  dependencies: [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")],
  targets: [
    .systemLibrary(name: "CSystemd"), .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CQRencode"), .systemLibrary(name: "CCrypt"),
    .systemLibrary(name: "CLinux"), .systemLibrary(name: "CFuzzer"),
    .target(name: "Geometry", swiftSettings: cover),
    .target(
      name: "Rules", dependencies: ["Geometry"],
      resources: ["spain", "germany", "italy"].map {
        .embedInCode("Recycle/Regions/\($0).txt")
      }, swiftSettings: cover),
    .target(name: "Host", dependencies: ["CCrypt", "CLinux"], swiftSettings: cover),
    .target(
      name: "Services", dependencies: ["CSystemd", "CQRencode", "CCurl"], swiftSettings: cover),
    .target(
      name: "Store",
      dependencies: ["Host", "Rules", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: cover),
    // Single files of modules that need a window: the configuration, catalogues, picture headers.
    .target(name: "Parsers", swiftSettings: cover),
    .executableTarget(
      name: "Fuzz", dependencies: ["CFuzzer", "Parsers", "Rules", "Services", "Store", "CSystemd"],
      linkerSettings: [.unsafeFlags(["-lclang_rt.fuzzer_no_main-x86_64", "-lstdc++"])]),
  ])
