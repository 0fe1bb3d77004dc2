// The tabs of a page about a recording.

// Returns the tabs of a page, in their order.
export function tabsOf(guide) {
    const isThere = {
        proof: firstTab(guide) === "proof",
        code: !!guide.story?.code,
        notice: !!guide.story?.notice.length,
        source: guide.source.length > 0,
        known: !!guide.story,
    };
    return [
        "proof",
        "views",
        "code",
        "notice",
        "why",
        "probe",
        "trace",
        "steps",
        "map",
        "tree",
        "source",
        "known",
    ].filter(tab => isThere[tab] ?? true);
}

// Returns the tab with which a page opens. It depends on the evidence that the scenario declares.
export const firstTab = guide =>
    ({ values: "proof", strip: "proof", trace: "trace" })[guide.proof?.look] ??
    "views";
