package import TickStreams

/// A wrapper of another scheduler, with only the required member.
package final class PlainScheduler: TickScheduler {
  package let engine: TimerEngine

  package init(_ base: any TickScheduler) { engine = base.engine }
}
