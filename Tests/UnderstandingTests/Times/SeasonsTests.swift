import Testing

@testable import Understanding

@Suite struct SeasonsTests {
  @Test(arguments: [
    ("2026-11-20", Deixis.this, "2026-12-21 .. 2027-03-20"),
    ("2026-11-20", .last, "2025-12-21 .. 2026-03-20"),
    ("2027-01-10", .this, "2026-12-21 .. 2027-03-20"),
    ("2027-01-10", .next, "2027-12-21 .. 2028-03-20"),
  ])
  func `the winter in which one is began last year`(now: String, shift: Deixis, season: String) {
    #expect("\(Seasons(now: CivilTime(now)).season(4, shift, 0).reading)" == season)
  }

  @Test(arguments: [
    ("2026-11-20", Deixis.this, "2026-09-23 .. 2026-12-21"),
    ("2026-11-20", .last, "2026-06-21 .. 2026-09-23"),
    ("2026-12-25", .this, "2026-12-21 .. 2027-03-20"),
  ])
  func `a season follows another`(now: String, shift: Deixis, season: String) {
    #expect("\(Seasons(now: CivilTime(now)).season(shift, 0).reading)" == season)
  }
}
