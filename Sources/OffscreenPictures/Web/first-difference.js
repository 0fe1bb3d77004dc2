"use strict";

// Where the two sides begin to differ.

// The first moment of the side that is stepped through at which the other one shows something else; -1 for none.
function firstDifference(player) {
    const [mine, other] = [player.film, player.films[1 - player.index]];
    if (!other || other.pin >= 0 || mine.pin >= 0) return -1;
    mine.began ??= new Map();
    if (!mine.began.has(other)) {
        const now = [mine.at, other.at];
        let found = -1;
        for (let tick = 0; tick < mine.data.ticks.length && found < 0; tick++) {
            mine.seek(mine.endOfTick(tick));
            lockstep(player);
            if (picture(mine) !== picture(other)) found = mine.at;
        }
        mine.seek(now[0]);
        other.seek(now[1]);
        mine.began.set(other, found);
    }
    return mine.began.get(other);
}

// The first moment at which the traces of the two sides part, before the symptom: what is not yet seen there led to it.
function partingOfTraces(player) {
    const [film, other] = player.films, { symptom } = player.guide;
    if (!other || film.pin >= 0 || other.pin >= 0 || !symptom || player.all[symptom[0]] !== film) return null;
    let found = null;
    for (let tick = 0; tick <= film.tickAt(symptom[1]) && found === null; tick++) {
        film.seek(film.endOfTick(tick));
        lockstep(player);
        const [mine, theirs] = [traceLines(film), traceLines(other)], at = mine.findIndex((line, i) => line !== theirs[i]);
        // The first line of a tick names the tick.
        if (at >= 0) found = film.data.ticks[tick][4] + 1 + at;
    }
    film.seek(0);
    other.seek(0);
    return found !== null && found < symptom[1] ? [0, found] : null;
}

// Where the traces are alike: the moment that gave the first view that differs at the symptom its place, took it from its pool, or brought it in.
function lastOfDiffering(player) {
    const { symptom } = player.guide, film = player.films[0];
    if (!symptom || player.all[symptom[0]] !== film || player.films.length < 2) return null;
    film.seek(symptom[1]);
    lockstep(player);
    const first = differences(player, film).find(it => it.view >= 0), isPlace = first && ["place", "size", "front"].includes(first.kind);
    let found = null;
    for (let i = symptom[1] - 1; first && i > 0 && found === null; i--) {
        const { verb, view, element } = film.moment(i);
        if (isPlace ? ["apply", "place"].includes(verb) && view === first.view : verb === "take" && view === first.view || verb === "enter" && film.elementName(element) === first.element) found = i;
    }
    film.seek(0);
    return found === null ? null : [0, found];
}

// To the first moment at which the two sides show different things.
function toFirstDifference(player) {
    const [mine, other] = [player.film, player.films[1 - player.index]];
    if (!other) return;
    const at = firstDifference(player);
    if (at >= 0) return player.go(at);
    // A side that stands still is compared with every step.
    const now = mine.at;
    for (let tick = 0; tick < mine.data.ticks.length; tick++) {
        mine.seek(mine.endOfTick(tick));
        lockstep(player);
        if (picture(mine) !== picture(other)) return player.go(mine.at);
    }
    player.go(now);
}

// What can be seen, without the names of views.
const picture = film => film.scene.filter(node => !(node.flags & Flag.unpainted))
    .map(node => [film.elementName(node.element), node.x, node.y, node.w, node.h, film.text(node), node.alpha, node.own, innerText(film, node)].join(" ")).join("\n");
