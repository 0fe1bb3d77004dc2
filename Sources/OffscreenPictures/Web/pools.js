// The dormant views of each reuse pool. The view that was put into the pool last is the last one,
// and is taken first.

import { chip } from "./colors.js";
import { $ } from "./dom.js";
import { term } from "./glossary.js";
import { html, write } from "./html.js";

export function drawPools(player) {
    const film = player.film;
    const moment = film.moment(film.at);
    const prepared =
        moment.verb === "call" && / prepareForReuse$/.test(moment.line) ? moment.view : -1;
    const pools = film.counts.map((c, pool) => {
        const shelf = film.shelves[pool] ?? [];
        const last = moment.verb === "put" && shelf.includes(moment.view) ? moment.view : -1;
        const chips = shelf.map(view =>
            chip(film, view, player.color, view === last ? "last" : ""),
        );
        const [count, live, dormant, taken, put, capacity] = c;
        let mark = "";
        if (moment.verb === "take" && player.home(moment.view) === pool) {
            mark = html`<span class="badge">${film.name(moment.view)} is taken</span>`;
        }
        if (prepared >= 0 && player.home(prepared) === pool) {
            mark = html`<span class="badge">prepareForReuse on ${film.name(prepared)}</span>`;
        }
        const facts = [
            `${count} made`,
            `${live} in use`,
            `${dormant} waiting`,
            `taken ${times(taken)}`,
            `returned ${times(put)}`,
        ];
        if (capacity && capacity < 1000) facts.push(`keeps at most ${capacity}`);
        return html`
            <div class="pool" data-pool="${pool}">
                <b>${film.data.pools[pool]}</b>${mark}
                <div class="shelf">${chips}</div>
                <small>${facts.join(" · ")}</small>
            </div>`;
    });
    const none = html`
        <p class="note">No view has been requested yet, so there are no pools.</p>`;
    write(
        $("pools"),
        html`<p class="file">${term("pool", "pools")}</p>${pools.length ? pools : none}`,
    );
}

const times = count => (count === 1 ? "once" : `${count} times`);

// Returns the pool of each view: the pool in which the view is dormant at some moment.
export function homesOf(film) {
    film.homes ??= findHomes(film);
    return film.homes;
}

function findHomes(film) {
    const homes = new Map();
    const note = (pool, views) => views.forEach(view => homes.set(view, pool));
    for (const key of film.data.keys) key[1].forEach((shelf, pool) => note(pool, shelf));
    for (const delta of film.data.deltas) {
        const shelves = delta && delta[1];
        for (let i = 0; shelves && i < shelves.length; i += 2 + shelves[i + 1]) {
            note(shelves[i], shelves.slice(i + 2, i + 2 + shelves[i + 1]));
        }
    }
    return homes;
}
