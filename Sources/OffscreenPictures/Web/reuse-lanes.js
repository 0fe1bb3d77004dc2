// Reuse lanes: a row for each view, in the order of first appearance. The bars are the elements
// that the view represented. In the gaps it represented none.

import { viewSwatch } from "./colors.js";
import { clamp } from "./dom.js";
import { html } from "./html.js";
import { sameStep, stepsOf } from "./lockstep.js";
import { timeAxis, timeSVG } from "./time-axis.js";

// The height of a row.
const rowHeight = 17;

// Returns the lanes of the current side, and below them those of the other side on the same axis.
export function reuseLanes(player, width) {
    const { film, other } = player;
    const x = timeAxis(film, width);
    const parts = [laneRows(player, film, x, 0)];
    let count = film.data.lanes.length;
    if (other && other.pin < 0) {
        const map = alignment(film, other);
        const top = count * rowHeight + 6;
        parts.push(
            html`<text x="2" y="${top + 13}" font-size="var(--note)" font-weight="bold"
                fill="var(--soft)">${player.sideName(other)}</text>`,
            laneRows(player, other, m => x(map(m)), top + rowHeight),
        );
        count += other.data.lanes.length + 1.5;
    }
    const label = "reuse: the elements that each view represents over time";
    return timeSVG(width, count * rowHeight + 4, label, parts);
}

function laneRows(player, film, x, top) {
    const side = player.films.indexOf(film);
    const latest = player.predicts ? x(film.at) : Infinity;
    return film.data.lanes.map((lane, index) => {
        const view = lane[0];
        const y = top + index * rowHeight;
        const name = film.name(view);
        const isDim = player.filter && !player.matchesName(film, view);
        const isChosen = name === player.a && film === player.film;
        const bars = [];
        for (let i = 1; i < lane.length; i += 3) {
            const from = x(lane[i]);
            if (from >= latest && latest < Infinity) continue;
            const wide = Math.max(1, Math.min(latest, x(lane[i + 1])) - from - 0.5);
            bars.push(laneBar(player, film, lane, i, from, wide, y));
        }
        return html`
            <g data-view="${view}" data-side="${side}" opacity="${isDim ? 0.25 : 1}">
                <text x="2" y="${y + 13}" font-size="var(--note)" fill="var(--ink)"
                    font-weight="${isChosen ? "bold" : "normal"}">
                    ${short(name)}<title>${name}</title>
                </text>
                ${bars}
            </g>`;
    });
}

// Returns the bar of the element at an index of a lane, with the element's name if there is room.
function laneBar(player, film, lane, i, from, wide, y) {
    const [view, moment, element] = [lane[0], lane[i], lane[i + 2]];
    const [name, shortName] = film.data.elements[element];
    const { fill, ink } = viewSwatch(film, view, player.color, element);
    const label =
        wide > shortName.length * 6.5 + 6
            ? html`<text x="${(from + 3).toFixed(1)}" y="${y + 13}" font-size="var(--note)"
                  fill="${ink}" pointer-events="none">${shortName}</text>`
            : "";
    return html`
        <rect data-moment="${moment}" x="${from.toFixed(1)}" y="${y + 1}"
            width="${wide.toFixed(1)}" height="${rowHeight - 2}" rx="2" fill="${fill}"
            stroke="var(--rim)"><title>${film.name(view)}: ${name}</title></rect>
        ${label}`;
}

// Returns a function from a moment of `other` to the moment of `film` beside which it is drawn.
// Corresponding steps are at the same place, and the moments between them are spread evenly.
function alignment(film, other) {
    const knots = [[0, 0]];
    stepsOf(other).forEach((tick, step) => {
        const same = stepsOf(film)[sameStep(other, film, step)];
        const from = other.data.ticks[tick][4];
        const to = same === undefined ? -1 : film.data.ticks[same][4];
        if (from > knots.at(-1)[0] && to >= knots.at(-1)[1]) knots.push([from, to]);
    });
    knots.push([
        Math.max(other.count - 1, knots.at(-1)[0] + 1),
        Math.max(film.count - 1, knots.at(-1)[1]),
    ]);
    return moment => {
        let i = 1;
        while (i < knots.length - 1 && knots[i][0] <= moment) i++;
        const [[a, b], [c, d]] = [knots[i - 1], knots[i]];
        return b + (d - b) * clamp((moment - a) / (c - a), 0, 1);
    };
}

// Returns a name that fits into the head of a lane. The class may be shortened, but not the serial.
function short(name) {
    const [type, serial] = name.split("#");
    const room = 13 - serial.length;
    return (type.length > room ? type.slice(0, room - 1) + "…" : type) + "#" + serial;
}
