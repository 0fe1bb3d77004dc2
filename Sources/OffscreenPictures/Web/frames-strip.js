// A row of drawings that tells a mistake in a few moments, which the scenario names. Each drawing
// has the subviews of the collection view as plates that lie apart, with a sentence below.

import { lastElement, swatch } from "./colors.js";
import { $, sentenceCase } from "./dom.js";
import { corners, projected, radians } from "./exploded-view.js";
import { Flag } from "./film.js";
import { html, render } from "./html.js";
import { coverings, mainView, originOf, overlap, siblings } from "./orders.js";
import { valueAt } from "./story.js";

const framePose = { turn: radians(-24), tilt: radians(54), lift: 1 };
// The distance of two levels, as a part of the height of the screen.
const frameLift = 0.92;

// Returns the subviews at the film's moment, those that wait for reuse included, the rearmost
// first. Each has the part of its frame that is on the screen, and its level. Consecutive views
// that do not overlap share a level.
function framePlates(film) {
    const main = film.scene[mainView(film)];
    const [left, top] = originOf(film, mainView(film));
    const { covers, coveredBy } = coverings(film);
    const plates = [];
    let level = 0;
    let from = 0;
    for (const node of siblings(film, mainView(film))) {
        if (!(node.flags & Flag.reusable)) continue;
        const x = Math.max(node.x - main.ox, 0);
        const y = Math.max(node.y - main.oy, 0);
        const w = Math.min(node.x - main.ox + node.w, main.w) - x;
        const h = Math.min(node.y - main.oy + node.h, main.h) - y;
        if (w <= 0 || h <= 0) continue;
        const plate = { node, x: left + x, y: top + y, w, h };
        if (plates.slice(from).some(other => overlap(other, plate))) {
            level++;
            from = plates.length;
        }
        const waits = !!(node.flags & Flag.dormant);
        const element = waits ? lastElement(film, node.view) : node.element;
        plates.push({
            ...plate,
            level,
            waits,
            name: film.shortName(element),
            state: waits
                ? "waits"
                : covers.has(node.view)
                  ? "covers"
                  : coveredBy.has(node.view)
                    ? "covered"
                    : "",
        });
    }
    return { plates, levels: level + 1 };
}

// Returns the drawing of some plates as SVG, for a place of some width and height on the page. All
// drawings of a row have the same scale, and room for the same number of levels.
function frameSVG(film, plates, levels, color, [wide, high]) {
    const [w, h] = film.data.screen;
    const lift = (frameLift * h * Math.cos(framePose.tilt)) / Math.sin(framePose.tilt);
    const at = (x, y, level) => projected(framePose, x, y, level * lift);
    const floor = corners({ x: 0, y: 0, w, h }).map(([x, y]) => at(x, y, 0));
    const xs = floor.map(it => it[0]);
    const ys = floor.map(it => it[1]);
    const low = Math.min(...ys) - (levels - 1) * lift * Math.sin(framePose.tilt);
    const width = Math.max(...xs) - Math.min(...xs);
    // A point of the page, in points of the drawing.
    const unit = Math.max(width / wide, (Math.max(...ys) - low) / high);
    const edge = 3 * unit;
    const box = [
        Math.min(...xs) - edge,
        low - edge,
        width + 2 * edge,
        Math.max(...ys) - low + 2 * edge,
    ];
    const points = list => list.map(it => it.map(v => v.toFixed(1)).join()).join(" ");
    const shape = plate => points(corners(plate).map(([x, y]) => at(x, y, plate.level)));
    const plateOf = plate => {
        const { fill } = swatch(film, plate.node, color);
        const style = plate.waits ? "" : html`fill="${fill}" fill-opacity="0.88"`;
        return html`
            <polygon points="${shape(plate)}" class="plate ${plate.state}"
                vector-effect="non-scaling-stroke" ${style}/>`;
    };
    const labelOf = plate => {
        const isPlane = plate.node.flags & Flag.plane;
        // The label of a large plate is near its front edge, which the plates above leave free.
        const [x, y] = at(
            plate.x + plate.w / 2,
            plate.y + plate.h * (isPlane ? 0.62 : 0.5),
            plate.level,
        );
        const words = isPlane ? `${plate.name}, z ${plate.node.z}` : plate.name;
        const style = plate.waits
            ? html`class="waiting"`
            : html`fill="${swatch(film, plate.node, color).ink}"`;
        return html`
            <text x="${x.toFixed(1)}" y="${(y + 4.5 * unit).toFixed(1)}"
                font-size="${(13 * unit).toFixed(1)}" ${style}>${words}</text>`;
    };
    return html`
        <svg viewBox="${box.map(v => v.toFixed(1)).join(" ")}" aria-hidden="true">
            <polygon class="floor" points="${points(floor)}" vector-effect="non-scaling-stroke"/>
            ${plates.map(plateOf)}
            ${plates.map(labelOf)}
        </svg>`;
}

// Draws the row. A press on a drawing leads to its moment.
export function drawFrames(player) {
    const host = $("frames");
    const { frames } = player.guide;
    host.hidden = player.inspects || !frames.length;
    if (host.hidden) return;
    const columns = innerWidth > 560 ? frames.length : 2;
    const place = [
        Math.max(120, host.clientWidth / columns - 28),
        columns > 2 ? innerHeight * 0.27 : 138,
    ];
    const key = `${player.color} ${place.map(Math.round)}`;
    if (host.key !== key) {
        host.key = key;
        const all = frames.map(([[side, moment]]) =>
            valueAt(player.all[side], moment, framePlates),
        );
        const levels = Math.max(...all.map(it => it.levels));
        const buttons = frames.map(([[side, moment], text], i) => {
            const svg = valueAt(player.all[side], moment, film =>
                frameSVG(film, all[i].plates, levels, player.color, place),
            );
            return html`
                <button class="frame" data-frame="${i}">
                    ${svg}<span><b>${i + 1}</b> ${sentenceCase(text)}</span>
                </button>`;
        });
        render(host, html`${buttons}`);
    }
    host.querySelectorAll("[data-frame]").forEach((it, i) => {
        const [side, moment] = frames[i][0];
        it.setAttribute("aria-pressed", player.all[side].at === moment);
    });
}

// Leads to the moment of a drawing.
export function toFrame(player, number) {
    const [side, moment] = player.guide.frames[number][0];
    player.stop();
    player.show(player.all[side]);
    player.card = null;
    player.go(moment);
}
