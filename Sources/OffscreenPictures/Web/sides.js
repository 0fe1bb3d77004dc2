// The screens of the recordings (sides) that are shown.

import { $ } from "./dom.js";
import { html, render } from "./html.js";
import { SideScreen } from "./screen.js";

export function drawSides(player) {
    const isSame = player.screens.every((screen, i) => screen.film === player.films[i]);
    if (!isSame) makeSides(player);
    for (const screen of player.screens) screen.draw(player);
}

// Makes the screens, and the choice of the other side.
export function makeSides(player) {
    const { films, all } = player;
    // A device records scenes but no steps.
    const isDevice = films.every(film => film.data.device);
    document.body.classList.toggle("device", isDevice);
    const host = $("screens");
    host.textContent = "";
    host.classList.toggle("two", films.length > 1);
    player.screens = films.map((film, i) => new SideScreen(film, host, i > 0));
    for (const it of document.querySelectorAll("[data-two]")) it.hidden = films.length < 2;
    const others = all.slice(1);
    const options = others.map((film, i) => html`<option value="${i + 1}">${film.side}</option>`);
    render($("side"), html`${options}`);
    $("side").value = all.indexOf(films[1]);
    $("sides").hidden = all.length < 3;
}
