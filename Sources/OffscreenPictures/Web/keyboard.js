"use strict";

// The keys of the page.

const keyHelp = [["← →", "a moment back or on"], ["Shift ← →", "a tick"], ["[ ]", "a pass"], [", .", "a step of the scenario"], ["Home End", "first, last"], ["Space", "play or pause"],
    ["1 2 3 4", "the story: the bug, its cause, the fix, pitfalls"], ["o", "next order: siblings, z, paint, hit"], ["d", "to the first difference between the sides"], ["c", "next colouring"], ["e", "exploded or flat"], ["r", "the plates in all four orders, one after the other"], ["← → ↑ ↓ + -", "on the plates: turn, tilt and spread them"], ["0", "the plates as they opened, where none covers another"], ["g", "to the first violation"], ["n", "select the next view; Shift: the second one"],
    ["l", "what to look at"], ["s", "the Swift, with the mistake and without"], ["m", "how to notice it"], ["w", "why above?"], ["h", "hide or show questions, messages and attributes in the trace"], ["t", "tap probe in the middle of the selected view"], ["p", "predict mode"], ["x", "to the other side"], ["f", "filter"], ["y", "copy"], ["Esc", "select nothing"], ["?", "this"]];

function key(player, event) {
    if (event.key === "Escape" && !$("meaning").hidden) return explain(null);
    if (player.isApart && event.target.matches(".room") && turnByKey(player, event)) return event.preventDefault();
    const inField = event.target.matches("input:not([type=range]),select,textarea");
    if ($("quiz").goOn && event.key === "Enter" && !event.target.closest("#choices")) { event.preventDefault(); return $("quiz").goOn(); }
    if ($("dialog").open) { if (event.key === "Enter" && !event.target.matches("button")) $("dialog").close(); return; }
    if (inField) { if (event.key === "Escape") event.target.blur(); return; }
    // Inside the list of tabs, arrow keys move between tabs.
    if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) {
        const tabs = [...event.target.closest("[role=tablist]").querySelectorAll("[role=tab]:not([hidden])")], next = tabs[(tabs.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) % tabs.length];
        event.preventDefault();
        next.click();
        return next.focus();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const orders = ["siblings", "z", "paint", "hit"];
    const actions = {
        ArrowRight: () => event.shiftKey ? player.do("nextTick") : player.do("next"), ArrowLeft: () => event.shiftKey ? player.do("previousTick") : player.do("previous"),
        "]": () => player.pass(1), "[": () => player.pass(-1), ".": () => player.toStep(1), ",": () => player.toStep(-1),
        Home: () => player.do("first"), End: () => player.do("last"), " ": () => player.do("play"),
        o: () => player.set({ order: orders[(orders.indexOf(player.order) + 1) % 4] }), d: () => toFirstDifference(player),
        c: () => { player.set({ color: colorings[(colorings.indexOf(player.color) + 1) % colorings.length] }); },
        e: () => player.do("explode"), 0: () => player.isApart && player.do("rest"), g: () => player.toFirstViolation(), n: () => player.selectNext(false), N: () => player.selectNext(true),
        l: () => player.set({ tab: firstTab(player.guide) }), s: () => toTab(player, "code", "source"), m: () => toTab(player, "notice"), w: () => player.set({ tab: "why" }), r: () => player.do("turnOrders"),
        h: () => player.set({ hidden: player.hidden.length ? [] : ["questions", "messages", "attributes"], tab: "trace" }), t: () => player.probeSelected(), p: () => player.do("predict"), x: () => player.swap(),
        f: () => $("filter").focus(), y: () => player.do("copy"), Escape: () => player.set({ a: null, b: null, spot: null }), "?": () => player.do("help"),
    };
    const card = /^[1-4]$/.test(event.key) && document.querySelectorAll("#story .card")[event.key - 1]?.querySelector("[data-stop]");
    const action = card ? () => player.toStop(card.dataset.stop) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
}

// Opens the first of some tabs that exists on the page.
function toTab(player, ...names) {
    const tab = names.find(name => tabsOf(player.guide).includes(name));
    if (!tab) return;
    player.openPane("details");
    player.set({ tab });
}

function showHelp() {
    const dialog = $("dialog");
    dialog.innerHTML = `<h3>Keys</h3><table>${keyHelp.map(([keys, text]) => `<tr><td><kbd>${keys}</kbd></td><td>${text}</td></tr>`).join("")}</table>
        <p>Click a view to select it and open its inspector, Shift-click for the second, Alt-click to probe a tap. While 'why here?' is open, a click on another view chooses the second; while 'tap probe' is open, a click on the screen probes there. Colour is the view, the label is the element: reuse is the same colour with another label.</p><button data-close>close</button>`;
    dialog.onclick = event => { if (event.target.dataset.close !== undefined) dialog.close(); };
    dialog.showModal();
}
