// swift-format-ignore-file
//
//  AppDelegate.swift
//  Chirp
//

import UIKit
import Intents

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        reached()
        INPreferences.requestSiriAuthorization { status in
            switch status {
            case .authorized: print("Siri: authorized")
            case .denied, .restricted: print("Siri: no")
            case .notDetermined: print("Siri: not determined")
            @unknown default: break
            }
        }
        let names = NSOrderedSet(array: ["Sarah", "Mike"])
        INVocabulary.shared().setVocabularyStrings(names, of: .contactName)
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Something is about to come in between.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        reached()
        guard let interaction = userActivity.interaction else {
            return userActivity.activityType == "com.example.chirp.compose"
        }
        if let intent = interaction.intent as? INSendMessageIntent {
            window?.rootViewController?.title = intent.content
            restorationHandler(window?.rootViewController.map { [$0] })
            return true
        }
        return false
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        reached()
        return intent is INSendMessageIntent ? InAppSender() : nil
    }

    func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) {
        reached()
        let response: INIntentResponse
        if intent is INStartWorkoutIntent {
            response = INStartWorkoutIntentResponse(code: .success, userActivity: nil)
        } else {
            response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        }
        completionHandler(response)
    }
}

class InAppSender: NSObject, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}
