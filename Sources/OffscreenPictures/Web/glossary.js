// Explanations of words that a reader may not know. A click on a word on the page shows its meaning
// beside it.

import { $, clamp } from "./dom.js";
import { html } from "./html.js";

// `Sources/README.md` has the same words with the same texts.
export const terms = {
    element: "A place in a layout for a cell, a supplementary view or a decoration view.",
    item: "The data of a cell. Item 2-5 is item 5 of section 2, and both numbers count from 0.",
    view:
        "The cell, supplementary view or decoration view that represents an element. " +
        "After reuse it represents another element.",
    serial:
        "The number in PosterCell#3, which is the third view of its class. " +
        "No other view of the class gets that number.",
    live: "Representing an element now.",
    dormant: "Waiting in a pool: the view is hidden, and it is still among the subviews.",
    pool:
        "The views of one kind and one reuse identifier that are out of use. " +
        "The view that came last is reused first.",
    "card, armband":
        "The decorations of the card screens. A card lies behind the cells of a section, " +
        "normally with zIndex -1. An armband lies across a corner of the card, " +
        "normally with zIndex 1.",
    z:
        "The zIndex of the layout attributes. Of two views that overlap, " +
        "the one with the greater z should be in front.",
    "sibling order":
        "The order of the collection view's subviews. 0 is the rearmost subview. " +
        "Dormant views have numbers, too. A view is placed by its z when it is added. " +
        "A reused view keeps the place that it had, unless its z has changed.",
    "paint order":
        "The order in which the views are painted. 1 is painted first, " +
        "and each view covers the earlier ones. zPosition decides, and where it is equal, " +
        "the sibling order does.",
    "hit order":
        "The order in which hitTest(_:with:) tries the views. 1 is tried first. " +
        "The sibling order decides, and zPosition has no effect.",
    inversion: "Two views of which the one with the smaller z is in front.",
    tick:
        "One turn of the simulated clock, a sixtieth of a second. " +
        "Each step of a scenario begins a tick.",
    moment:
        "One line of the trace, such as a call of the data source or a view that is placed among " +
        "its siblings.",
    pass:
        "One run of a collection view's layout. It gets the attributes of the visible elements, " +
        "requests views for new elements, and updates the others.",
    "ask, tell, call":
        "The verbs of the trace for calls to the app. The app's delegate, " +
        "data source or layout is asked for a result or told of an event. A method is called " +
        "on a view.",
    "make, take, put, drop":
        "The verbs of the trace for views. A view is made, taken from its pool for reuse, " +
        "put into its pool, or dropped because the pool is full.",
    "known rectangle":
        "The rectangle for which the layout has returned attributes since it was last invalidated.",
    system:
        "The version of iOS that is simulated. Words after the name are settings that differ " +
        "from those of that version.",
    mechanism:
        "The way in which the simulation reproduces the ordering bug of iOS 10. " +
        "With 'front', a view that appears after a reload is placed in front of all its " +
        "siblings. With 'transient', it is placed by the zIndex of its initial attributes. " +
        "Both are plausible, and neither is Apple's code.",
    seed:
        "The number that decides what is left to chance, " +
        "such as which views the ordering bug of iOS 10 affects. " +
        "Runs with the same seed are equal.",
    rules:
        "Rules that are checked after every moment, " +
        "but Touch and Pools only at the end of a tick. Order: " +
        "no view is in front of one with a greater z. " +
        "Touch: a touch reaches the view that is seen. Display: " +
        "willDisplay and didEndDisplaying come in pairs. Reuse: " +
        "prepareForReuse is called on each view that is taken from a pool, and on no other. " +
        "Pools: no live view waits in a pool.",
    claim:
        "A statement about UIKit, with an id such as POOL-03, a grade of certainty and its " +
        "sources.",
};

// Returns a word whose explanation a click shows. A text such as "?" has a label for screen
// readers.
export function term(key, text, label) {
    const name = label ? html`aria-label="${label}"` : "";
    return html`<button type="button" class="term" data-term="${key}" ${name}>${text}</button>`;
}

// Shows the meaning of a word beside it. Choosing the word again, or anything else, closes the
// explanation.
export function explain(at) {
    const box = $("meaning");
    const isSame = at && box.at === at && !box.hidden;
    box.hidden = !at || isSame;
    document
        .querySelectorAll(".term[aria-expanded]")
        .forEach(it => it.removeAttribute("aria-expanded"));
    box.at = at;
    if (box.hidden) return;
    const key = at.dataset.term;
    box.textContent =
        terms[key] +
        (key === "system" && /^iOS10/.test(at.textContent)
            ? " Its mechanism: " + terms.mechanism[0].toLowerCase() + terms.mechanism.slice(1)
            : "");
    at.setAttribute("aria-expanded", "true");
    const place = at.getBoundingClientRect();
    const wide = Math.min(320, innerWidth - 16);
    const left = clamp(place.left, 8, innerWidth - wide - 8);
    box.style.cssText = `width:${wide}px;left:${left}px;top:0`;
    const below = place.bottom + 6;
    const high = box.offsetHeight;
    box.style.top = `${below + high > innerHeight ? Math.max(4, place.top - high - 6) : below}px`;
}
