// The first difference between the two recordings (sides) on the page.

import { innerText } from "./differences.js";
import { Flag } from "./film.js";
import { alignOtherSides } from "./lockstep.js";

// Returns the first moment at the end of a tick of the current side at which the other side shows
// something else; -1 for none, and if one of the sides always shows the same tick.
export function firstDifference(player) {
    const { film, other } = player;
    if (!other || other.pin >= 0 || film.pin >= 0) return -1;
    film.began ??= new Map();
    if (!film.began.has(other)) {
        const now = [film.at, other.at];
        film.began.set(other, seekDifference(player));
        film.seek(now[0]);
        other.seek(now[1]);
    }
    return film.began.get(other);
}

// Goes with both sides to the end of the first tick at which they show different things, without
// drawing it, and returns that moment; -1 for none.
function seekDifference(player) {
    const { film, other } = player;
    for (let tick = 0; tick < film.data.ticks.length; tick++) {
        film.seek(film.endOfTick(tick));
        alignOtherSides(player);
        if (picture(film) !== picture(other)) return film.at;
    }
    return -1;
}

// Goes to the first moment at which the two sides show different things.
export function toFirstDifference(player) {
    if (!player.other) return;
    const at = firstDifference(player);
    const now = player.film.at;
    if (at >= 0) return player.go(at);
    // A side that always shows the same tick is compared with every step.
    const found = seekDifference(player);
    player.go(found < 0 ? now : found);
}

// Returns the visible contents of a film as text, without the names of views.
const picture = film =>
    film.scene
        .filter(node => !(node.flags & Flag.unpainted))
        .map(node =>
            [
                film.elementName(node.element),
                node.x,
                node.y,
                node.w,
                node.h,
                film.text(node),
                node.alpha,
                node.own,
                innerText(film, node),
            ].join(" "),
        )
        .join("\n");
