import Foundation
import Scratch
import Testing
import UIKit

@Suite struct ImageTests {
  private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func `a picture is the file that it was read from`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(png, to: "picture.png")
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.pngData() == png)
    #expect(image.jpegData(compressionQuality: 0.8) == nil)
  }

  @Test func `a picture is found among the resources of the package`() throws {
    let image = try #require(UIImage(named: "boat"))
    #expect(image.pngData() == UIImage(named: "boat.png")?.pngData())
    #expect(UIImage(named: "boat", in: nil)?.pngData() == image.pngData())
    #expect(UIImage(named: "boat", in: .main) == nil)
    #expect(UIImage(named: "oar", in: .module)?.jpegData(compressionQuality: 1) != nil)
  }

  @Test func `there is no picture under a name that no resource has`() {
    #expect(UIImage(named: "Nothing") == nil)
    #expect(UIImage(data: Data()) == nil)
  }
}
