"use strict";

// The first difference between the two recordings (sides) on the page.

// Returns the first moment at the end of a tick of the current side at which the other side shows something else; -1 for none, and
// if one of the sides always shows the same tick.
function firstDifference(player) {
    const [mine, other] = [player.film, player.films[1 - player.index]];
    if (!other || other.pin >= 0 || mine.pin >= 0) return -1;
    mine.began ??= new Map();
    if (!mine.began.has(other)) {
        const now = [mine.at, other.at];
        let found = -1;
        for (let tick = 0; tick < mine.data.ticks.length && found < 0; tick++) {
            mine.seek(mine.endOfTick(tick));
            alignOtherSides(player);
            if (picture(mine) !== picture(other)) found = mine.at;
        }
        mine.seek(now[0]);
        other.seek(now[1]);
        mine.began.set(other, found);
    }
    return mine.began.get(other);
}

// Goes to the first moment at which the two sides show different things.
function toFirstDifference(player) {
    const [mine, other] = [player.film, player.films[1 - player.index]];
    if (!other) return;
    const at = firstDifference(player);
    if (at >= 0) return player.go(at);
    // A side that always shows the same tick is compared with every step.
    const now = mine.at;
    for (let tick = 0; tick < mine.data.ticks.length; tick++) {
        mine.seek(mine.endOfTick(tick));
        alignOtherSides(player);
        if (picture(mine) !== picture(other)) return player.go(mine.at);
    }
    player.go(now);
}

// Returns the visible contents of a film as text, without the names of views.
const picture = film => film.scene.filter(node => !(node.flags & Flag.unpainted))
    .map(node => [film.elementName(node.element), node.x, node.y, node.w, node.h, film.text(node), node.alpha, node.own, innerText(film, node)].join(" ")).join("\n");
