import Parley

extension Selection {
  init(_ settings: Settings, allowed: [String]) {
    self.init(filter: settings.filter, shard: settings.shard, allowed: allowed)
  }
}
