import Dialogue

extension RequestWords {
  static let startCall = call(
    "{call}[ {callees}]",
    now: "{calling}[ {callees}] with {app}.",
    more: [
      "failureAirplaneModeEnabled":
        "Airplane mode is on. Turn it off to {call}[ {callees}].",
      "failureUnableToHandOff": "Sorry, {app} can't take the call over on this device.",
      "failureCallInProgress": "You're already on a call.",
      "failureCallRinging": "A call is ringing right now.",
    ]
  )

  static let startAudioCall = call(
    "call[ {callees}]",
    now: "Calling[ {callees}] with {app}.",
    more: ["failureNoValidNumber": "I don't have a number[ for {callees}] that {app} can call."]
  )

  static let startVideoCall = call(
    "video call[ {callees}]",
    now: "Video calling[ {callees}] with {app}.",
    more: ["failureInvalidNumber": "{app} can't make a video call to that number."]
  )

  private static func call(
    _ deed: Template,
    now: Template,
    more: [String: Template]
  ) -> RequestWords {
    RequestWords(
      deed: deed,
      questions: [
        "contacts": "Who do you want to call?",
        "destinationType": "Do you want to call a person, voicemail, or emergency services?",
        "callCapability": "Do you want an audio or a video call?",
        "callRecordToCallBack": "Which call do you want to return?",
      ],
      rejections: [
        "contacts": "{app} can't call {value}.",
        "destinationType": "{app} can't make {value} calls.",
        "callCapability": "{app} can't make {value} calls.",
        "callRecordToCallBack": "{app} can't return that call.",
      ],
      approvals: [
        "destinationType": "Do you want to make a {value} call?",
        "callCapability": "Do you want to make it a {value} call?",
        "callRecordToCallBack": "Do you want to return the {value}?",
      ],
      goAhead: "Do you want to {deed}?",
      calledOff: "OK, I won't call.",
      answers: calls(now: now).merging(more) { _, own in own }
    )
  }

  private static func calls(now: Template) -> [String: Template] {
    [
      "continueInApp": now,
      "failureCallingServiceNotAvailable": "Sorry, {app} can't make calls right now.",
      "failureContactNotSupportedByApp": "Sorry, {app} doesn't support calling[ {callees}].",
      "failureAppConfigurationRequired": "You need to set up {app} before it can make calls.",
      "failureRequiringInAppAuthentication":
        "You need to sign in to {app} before it can make calls.",
    ]
  }

  static let searchCallHistory = RequestWords(
    deed: "look up your calls",
    questions: [
      "recipient": "Calls with whom?",
      "dateCreated": "Calls from when?",
      "callTypes": "Missed, received, or outgoing calls?",
      "callCapabilities": "Audio or video calls?",
      "unseen": "Only the calls you haven't seen yet?",
    ],
    rejections: [
      "recipient": "{app} has no calls with {value}.",
      "dateCreated": "{app} can't look up calls {value}.",
      "callTypes": "{app} can't look up {value} calls.",
      "callCapabilities": "{app} can't look up {value} calls.",
      "unseen": "{app} doesn't know which calls you have seen.",
    ],
    approvals: [
      "callTypes": "Only the {value} calls?",
      "callCapabilities": "Only the {value} calls?",
      "unseen": "Only the calls you haven't seen yet?",
    ],
    goAhead: "Do you want me to look them up?",
    calledOff: "OK, I won't look them up.",
    answers: [
      "success": "{calls}[ with {recipient}][ {dateCreated}].",
      "inProgress": "{app} is still looking up your calls.",
      "continueInApp": "OK, showing your calls in {app}.",
      "failureAppConfigurationRequired":
        "You need to set up {app} before it can look up your calls.",
    ]
  )
}
