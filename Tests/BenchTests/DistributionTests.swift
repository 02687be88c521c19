import Testing

@testable import bench

@Suite struct DistributionTests {
  @Test func `the median is in the middle, or halfway between two middles`() {
    #expect(Distribution([7]).median == 7)
    #expect(Distribution([9, 1, 2]).median == 2)
    #expect(Distribution([4, 1, 100, 2]).median == 3)
  }

  @Test func `a percentile is a value that was measured`() {
    let hundred = Distribution((1...100).map(Double.init).reversed())
    #expect(hundred.percentile(0.99) == 99)
    #expect(hundred.percentile(0.5) == 50)
    #expect(hundred.percentile(0) == 1)
    #expect(hundred.largest == 100)
    // Of few values the largest few count.
    #expect(Distribution([5, 1, 3]).percentile(0.99) == 5)
  }
}
