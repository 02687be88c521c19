// swift-format-ignore-file
import Intents

struct Quote: Decodable {
    let kind: String
    let minutes: Double
    let low: Decimal
    let high: Decimal
    let currency: String
}

class FareQuotes: INExtension, INListRideOptionsIntentHandling {

    private var session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 2
        return URLSession(configuration: configuration)
    }()
    private var task: URLSessionDataTask?

    func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
        reached()
        guard let placemark: CLPlacemark = intent.dropOffLocation else {
            return completion(.notRequired())
        }
        let center = CLLocation(latitude: 37.7793, longitude: -122.4193)
        let distance = placemark.location?.distance(from: center) ?? .infinity
        completion(distance < 60_000 ? .success(with: placemark) : .unsupported())
    }

    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        reached()
        var request = URLRequest(url: URL(string: "http://127.0.0.1:9/quotes")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let from = intent.pickupLocation?.location?.coordinate
        request.httpBody = try? JSONSerialization.data(withJSONObject: ["lat": from?.latitude ?? 0, "lon": from?.longitude ?? 0])

        task = session.dataTask(with: request) { data, response, error in
            guard error == nil, let data = data, (response as? HTTPURLResponse)?.statusCode == 200,
                  let quotes = try? JSONDecoder().decode([Quote].self, from: data) else {
                completion(INListRideOptionsIntentResponse(code: .failureRequiringAppLaunchServiceTemporarilyUnavailable, userActivity: nil))
                return
            }
            let answer = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
            answer.rideOptions = quotes.map { quote in
                let option = INRideOption(name: quote.kind, estimatedPickupDate: Date(timeIntervalSinceNow: quote.minutes * 60))
                option.priceRange = INPriceRange(firstPrice: quote.low as NSDecimalNumber, secondPrice: quote.high as NSDecimalNumber, currencyCode: quote.currency)
                option.availablePartySizeOptions = [INRidePartySizeOption(partySizeRange: NSRange(location: 1, length: 4), sizeDescription: "1 to 4", priceRange: nil)]
                option.usesMeteredFare = false
                return option
            }
            answer.paymentMethods = [INPaymentMethod.applePay()]
            completion(answer)
        }
        task?.resume()
    }
}
