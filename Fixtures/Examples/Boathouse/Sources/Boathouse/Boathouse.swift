import Parley

/// Boathouse, to be talked with: its property list, and how it is started.
package let boathouse = App(describedBy: "Info.plist") { device in
  let logbook = Logbook(in: device.folder, timeZone: device.timeZone, now: { device.now })
  return AppCode(extension: { IntentHandler(logbook: logbook) })
}
