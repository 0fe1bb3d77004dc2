// The tree as `tree` prints it, or the siblings in one of the other orders with their ranks in all
// four.

import { swatch } from "./colors.js";
import { $ } from "./dom.js";
import { Flag } from "./film.js";
import { html, write } from "./html.js";
import { inOrder, orders } from "./orders.js";

export function drawTree(player) {
    const film = player.film;
    const host = $("tree");
    const moment = film.moment(film.at);
    const wrong = new Set(film.inversions.map(i => i[0]));
    const row = (node, before, text) => {
        const name = film.name(node.view);
        const classes = ["row"];
        if (name === player.a) classes.push("a");
        if (name === player.b) classes.push("b");
        if (wrong.has(node.view)) classes.push("bad");
        if (node.flags & Flag.unpainted) classes.push("hidden");
        if (moment.view === node.view) classes.push("fresh");
        if (!player.matches(film, node)) classes.push("dim");
        const color =
            node.flags & Flag.reusable
                ? html`<i style="background:${swatch(film, node, player.color).fill}"></i>`
                : "";
        return html`
            <button class="${classes.join(" ")}" aria-pressed="${name === player.a}"
                data-view="${node.view}">${before}${color}${text}</button>`;
    };
    if (player.order === "siblings") {
        const rows = film.scene.map(node =>
            row(node, "  ".repeat(node.depth), film.line(node.line)),
        );
        return write(host, html`${rows}`);
    }
    const ranks = {};
    for (const order of orders) {
        ranks[order] = new Map(inOrder(film, order).map((node, i) => [node.view, i + 1]));
    }
    const cell = (text, width) => String(text).padStart(width);
    const words = node =>
        cell(ranks.siblings.get(node.view) ?? "-", 6) +
        cell(node.z, 4) +
        cell(node.zPosition, 6) +
        cell(ranks.paint.get(node.view) ?? "-", 6) +
        cell(ranks.hit.get(node.view) ?? "-", 5) +
        `  ${film.name(node.view)} ${film.elementName(node.element)}`;
    const rows = inOrder(film, player.order).map(node => row(node, "", words(node)));
    write(host, html`<div class="row">${"  sibling  z  zPos paint  hit"}</div>${rows}`);
}
