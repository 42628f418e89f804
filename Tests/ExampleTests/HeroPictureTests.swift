import Foundation
import TestSupport
import Testing
import TickStreams

@testable import marble_diagrams

/// The picture at the top of the READMEs.
@Suite struct HeroPictureTests {
  private let scene = HeroScene()

  @Test func theHeartbeatOfTheReadmeBeatsOnReturnAndOnceAMinute() {
    expectEqual(scene.tickStreams, [0, 60, 120, 330, 390, 450, 510, 570].map(Duration.seconds))
  }

  @Test func theHandWrittenOneHasTwoTimersAfterTheCall() {
    expectEqual(scene.handWritten, [0, 60, 120, 330, 352, 390, 412, 450, 472, 510, 532, 570, 592].map(Duration.seconds))
  }

  @Test(arguments: [HeroPicture.Words.english, .chinese]) func itIsCompleteWhereNothingMoves(_ words: HeroPicture.Words) throws {
    let svg = HeroPicture(words: words, scene: scene).svg(.light)
    expectEqual(svg.components(separatedBy: "class=\"heart bad\"").count - 1, scene.handWritten.count)
    expectEqual(svg.components(separatedBy: "class=\"heart good\"").count - 1, scene.tickStreams.count)
    #expect(!svg.contains("opacity") && !svg.contains("<animate"))
    let still = try #require(svg.components(separatedBy: "@media (prefers-reduced-motion:no-preference)").first)
    #expect(!still.contains("animation:") && !still.contains("@keyframes"))
    #expect(svg.contains(">" + words.tickStreams.result.replacing("%", with: "8") + "<"))
  }

  @Test func eachHeartBeatsWhenTheMovingLineComesToIt() {
    let svg = HeroPicture(words: .english, scene: scene).svg(.dark)
    // 330 s of 600 s, in nine tenths of 20 s.
    expectEqual(svg.components(separatedBy: "animation-delay:9.9s").count - 1, 2)
  }
}
