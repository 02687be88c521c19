import Domains
import Intents
package import Understanding

/// What a session makes for a line and keeps for the next, as long as it is good.
struct Kept {
  var interpreter: Interpreter?
  var voice: Voice?
  var hosts: Hosts?
}

// MARK: - Speaking

extension Session {
  /// Good until the clock moves.
  var voice: Voice {
    let now = clock.now
    if let voice = kept.voice, voice.now == now { return voice }
    let voice = Voice(locale: world.locale, timeZone: world.timeZone, now: now)
    kept.voice = voice
    return voice
  }
}

// MARK: - Calling apps

extension Session {
  /// Who tells an app's code about the world, and is told by it.
  var hosts: Hosts {
    if let hosts = kept.hosts { return hosts }
    let hosts = Hosts(
      intents: recorder,
      contacts: HostedContacts(book: world.contacts, isAllowed: permissions.contacts),
      places: HostedPlaces(world: world)
    )
    kept.hosts = hosts
    return hosts
  }
}

// MARK: - Understanding

extension Session {
  /// Made when it is first needed, and again after names have changed.
  package var interpreter: Interpreter {
    if let interpreter = kept.interpreter { return interpreter }
    let interpreter = lateInterpreter()
    kept.interpreter = interpreter
    return interpreter
  }

  /// The same for somebody who asks later, and perhaps never.
  var lateInterpreter: @Sendable () -> Interpreter {
    if let known = kept.interpreter { return { known } }
    let (interpreters, world) = (interpreters, world)
    let (apps, vocabulary, permissions) = (descriptions, vocabulary, permissions)
    return {
      let lexicon = Lexicon(
        world: world,
        apps: apps,
        vocabulary: vocabulary,
        isContactsAllowed: permissions.contacts
      )
      return interpreters.interpreter(knowing: lexicon, in: Region(world.locale))
    }
  }

  package var civilNow: CivilTime {
    CivilTime(clock.now, in: world.timeZone)
  }
}
