import Intents

/// A call that the extension leaves to the app, as it travels in a user activity.
struct CallRequest: Hashable {
  /// One identifier for each thing that a person asked for: it rings once.
  var identifier: String
  var people: [Call.Party]
  var isVideo: Bool

  static let activityType = "com.example.Ringer.call"

  init(identifier: String, people: [Call.Party], isVideo: Bool) {
    self.identifier = identifier
    self.people = people
    self.isVideo = isVideo
  }

  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = isVideo ? "Video Call" : "Call"
    activity.userInfo = [
      "request": identifier,
      "users": people.map { $0.user ?? "" },
      "handles": people.map { $0.handle ?? "" },
      "video": isVideo,
    ]
    return activity
  }

  /// Reads a request back; `nil` if the activity holds none.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType, let userInfo = activity.userInfo,
      let identifier = userInfo["request"] as? String,
      let users = userInfo["users"] as? [String],
      let handles = userInfo["handles"] as? [String],
      users.count == handles.count, !users.isEmpty
    else { return nil }
    self.identifier = identifier
    people = zip(users, handles).map { user, handle in
      Call.Party(user: user.isEmpty ? nil : user, handle: handle.isEmpty ? nil : handle)
    }
    isVideo = userInfo["video"] as? Bool ?? false
  }
}
