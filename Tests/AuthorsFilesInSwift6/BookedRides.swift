// swift-format-ignore-file
import Intents

// A handler that takes what it needs from outside, so that its own tests can stand in for it.

protocol RideBooking: Sendable {
    func book(from: String?, to: String?) async throws -> String
}

struct LiveBooking: RideBooking {
    var session: URLSession = .shared

    func book(from: String?, to: String?) async throws -> String {
        guard let url = URL(string: "http://127.0.0.1:9/book") else { throw URLError(.badURL) }
        let (data, _) = try await session.data(from: url)
        return String(decoding: data, as: UTF8.self)
    }
}

final class BookedRides: NSObject, INRequestRideIntentHandling, Sendable {
    private let booking: any RideBooking

    init(booking: any RideBooking = LiveBooking()) {
        self.booking = booking
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        reached()
        do {
            let status = INRideStatus()
            status.rideIdentifier = try await booking.book(from: intent.pickupLocation?.name, to: intent.dropOffLocation?.locality)
            let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
            response.rideStatus = status
            return response
        } catch is URLError {
            return INRequestRideIntentResponse(code: .failureRequiringAppLaunchServiceTemporarilyUnavailable, userActivity: nil)
        } catch {
            return INRequestRideIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
