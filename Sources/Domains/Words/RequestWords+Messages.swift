import Dialogue

extension RequestWords {
  static let sendMessage = RequestWords(
    deed: "send your message[ to {recipients}]",
    questions: [
      "recipients": "To whom?",
      "content": "What do you want to say[ to {recipients}]?",
      "speakableGroupName": "Which group do you want to send it to?",
      "outgoingMessageType": "Do you want to send it as text or audio?",
    ],
    rejections: [
      "recipients": "{app} can't send messages to {value}.",
      "content": "{app} can't send that text.",
      "speakableGroupName": "{app} doesn't know a group called {value}.",
      "outgoingMessageType": "{app} can't send {value} messages.",
    ],
    approvals: [
      "content": "Do you want to say “{value}”?",
      "outgoingMessageType": "Do you want to send it as {value}?",
    ],
    review: "[To {addressees}: ][“{content}”]",
    goAhead: "Ready to send it?",
    calledOff: "OK, I won't send it.",
    answers: [
      "success": "Message[ to {addressees}] sent.",
      "inProgress": "{app} has your message[ to {addressees}] and is sending it.",
      "failureMessageServiceNotAvailable":
        "Sorry, I can't reach {app} right now, so your message isn't sent.",
      "failureRequiringInAppAuthentication":
        "You need to sign in to {app} before it can send messages.",
    ]
  )

  static let searchMessages = RequestWords(
    deed: "look for your messages",
    questions: [
      "recipients": "Who were the messages sent to?",
      "senders": "Whose messages are you looking for?",
      "attributes": "Do you want the read or the unread messages?",
      "dateTimeRange": "Messages from when?",
      "speakableGroupNames": "Messages in which group?",
    ],
    rejections: [
      "recipients": "{app} has no messages to {value}.",
      "senders": "{app} has no messages from {value}.",
      "attributes": "{app} can't look for messages by whether they are {value}.",
      "dateTimeRange": "{app} can't look for messages {value}.",
      "speakableGroupNames": "{app} doesn't know a group called {value}.",
    ],
    approvals: ["attributes": "Only the {value} messages?"],
    goAhead: "Do you want me to look for them?",
    calledOff: "OK, I won't look for them.",
    answers: [
      "success":
        Template(
          "You have {messages}[ from {senders}][ to {recipients}]"
            + "[ in {speakableGroupNames}][ {dateTimeRange}]."
        ),
      "inProgress": "{app} is still looking for your messages.",
      "failureMessageServiceNotAvailable":
        "Sorry, I can't reach {app} right now, so I can't look for your messages.",
      "failureMessageTooManyResults":
        "There are too many messages like that. Try naming a person or a day.",
      "failureRequiringInAppAuthentication":
        "You need to sign in to {app} before it can look for messages.",
    ]
  )

  static let setMessageAttribute = RequestWords(
    deed: "mark the messages[ as {attribute}]",
    questions: [
      "identifiers": "Which messages do you want to mark?",
      "attribute": "What do you want to mark them as?",
    ],
    rejections: ["attribute": "{app} can't mark messages as {value}."],
    approvals: ["attribute": "Do you want to mark them as {value}?"],
    goAhead: "Do you want me to mark them[ as {attribute}]?",
    calledOff: "OK, I left them as they are.",
    answers: [
      "success": "OK, marked[ as {attribute}].",
      "inProgress": "OK, {app} is marking them[ as {attribute}].",
      "failureMessageNotFound": "Sorry, {app} can't find those messages.",
      "failureMessageAttributeNotSet":
        "Sorry, {app} found the messages, but couldn't mark them[ as {attribute}].",
    ]
  )
}
