package import Assistant

extension Repertoire {
  /// These apps, whatever the world.
  package init(_ apps: [App]) {
    self.init { files in
      let described = try apps.map { try $0.description() }
      var world = World(files, apps: described.map(\.0))
      world.problems += described.flatMap(\.1)
      return world
    } launch: { description, scene in
      // The world lists the apps in their order.
      let index = scene.world.apps.firstIndex { $0.identifier == description.identifier }
      return index.map { apps[$0].launch(Device(scene)) }
    }
  }
}
