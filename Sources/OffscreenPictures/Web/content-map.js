// The content map: the content, the visible rectangle, the rectangle for which the layout returned
// attributes, and the prefetched cells.

import { swatch } from "./colors.js";
import { $, counted } from "./dom.js";
import { Flag } from "./film.js";
import { html, write } from "./html.js";
import { mainView, siblings } from "./orders.js";

export function drawMap(player) {
    const film = player.film;
    const main = mainView(film);
    const host = $("map");
    if (main < 0) return write(host, html``);
    const view = film.scene[main];
    const tick = film.data.ticks[film.tick];
    const nodes = siblings(film, main).filter(
        node => node.flags & Flag.reusable && !(node.flags & Flag.dormant),
    );
    const ready = nodes.filter(node => node.flags & Flag.ready);
    const visible = [view.ox, view.oy, view.w, view.h];
    const known = tick[5] || null;
    const around = boxes =>
        boxes.reduce(
            (u, b) => [
                Math.min(u[0], b[0]),
                Math.min(u[1], b[1]),
                Math.max(u[2], b[0] + b[2]),
                Math.max(u[3], b[1] + b[3]),
            ],
            [Infinity, Infinity, -Infinity, -Infinity],
        );
    const whole = around([[0, 0, view.cw, view.ch], visible, ...(known ? [known] : [])]);
    // If the content is very long, only the part around the screen is drawn, and a bar at the edge
    // shows where that part is.
    const near = [
        view.ox - view.w * 1.5,
        view.oy - view.h * 1.5,
        view.ox + view.w * 2.5,
        view.oy + view.h * 2.5,
    ];
    const isPart = axis => whole[axis + 2] - whole[axis] > 8 * [view.w, view.h][axis];
    const all = [0, 1, 2, 3].map(i =>
        !isPart(i % 2)
            ? whole[i]
            : i < 2
              ? Math.max(whole[i], near[i])
              : Math.min(whole[i], near[i]),
    );
    // The legend is below the map, or beside it if that leaves room for a larger map.
    const width = host.clientWidth - 8;
    const fit = (w, h) => Math.min(w / (all[2] - all[0]), h / (all[3] - all[1]));
    const isBeside = fit(width - 330, host.clientHeight - 10) > fit(width, host.clientHeight - 56);
    const height = host.clientHeight - (isBeside ? 10 : 56);
    const scale = fit(isBeside ? width - 330 : width, height);
    if (!(scale > 0)) return;
    const edge = isBeside ? (all[2] - all[0]) * scale + 8 : width - 5;
    const keyX = isBeside ? edge + 12 : 0;
    const keyY = isBeside ? 10 : height + 12;
    const rect = (b, style) =>
        html`<rect x="${((b[0] - all[0]) * scale).toFixed(1)}"
            y="${((b[1] - all[1]) * scale).toFixed(1)}" width="${(b[2] * scale).toFixed(1)}"
            height="${(b[3] * scale).toFixed(1)}" ${style}/>`;
    const outline = (b, color, wide, dash) =>
        rect(
            b,
            html`fill="none" stroke="${color}" stroke-width="${wide}" stroke-dasharray="${dash}"`,
        );
    const from = [Math.max(0, all[0]), Math.max(0, all[1])];
    const svg = [
        rect(
            [...from, Math.min(view.cw, all[2]) - from[0], Math.min(view.ch, all[3]) - from[1]],
            html`fill="var(--back)" stroke="var(--line)"`,
        ),
    ];
    for (const axis of [0, 1]) {
        if (!isPart(axis)) continue;
        const length = axis ? height : width;
        const at = value => ((value - whole[axis]) / (whole[axis + 2] - whole[axis])) * length;
        const start = at(visible[axis]);
        const size = Math.max(3, at(visible[axis] + visible[axis + 2]) - start);
        svg.push(
            axis
                ? html`
                      <path d="M${edge} 0v${height}" stroke="var(--line)" stroke-width="4"/>
                      <path d="M${edge} ${start}v${size}" stroke="var(--mark)" stroke-width="6">
                          <title>the part of the content that is drawn</title>
                      </path>`
                : html`
                      <path d="M0 ${height - 3}h${width}" stroke="var(--line)" stroke-width="4"/>
                      <path d="M${start} ${height - 3}h${size}" stroke="var(--mark)"
                          stroke-width="6"/>`,
        );
    }
    for (const node of nodes) {
        const { fill, ink } = swatch(film, node, player.color);
        const isReady = node.flags & Flag.ready;
        const box = [node.x, node.y, node.w, node.h];
        if (
            (node.flags & Flag.unpainted && !isReady) ||
            node.x > all[2] ||
            node.y > all[3] ||
            node.x + node.w < all[0] ||
            node.y + node.h < all[1]
        ) {
            continue;
        }
        const name = film.name(node.view);
        const selection = { [player.a]: "var(--mark)", [player.b]: "var(--hot)" }[name];
        const style = html`
            fill="${fill}" fill-opacity="${isReady ? 0.35 : 1}"
            stroke="${selection ?? "var(--rim)"}" stroke-width="${selection ? 3 : 1}"
            stroke-dasharray="${isReady ? "3 2" : "none"}"`;
        const hasRoom = node.w * scale > 26 && node.h * scale > 13;
        const x = ((node.x + node.w / 2 - all[0]) * scale).toFixed(1);
        const y = ((node.y + node.h / 2 - all[1]) * scale + 3).toFixed(1);
        const label =
            hasRoom && film.data.elements[node.element]?.[2] === 0
                ? html`<text x="${x}" y="${y}" font-size="var(--note)" text-anchor="middle"
                      fill="${ink}">${film.shortName(node.element)}</text>`
                : "";
        svg.push(html`
            <g data-view="${node.view}">
                <title>${film.line(node.line)}</title>
                ${rect(box, style)}${label}
            </g>`);
    }
    const keys = [
        [
            `visible, of ${+view.cw.toFixed(1)} × ${+view.ch.toFixed(1)} points of content`,
            "var(--mark)",
            "2",
            "none",
        ],
    ];
    if (known) {
        svg.push(outline(known, "var(--good)", "1.5", "7 4"));
        keys.push([
            "known: the layout has returned attributes for it",
            "var(--good)",
            "1.5",
            "7 4",
        ]);
    }
    if (ready.length) {
        const b = around(ready.map(node => [node.x, node.y, node.w, node.h]));
        svg.push(outline([b[0], b[1], b[2] - b[0], b[3] - b[1]], "var(--hot)", "1.5", "2 3"));
        keys.push([
            `${counted(ready.length, "cell")} made ready, not on the screen`,
            "var(--hot)",
            "1.5",
            "2 3",
        ]);
    }
    svg.push(outline(visible, "var(--mark)", "2", "none"));
    keys.forEach(([word, color, wide, dash], i) =>
        svg.push(html`
            <path d="M${keyX} ${keyY + i * 14}h22" stroke="${color}" stroke-width="${wide}"
                stroke-dasharray="${dash}"/>
            <text x="${keyX + 28}" y="${keyY + 4 + i * 14}" font-size="var(--note)"
                fill="var(--ink)">${word}</text>`),
    );
    write(
        host,
        html`<svg width="${width}" height="${height + (isBeside ? 4 : 50)}" role="img"
            aria-label="the content and its visible part"><g>${svg}</g></svg>`,
    );
}
