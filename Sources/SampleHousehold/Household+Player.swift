package import Assistant

extension Player {
  /// Plays transcripts with the sample apps, which keep nothing after a transcript's end.
  package init(sampleAppsIn files: WorldFiles) {
    self.init(files: files) { app, scene in
      try Household(scene).code(of: app, report: { _ in })
    }
  }
}

extension Household {
  fileprivate init(_ scene: Scene) {
    self.init(files: scene.files, world: scene.world, clock: scene.clock, storage: .memory)
  }
}
