// The buttons, lists and sliders that show the state of the player, and where it is.

import { $, counted } from "./dom.js";
import { stackOf } from "./exploded-view.js";
import { term } from "./glossary.js";
import { html, write } from "./html.js";
import { orderWords } from "./views-table.js";

export function drawControls(player) {
    const { film, isApart, order } = player;
    if (isApart) fitLevels(player);
    $("screens").classList.toggle("exploded", isApart);
    $("depth").hidden = !isApart;
    document.querySelector("main").classList.toggle("reading", player.tab === "code");
    $("color").value = player.color;
    $("order").value = order;
    $("explode").setAttribute("aria-pressed", isApart);
    $("predict").setAttribute("aria-pressed", player.predicts);
    $("screenTitle").textContent = isApart ? `Exploded, in ${orderWords[order]}` : "Screen";
    $("scrubber").max = film.count - 1;
    $("scrubber").value = film.at;
    write($("position"), position(player));
}

// Sets the ranges of the sliders for the levels, which end at the last level.
function fitLevels({ films, order }) {
    const high = $("high");
    const isFull = +high.value >= +high.max;
    const counts = films.map(film => stackOf(film, order, [0, Infinity]).count);
    high.max = $("low").max = Math.max(1, ...counts.map(count => count - 1));
    if (isFull) high.value = high.max;
}

// Returns the tick and the moment inside it, with notes on what is hidden and predicted.
function position({ film, hidden, predicts, score }) {
    const [number, , , , first] = film.data.ticks[film.tick];
    const moment = `moment ${film.at - first} of ${film.endOfTick(film.tick) - first}`;
    const notes = [
        hidden.length ? ` · ${counted(hidden.length, "kind")} of events hidden` : "",
        predicts ? ` · ${score.right} of ${score.right + score.wrong} predicted` : "",
    ];
    return html`${term("tick", `tick ${number}`)}, ${term("moment", moment)}${notes}`;
}
