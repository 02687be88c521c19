import Testing

@testable import Understanding

/// What follows from how requests are treated.
@Suite struct MannerTests {
  @Test func `what goes on finds the requests that undo and end it`() {
    for request: IntentName in [.requestRide, .rideStatus] {
      #expect(Manner.of(request).undoneBy == .cancelRide)
      #expect(Manner.of(request).endedBy == nil)
    }
    for request: IntentName in [.startWorkout, .pauseWorkout, .resumeWorkout] {
      #expect(Manner.of(request).undoneBy == .cancelWorkout)
      #expect(Manner.of(request).endedBy == .endWorkout)
    }
    #expect(Manner.of(.startCall).undoneBy == .endCall)
    #expect(Manner.of(.startCall).endedBy == .endCall)
    for request: IntentName in [.listRideOptions, .cancelRide, .endWorkout, .sendMessage] {
      #expect(Manner.of(request).undoneBy == nil)
      #expect(Manner.of(request).endedBy == nil)
    }
    #expect(Manner.of(.listRideOptions).offered == .requestRide)
    #expect(Manner.of(.rideStatus).offered == nil)
  }

  @Test func `only what begins something, or leaves nothing going, is done again`() {
    let once = Manner.all.filter { !$0.repeats }.map(\.request)
    #expect(
      Set(once) == [
        .rideStatus, .cancelRide, .pauseWorkout, .resumeWorkout, .endWorkout, .cancelWorkout,
        .endCall,
      ]
    )
  }

  @Test func `what rings or ends without a yes is told from what asks first`() {
    let unasked = Manner.all.filter { $0.actsUnasked && $0.isSayable }.map(\.request)
    #expect(Set(unasked) == [.startCall, .endCall, .endWorkout, .cancelWorkout])
  }

  @Test func `each activity that is set can be called off, or ended`() {
    #expect(!Manner.Activity.all.isEmpty)
    for activity in Manner.Activity.all {
      #expect(Manner.request(undoing: activity) != nil, "\(activity.name)")
    }
  }

  @Test func `what goes on until it is ended is had one at a time`() {
    let activities = Manner.Activity.all.filter { Manner.request(that: .cancels, $0) != nil }
    #expect(!activities.isEmpty)
    for activity in activities {
      let setter = Manner.request(that: .sets, activity)
      #expect(setter.map { Manner.of($0).isOneAtATime } == true, "\(activity.name)")
    }
  }

  @Test func `whatever can be said is of a topic, and whatever it is about can be said`() {
    for manner in Manner.all where manner.isSayable {
      #expect(manner.topic != nil, "\(manner.request.rawValue)")
    }
    let requests = Manner.Topic.all.map(\.requests)
    #expect(requests.allSatisfy { !$0.isEmpty })
    #expect(requests.joined().allSatisfy { IntentName.examples[$0]?.isEmpty == false })
  }

  @Test func `an intent has the manner of its request, and nothing has a plain one`() {
    #expect(Manner.of(intent: "INStartVideoCallIntent") == Manner.of(.startCall))
    #expect(Manner.of(intent: "INAnswerCallIntent").topic == .calls)
    #expect(!Manner.of(intent: "INAnswerCallIntent").isSayable)
    #expect(Manner.of(.again) == Manner(request: .again))
  }
}
