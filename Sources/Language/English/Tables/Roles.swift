extension English {
  /// Words that join others to a time or an amount, or that are one, by their names in
  /// `Sense.Role`.
  package static let roles: KeyValuePairs = [
    "and": "and", "a": "a an", "half": "half", "quarter": "quarter quarters",
    "couple": "couple pair", "few": "few", "point": "point dot", "double": "double",
    "triple": "triple", "plus": "plus", "past": "past", "before": "before", "to": "to till til",
    "at": "at @", "on": "on", "in": "in inside", "next": "next following",
    "coming": "coming upcoming", "last": "last", "previous": "previous", "this": "this current",
    "ago": "ago back", "from": "from", "starting": "starting", "after": "after",
    "until": "until", "through": "through thru", "since": "since", "by": "by",
    "morningMark": "am", "afternoonMark": "pm", "oclock": "oclock clock",
    "noon": "noon midday noontime", "midnight": "midnight", "the": "the", "of": "of",
    "every": "every each", "within": "within", "between": "between", "today": "today todays",
    "tomorrow": "tomorrow tomorrows tmrw tmr tmw 2moro",
    "yesterday": "yesterday yesterdays", "tonight": "tonight tonite tonights",
    "now": "now immediately asap atm", "morning": "morning mornings forenoon",
    "afternoon": "afternoon afternoons", "evening": "evening evenings", "night": "night nights",
    "daytime": "daytime", "weekend": "weekend weekends",
    "around": "around about approximately roughly approx like", "early": "early",
    "beginning": "beginning start", "middle": "mid middle", "end": "end", "earlier": "earlier",
    "ish": "ish", "more": "more another", "closest": "closest nearest", "than": "than", "or": "or",
    "rest": "rest remainder remaining", "endOfMonth": "eom", "endOfYear": "eoy", "endOfDay": "eod",
    "beginningOfMonth": "bom", "beginningOfYear": "boy", "late": "late", "later": "later hence",
    "lunch": "lunch lunchtime", "dinner": "dinner dinnertime", "breakfast": "breakfast",
    "ordinalSuffix": "st nd rd th",
  ]
}
