// swift-tools-version: 6.2
import PackageDescription

/// Pure targets: no clock, no I/O, and of C only what answers the same to the same.
let pure: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
]
/// Targets that every test computes with, optimised in debug builds too, with all assertions: their
/// tests take a third of the time.
let optimised: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]
/// Targets that live on the window's thread.
let ui: [SwiftSetting] = pure + [.defaultIsolation(MainActor.self)]

/// The command line, with its help and its errors.
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
/// A game's user interface: it sees the shell and what that shows, and no other game.
func game(_ name: String, _ more: [Target.Dependency] = []) -> Target {
  .target(
    name: name + "Game",
    dependencies: [
      "Arcade", "Stage", "Rules", "Store", "Services", "Languages", "Geometry", "Input", "Drawing",
    ] + more, path: "Sources/Games/\(name)", swiftSettings: ui + optimised)
}
/// The games, and the template that `Tools/new-game` copies.
let games = [
  game("Recycle", [arguments]),
  game("Blackjack", [arguments]),
  game("Mirror", [arguments]),
  game("Pet"),
  game("Fifteen", ["Host", arguments]),
  game("Template"),
]
let gameModules = games.map { Target.Dependency.target(name: $0.name) }

let package = Package(
  name: "Recreo",
  products: [.executable(name: "recreo", targets: ["recreo"])],
  dependencies: [
    // The store: SQLite done right; older than 7.10 does not link on Debian.
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    // The command line, with its help and its errors.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // The log file: the field's common interface.
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    // Tests only: the web server that the deck's client is tried against.
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: games + [
    .systemLibrary(
      name: "CSDL2",
      providers: [
        .apt(["libsdl2-dev", "libsdl2-image-dev", "libsdl2-mixer-dev", "libsdl2-ttf-dev"])
      ]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CUnibreak", providers: [.apt(["libunibreak-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "freetype2",
      providers: [.apt(["libharfbuzz-dev", "libfreetype-dev"])]),
    .systemLibrary(name: "CSystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CQRencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CGettext"),
    .target(
      name: "Host", dependencies: ["CCrypt", "CLinux"], swiftSettings: pure + optimised),
    .target(name: "Geometry", swiftSettings: pure + optimised),
    .target(
      name: "Rules", dependencies: ["Geometry"],
      resources: ["spain", "germany", "italy"].map {
        .embedInCode("Recycle/Regions/\($0).txt")
      }, swiftSettings: pure + optimised),
    .target(name: "Input", dependencies: ["Geometry"], swiftSettings: pure + optimised),
    .target(
      name: "Drawing", dependencies: ["CFriBidi", "CUnibreak", "Geometry"],
      swiftSettings: pure + optimised),
    .target(
      name: "Languages", dependencies: ["CGettext", "Host"], swiftSettings: pure + optimised),
    .target(
      name: "Services", dependencies: ["CSystemd", "CQRencode", "CCurl"],
      swiftSettings: pure + optimised),
    .target(
      name: "Store",
      dependencies: ["Host", "Rules", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: pure + optimised),
    .target(
      name: "Stage", dependencies: ["Geometry", "Input", "Drawing"], swiftSettings: ui + optimised),
    .target(
      name: "Platform",
      dependencies: ["CSDL2", "CFontconfig", "CHarfBuzz", "Host", "Geometry", "Input", "Drawing"],
      swiftSettings: ui + optimised),
    .target(
      name: "Arcade",
      dependencies: [
        "Host", "Stage", "Rules", "Store", "Services", "Languages", "Geometry", "Input", "Drawing",
      ], swiftSettings: ui + optimised),
    .target(
      name: "Live",
      dependencies: [
        "Host", "Arcade", "Platform", "Stage", "Store", "Services", "Languages", "Drawing",
        "Geometry", "CLinux", .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: ui + optimised),
    .executableTarget(
      name: "recreo",
      dependencies: gameModules + [
        "Live", "Host", "Arcade", "Platform", "Stage", "Store", "Services", "Languages", "Drawing",
        "Input", "Geometry", "CLinux", arguments,
      ], swiftSettings: ui + optimised),
    .testTarget(
      name: "ArcadeTests",
      dependencies: gameModules + [
        "recreo", "Arcade", "Platform", "Stage", "Rules", "Store", "Services", "Drawing",
        "Geometry", "Input", "Languages", "TestSupport",
      ],
      swiftSettings: ui),
    // What tests share: a clock set by hand, fingers, dice, the comparison of pictures.
    .target(
      name: "TestSupport", dependencies: ["Stage", "Input", "Drawing", "Geometry", "Rules"],
      path: "Tests/TestSupport", swiftSettings: ui),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: pure),
    .testTarget(
      name: "RulesTests", dependencies: ["Rules", "Geometry"], swiftSettings: pure),
    .testTarget(
      name: "InputTests", dependencies: ["Input", "Geometry", "TestSupport"], swiftSettings: pure),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Geometry", "TestSupport"],
      swiftSettings: pure),
    .testTarget(name: "LanguagesTests", dependencies: ["Languages"], swiftSettings: pure),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Store", "Host", "Rules", "CLinux", .product(name: "GRDB", package: "GRDB.swift"),
      ], exclude: ["Fixtures"], swiftSettings: pure),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "Services", "CQRencode", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], exclude: ["Fixtures"], swiftSettings: pure),
    .testTarget(
      name: "StageTests", dependencies: ["Stage", "Input", "Drawing", "Geometry", "TestSupport"],
      swiftSettings: ui),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "Host", "CSDL2", "Input", "Drawing", "Geometry", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: ui),
    // Measures, never ships: Benchmarks/README.md.
    .executableTarget(
      name: "SpriteBenchmark", dependencies: ["Stage", "Platform", "Drawing", "Geometry"],
      path: "Benchmarks/Sprites", swiftSettings: ui),
    .executableTarget(
      name: "TextBenchmark", dependencies: ["Platform", "Drawing", "Geometry"],
      path: "Benchmarks/Text", swiftSettings: ui),
    .executableTarget(
      name: "BlackjackBenchmark", dependencies: ["Rules"], path: "Benchmarks/Blackjack",
      swiftSettings: pure),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["Rules"], path: "Benchmarks/Solver",
      swiftSettings: pure),
    .executableTarget(
      name: "StoreBenchmark",
      dependencies: ["Store", "Rules", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Benchmarks/Store", swiftSettings: pure),
    .testTarget(
      name: "Goldens",
      dependencies: gameModules + [
        "recreo", "Live", "Host", "Arcade", "Languages", "Platform", "Rules", "Services", "Stage",
        "Store",
        "Drawing", "Input", "Geometry", "TestSupport",
      ], exclude: ["Pictures", "Texts"], swiftSettings: ui),
    .testTarget(
      name: "RecreoTests",
      dependencies: gameModules + [
        "recreo", "Live", "Host", "Arcade", "Platform", "Rules", "Store", "Stage", "Drawing",
        "Geometry", "CLinux",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: pure),
  ]
)
