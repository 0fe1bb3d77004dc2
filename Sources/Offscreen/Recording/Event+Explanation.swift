/// The meaning of a kind of event in a recording: when the event is posted, and what a large number
/// of these events means. `offscreen explain WORD` prints the explanation.
public struct EventExplanation: Sendable {
    /// The word for this kind of event in a trace.
    public let word: String
    /// The occasion on which the event is posted.
    public let posted: String
    /// The meaning of a large number of these events.
    public let tooMany: String
    /// The ids of the claims about the event.
    public let claims: [String]

    /// The explanations of all kinds of events, in the order in which they are printed: first the
    /// clock, changes of bounds and invalidations, then the layout pass with its questions and
    /// views, and at the end failures and messages.
    public static let all: [EventExplanation] = table.replacing("\n    ", with: " ").split(separator: /\n(?=\S)/).map {
        entry in
        let parts = entry.split(separator: "\n  ")
        let (word, posted) = parts[0].wholeMatch(of: /([^:]*): (.*)/).map { ($0.1, $0.2) }!
        return EventExplanation(
            word: String(word), posted: String(posted), tooMany: String(parts[1]),
            claims: parts.dropFirst(2).flatMap { $0.split(separator: " ") }.map(String.init))
    }

    /// The explanations. The first line of each has the word and when the event is posted, and the
    /// second line says what a large number of these events means. A third line, if any, has the
    /// ids of the claims. A line that begins with four spaces continues the line above.
    private static let table = """
        tick: Once for each turn of the stage's clock, a sixtieth of a second, with the action that
            was done in it.
          Many ticks without an action mean that a test advances the clock, that a finger moves, or
            that the stage waits for motion, layout or delayed work. If the waiting never ends, an
            animation may restart itself, or a view may request layout whenever it is laid out.
        bounds: When the bounds of a collection view that has been laid out are about to change, by
            scrolling or by a new size. The event encloses the question
            shouldInvalidateLayout(forBoundsChange:) to the layout.
          Several of one collection view in a tick can mean that code sets the content offset step
            by step. The layout is asked at each step.
          PASS-03
        invalidate: When the layout is invalidated. The next word is 'everything', 'counts' for the
            data source's counts, or 'layout' for attributes only, of all or of some elements.
          One for each scroll step can mean that shouldInvalidateLayout(forBoundsChange:) returns
            true, or that the app invalidates the layout while it scrolls. prepare() then runs in
            every frame.
          PASS-04
        pass: When a collection view runs its layout. The event at the end has counts: questions to
            the data source, views made, taken from pools and moved among their siblings, and the
            attributes applied, or skipped because they were equal.
          Many of one collection view in a tick can mean that a pass invalidates its own layout.
            After about a hundred rounds the collection view stops.
          PASS-01 PASS-08
        prepare: Before and after the layout's prepare().
          One for each step of a scroll means that each step invalidates the layout, for example
            because shouldInvalidateLayout(forBoundsChange:) returns true.
          PASS-02 PASS-04
        ask: When a method of the data source, a delegate or the layout is called for its result.
            The answer follows an arrow, after the steps that led to the answer. The answers of
            UICollectionViewDelegate are not recorded. Some calls, such as those of sizeForItemAt,
            have no events.
          cellForItemAt for items whose cells were on screen can mean that the app reloads where a
            batch update would suffice. layoutAttributesForElements for one rectangle in each step
            can mean that the layout is invalidated again and again. Without an invalidation, the
            layout is asked about a rectangle again only if its answer was discarded meanwhile: by a
            scroll far away, by a scroll in another direction, or by a scroll of an orthogonal
            section.
          PASS-06 PASS-11
        answer: When the method of an ask event returns, unless it belongs to
            UICollectionViewDelegate. The trace prints the answer after an arrow, in the line of the
            question or, if other events came between them, in a line of its own.
          Each question has one answer, except those to UICollectionViewDelegate, which have none.
        tell: When a delegate or a data source is notified, for example of willDisplay,
            didEndDisplaying, a selection, a drag, or paths to prefetch. The calls of
            UIScrollViewDelegate, such as scrollViewDidScroll, have no events.
          If the delegate implements both, willDisplay and didEndDisplaying come in pairs, except
            for elements that are still on screen. If one of them comes more often, there is a
            mistake.
          PASS-09 PRE-04 SEL-02
        call: Before and after a call of a reusable view's prepareForReuse().
          The method is called when a view is taken, so there are as many calls as views taken.
          POOL-03
        leave: When an element leaves the screen. The event encloses what is done with the view that
            represented the element.
          Elements that leave and enter in one pass without a scroll can mean a reload, or a layout
            that gives the same content other index paths.
          PASS-05 PASS-10
        put: When a view is put into its pool. The view stays among its siblings, hidden. The number
            is how many views the pool then has.
          More views put than taken over a long time can mean elements of many kinds, each with its
            own pool.
          POOL-04 PASS-10
        drop: When a view is released because its pool is full, is emptied, or keeps no views of its
            kind, or because the app has removed the view from its superview.
          Reuse identifiers may keep changing, a large screen may be reloaded, or iOS 6 keeps no
            decorations in a pool.
          POOL-05 POOL-06 POOL-07
        enter: When an element appears on screen. The event encloses the steps by which the element
            gets its view.
          If as many elements appear in one pass as cells are on screen, everything on screen may
            have been replaced, as after a reload or a scroll by a page.
          PASS-05 PASS-06
        make: When a new view is made, because there is no dormant one. prepareForReuse() is not
            called.
          New views in every scroll can mean that views do not return to their pool, or that their
            identifiers differ.
          POOL-03 PASS-06
        take: When a dormant view is taken from its pool. The view that was put into the pool last
            is taken first. The event has the element that the view represented before, if there was
            one.
          Many are normal, because a scroll should take its views from the pools.
          POOL-02 POOL-03
        place: When a view gets its position among its siblings by its z, after the view was made or
            taken or when its z changes, and when the app brings the view to the front or sends it
            to the back ('by the app'). 'stays' means that its stored z was the same, so the view
            was not moved. '(in front of all)' and 'store ... not moved' show the ordering bug of
            iOS 10.
          Views that move in every pass can mean that their zIndex keeps changing, or that the app's
            layoutSubviews() reorders them.
          STACK-01 STACK-02 STACK-03 STACK-05 STACK-14
        apply: When attributes are applied to a view that was made or taken, or to a view on screen
            that has other attributes. On iOS 6, equal attributes are applied as well. The event
            encloses the call of apply(_:).
          The isEqual(_:) of an attributes class may return false for equal attributes, so
            attributes are applied to views that did not change.
          APPLY-01 APPLY-03 APPLY-05
        skip: When attributes were equal to the last ones and not applied. The trace has only their
            number, at the end of the pass.
          isEqual(_:) may not compare a custom property, so attributes are skipped although that
            property changed.
          APPLY-01 APPLY-02
        failure: When UIKit would raise an exception, or when a limit of this model is exceeded. The
            text is UIKit's own where it is known.
          Each exception of UIKit would end the app.
          UPD-02 POOL-10 POOL-12
        log: When UIKit writes a warning to the console and continues. Messages that the app logs,
            and remarks of the stage, are log events as well.
          Each warning of UIKit describes a mistake.
          FLOW-12 PASS-08 PASS-12
        not modelled: When code calls a member that is not modelled and whose effect the app would
            miss. The call has no effect, or only a part of its effect.
          The code under test depends on behaviour that cannot be tested here.
        """
}

extension Event.Verb {
    public var explanation: EventExplanation { EventExplanation.all.first { $0.word == rawValue }! }
}

extension EventExplanation: CustomStringConvertible {
    public var description: String {
        var lines = [word, "  posted    " + posted, "  if many   " + tooMany]
        if !claims.isEmpty { lines.append("  claims    " + claims.joined(separator: " ")) }
        return lines.map { $0 + "\n" }.joined()
    }
}
