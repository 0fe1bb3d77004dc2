"use strict";

// Explanations of words that a reader may not know. Pointing at a word or choosing it shows its meaning beside it.

const terms = {
    z: "The zIndex that the layout asked for. A view with a greater one should lie in front.",
    sibling: "Where the view stands among the subviews of the collection view. 0 is the rearmost, and a later one lies in front.",
    paint: "When the view is painted: 1 is painted first, and the last covers all others. zPosition decides, and after it the sibling order.",
    hit: "Which view a touch asks first: 1 is asked first. Touches go by the sibling order alone, never by zPosition.",
    moment: "One step of the trace, such as a question to the data source or a view that is placed.",
    tick: "One turn of the stage's clock, a sixtieth of a second. Each verb of a scenario begins a tick.",
    line: "The line of the scenario that asked for this step. The tab 'scenario' shows it.",
    seed: "What a system leaves to chance, such as which views a bug hits, is decided by this number. The same seed gives the same run.",
    system: "The system whose behavior is simulated. What follows the name is set otherwise than the system has it.",
    mechanism: "How the simulation brings about the bug of iOS 10. 'front': a view that appears after a reload is put in front of all its siblings. 'transient': a view is placed by the zIndex of its appearing attributes. Both are plausible, and neither is Apple's code.",
    lamps: "Five rules that are checked at every moment. order: no view lies above one with a greater z that it overlaps. touch: taps reach what is seen. display: cells are announced and taken back in pairs. reuse: a view that is taken from its pool is prepared for reuse, and no other is. pools: no view on the screen waits in a pool.",
    inversion: "Two views that overlap, of which the one with the smaller z lies in front.",
    pool: "Views that left the screen wait here to be used again, one pool for each kind and identifier. The one put last is taken first.",
    pass: "One run of the collection view's layout: it asks the layout what is visible, asks the data source for views, and puts them in place.",
    made: "How many views were made for this pool, how many stand for an item now, how many wait, how often one was taken out and put back.",
};
const term = (key, text) => `<button type="button" class="term" data-term="${key}">${escaped(text)}</button>`;

// Shows the meaning of a word beside it. Choosing the word again, or anything else, closes the explanation.
function explain(at) {
    const box = $("meaning"), isSame = at && box.at === at && !box.hidden;
    box.hidden = !at || isSame;
    document.querySelectorAll(".term[aria-expanded]").forEach(it => it.removeAttribute("aria-expanded"));
    box.at = at;
    if (box.hidden) return;
    const key = at.dataset.term;
    box.textContent = terms[key] + (key === "system" && /^iOS10/.test(at.textContent) ? " " + terms.mechanism : "");
    at.setAttribute("aria-expanded", "true");
    const place = at.getBoundingClientRect(), wide = Math.min(320, innerWidth - 16);
    box.style.cssText = `width:${wide}px;left:${Math.max(8, Math.min(innerWidth - wide - 8, place.left))}px;top:0`;
    const below = place.bottom + 6, high = box.offsetHeight;
    box.style.top = `${below + high > innerHeight ? Math.max(4, place.top - high - 6) : below}px`;
}
