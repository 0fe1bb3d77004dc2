// The keys of the page.

import { colorings } from "./colors.js";
import { $, openDialog } from "./dom.js";
import { toFirstDifference } from "./first-difference.js";
import { turnByKey } from "./gestures.js";
import { explain, terms } from "./glossary.js";
import { html } from "./html.js";
import { orders } from "./orders.js";
import { firstTab, tabsOf } from "./tabs.js";

const keyHelp = [
    ["← →", "previous or next moment"],
    ["Shift ← →", "previous or next tick"],
    ["[ ]", "previous or next layout pass"],
    [", .", "previous or next step"],
    ["Home End", "first or last moment"],
    ["Space", "play or pause; press the focused button"],
    ["1 2 3 4", "the bug, the cause, the fix, the pitfalls"],
    ["x", "switch to the other side"],
    ["d", "the first difference between the sides"],
    ["g", "the first violation of a rule"],
    ["n", "select the next view, with Shift the second one of a pair"],
    ["Esc", "select nothing"],
    ["f", "filter the views"],
    ["c", "colour by something else"],
    ["l", "tab 'look here'"],
    ["s", "tab 'Swift'"],
    ["m", "tab 'notice it'"],
    ["w", "tab 'why here?'"],
    ["t", "test a tap in the middle of the selected view"],
    ["h", "hide or show questions, messages and attributes in the trace"],
    ["i", "inspect: show everything, or the first screen"],
    ["e", "exploded view on or off"],
    ["o", "next order: sibling, z, paint, hit"],
    ["r", "the exploded view in all four orders, one after the other"],
    ["← → ↑ ↓ + -", "in the exploded view: turn, tilt and spread"],
    ["0", "exploded view as at the start"],
    ["p", "predict mode: questions before what happens next"],
    ["y", "copy or share"],
    ["?", "this list"],
];

export function pressKey(player, event) {
    if (event.key === "Escape" && !$("meaning").hidden) return explain(null);
    if (player.isApart && event.target.matches(".room") && turnByKey(player, event)) {
        return event.preventDefault();
    }
    const inField = event.target.matches("input:not([type=range]),select,textarea");
    if ($("quiz").goOn && event.key === "Enter" && !event.target.closest("button, a, summary")) {
        event.preventDefault();
        return $("quiz").goOn();
    }
    if ($("dialog").open) {
        if (event.key === "Enter" && !event.target.matches("button")) $("dialog").close();
        return;
    }
    if (inField) {
        if (event.key === "Escape") event.target.blur();
        return;
    }
    // Inside the list of tabs, arrow keys move between tabs.
    if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) {
        const tabs = [
            ...event.target.closest("[role=tablist]").querySelectorAll("[role=tab]"),
        ].filter(tab => tab.offsetParent);
        const next =
            tabs[
                (tabs.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : tabs.length - 1)) %
                    tabs.length
            ];
        event.preventDefault();
        next.click();
        return next.focus();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The browser presses a focused button, and opens a focused summary, with the space bar.
    if (event.key === " " && event.target.closest("button, summary, a")) return;
    if (!player.hasLetterKeys && event.key.length === 1 && event.key !== " ") return;
    const actions = {
        ArrowRight: () => player.do(event.shiftKey ? "nextTick" : "next"),
        ArrowLeft: () => player.do(event.shiftKey ? "previousTick" : "previous"),
        "]": () => player.pass(1),
        "[": () => player.pass(-1),
        ".": () => player.toStep(1),
        ",": () => player.toStep(-1),
        Home: () => player.do("first"),
        End: () => player.do("last"),
        " ": () => player.do("play"),
        o: () =>
            player.set({
                order: orders[(orders.indexOf(player.order) + 1) % 4],
                inspects: true,
            }),
        d: () => toFirstDifference(player),
        c: () =>
            player.set({
                color: colorings[(colorings.indexOf(player.color) + 1) % colorings.length],
                inspects: true,
            }),
        i: () => player.do("inspect"),
        e: () => player.do("explode"),
        0: () => player.isApart && player.do("rest"),
        g: () => player.toFirstViolation(),
        n: () => player.selectNext(false),
        N: () => player.selectNext(true),
        l: () => player.set({ tab: firstTab(player.guide) }),
        s: () => toTab(player, "code", "source"),
        m: () => toTab(player, "notice"),
        w: () => player.set({ tab: "why" }),
        r: () => player.do("turnOrders"),
        h: () =>
            player.set({
                hidden: player.hidden.length ? [] : ["questions", "messages", "attributes"],
                tab: "trace",
            }),
        t: () => player.probeSelected(),
        p: () => player.do("predict"),
        x: () => player.swap(),
        f: () => {
            player.set({ inspects: true });
            $("filter").focus();
        },
        y: () => player.do("copy"),
        Escape: () => player.set({ a: null, b: null, spot: null }),
        "?": () => player.do("help"),
    };
    const card =
        /^[1-4]$/.test(event.key) &&
        document.querySelectorAll("#story .card")[event.key - 1]?.querySelector("[data-stop]");
    const action = card ? () => player.toStop(card.dataset.stop) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
}

// Opens the first of the named tabs that the page has. Nothing happens if it has none of them.
function toTab(player, ...names) {
    const tab = names.find(name => tabsOf(player.guide).includes(name));
    if (!tab) return;
    player.openPane("details");
    player.set({ tab });
}

export function showHelp(player) {
    const keys = keyHelp.map(
        ([keys, text]) => html`<tr><td><kbd>${keys}</kbd></td><td>${text}</td></tr>`,
    );
    const words = Object.entries(terms).map(
        ([word, text]) => html`<dt>${word}</dt><dd>${text}</dd>`,
    );
    openDialog(
        html`<button data-close>close</button>
            <div class="help"><section><h3>Keys</h3>
            <p><label><input type="checkbox" id="letterKeys"> Letters, digits and signs are keys.
                Without this, only the arrow keys, Home, End, Space, Enter and Esc are.</label></p>
            <table>${keys}</table>
            <p>Click a view to select it and see its attributes.
                Shift-click a second view to compare the two.
                Alt-click a point to test a tap there.
                'inspect' shows more tabs.
                While its tab 'why here?' is open, a click selects the second view.
                While its tab 'tap probe' is open, a click tests a tap.
                If the colours are those of views, a reused view keeps its colour, and its label
                changes.
            </p></section>
            <section><h3>Words</h3>
            <dl class="facts">${words}</dl></section></div>`,
    );
    $("letterKeys").checked = player.hasLetterKeys;
    $("letterKeys").onchange = event => (player.hasLetterKeys = event.target.checked);
}
