// Kinds of events. The trace leaves out the events of kinds that the reader has hidden. The buttons
// and keys for the next moment skip them.

import { html } from "./html.js";

// The verbs of each kind.
export const eventKinds = {
    questions: ["ask", "answer"],
    messages: ["tell", "call"],
    views: ["make", "take", "put", "drop"],
    arrivals: ["enter", "leave"],
    places: ["place"],
    attributes: ["apply"],
    layout: ["prepare", "invalidate", "bounds"],
    passes: ["pass", "end"],
    failures: ["failure", "log"],
};
const kindOf = Object.fromEntries(
    Object.entries(eventKinds).flatMap(([kind, verbs]) => verbs.map(verb => [verb, kind])),
);

export const toggled = (list, it) =>
    list.includes(it) ? list.filter(other => other !== it) : [...list, it];

// Whether the kind of a moment is shown. The beginning of a tick is always shown.
export const isShown = (player, film, index) =>
    !player.hidden.length || !player.hidden.includes(kindOf[film.moment(index).verb]);

// Returns the next shown moment, forwards or backwards; the last or the first if there is none.
export function nextShown(player, film, from, by) {
    let at = from + by;
    while (at > 0 && at < film.count - 1 && !isShown(player, film, at)) at += by;
    return at;
}

export function kindButtons(player) {
    const button = kind => {
        const isOn = !player.hidden.includes(kind);
        return html`<button data-kind="${kind}" aria-pressed="${isOn}">${kind}</button>`;
    };
    return html`
        <div class="kinds" role="group" aria-label="Kinds of events">
            ${Object.keys(eventKinds).map(button)}
        </div>`;
}
