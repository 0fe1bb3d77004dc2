import OffscreenScenarios
import Testing

/// Comparisons of the model's traces with those of a device.
struct DeviceComparisonTests {
    private let ours = """
        # offscreen device trace 1
        # scenario: kept
        # system: Offscreen, current
        # scale: 3
        step 1: show [POOL-03]
          ask cellForItem 0-0
            make ItemCell#1
          views [STACK-12]
            ItemCell#1 [0,0 96x96] item 0-0
        step 2: scroll by 110 [PRE-01 PRE-02]
          didEndDisplaying 0-0 ItemCell#1
          fact PRE-05: the kept cell is found -> yes
          fact -: nothing -> 1

        """

    private func compare(_ change: (old: String, new: String)..., known: String = "") throws -> DeviceComparison {
        var theirs = ours
        for (old, new) in change { theirs = theirs.replacing(old, with: new) }
        return DeviceComparison(
            ours: try DeviceRecord(ours, file: "ours"), theirs: try DeviceRecord(theirs, file: "theirs"),
            known: try KnownDifferences(known, file: "known"))
    }

    @Test func `Equal traces of the model and of a device agree on every claim`() throws {
        let comparison = try compare()
        #expect(comparison.isAsExpected)
        #expect(comparison.lines == ["kept", "  agrees: POOL-03 PRE-01 PRE-02 PRE-05 STACK-12"])
    }

    @Test func `A fact that is different on the device is reported as a difference of its own claim alone`() throws {
        let comparison = try compare(("found -> yes", "found -> no"))
        #expect(!comparison.isAsExpected)
        #expect(
            comparison.lines == [
                "kept", "  agrees: POOL-03 PRE-01 PRE-02 STACK-12", "  differs: PRE-05",
                "    step 'scroll by 110': the kept cell is found", "      ours    yes", "      theirs  no",
            ])
    }

    @Test
    func `Different events contradict their step's claims, and different views contradict the claims about views`()
        throws
    {
        let comparison = try compare(("  didEndDisplaying 0-0 ItemCell#1\n", "  didEndDisplaying 0-1 ItemCell#2\n"))
        #expect(comparison.differing == ["PRE-01", "PRE-02"])
        #expect(
            comparison.findings.first { $0.claim == "PRE-01" }?.differences == [
                "step 'scroll by 110'", "  - didEndDisplaying 0-0 ItemCell#1", "  + didEndDisplaying 0-1 ItemCell#2",
            ])
        #expect(try compare(("item 0-0", "hidden")).differing == ["STACK-12"])
    }

    @Test func `A known difference between model and device is expected, and an agreement in its place is unexpected`()
        throws
    {
        let known = "# why\n\nPRE-05 in kept: seen on one device only\n"
        let differing = try compare(("found -> yes", "found -> no"), known: known)
        #expect(differing.isAsExpected)
        #expect(differing.lines[2] == "  known difference: PRE-05, seen on one device only")
        let agreeing = try compare(known: known)
        #expect(!agreeing.isAsExpected)
        #expect(agreeing.lines[2] == "  unexpectedly agrees: PRE-05, seen on one device only")
        #expect(try compare(known: "PRE-05 in another: why").isAsExpected)
    }

    @Test
    func
        `If a device's trace ends early, the comparison reports this and a difference for each claim of the missing steps`()
        throws
    {
        let end = ours[ours.firstRange(of: "step 2")!.lowerBound...]
        let comparison = try compare((String(end), ""))
        #expect(comparison.notes == ["theirs ends after 1 of 2 steps"])
        #expect(comparison.differing == ["PRE-01", "PRE-02", "PRE-05"])
    }

    @Test
    func
        `A step without claims that only one trace has is reported under no claim, and later steps are still compared`()
        throws
    {
        let comparison = try compare(
            ("step 2: scroll", "step 2: wait\n  layout prepare\nstep 3: scroll"), ("# scale: 3", "# scale: 2"))
        #expect(comparison.isAsExpected)
        #expect(
            comparison.lines.suffix(3) == ["  of no claim:", "    step 'wait'", "      theirs has it, ours does not"])
        #expect(comparison.notes == ["scale 3 and 2: what is rounded to the pixel may differ"])
    }

    @Test func `An invalid line of a trace or of the list of known differences throws an error with file and line`()
        throws
    {
        #expect(
            errorText { _ = try DeviceRecord("tick 1", file: "a.trace") }.hasPrefix(
                "a.trace:1: this is not a device trace"))
        let stray = errorText { _ = try DeviceRecord("# offscreen device trace 1\n  ask", file: "a.trace") }
        #expect(stray == "a.trace:2: '  ask' is in no step")
        let known = errorText { _ = try KnownDifferences("\nPRE-05", file: "known.txt") }
        #expect(known == "known.txt:2: 'PRE-05' is not 'CLAIM: reason' or 'CLAIM in SCENARIO: reason'")
    }
}

extension DeviceComparison {
    /// The claims in which the traces differ.
    fileprivate var differing: [String] { findings.filter { $0.verdict == .differs }.map(\.claim) }
}
