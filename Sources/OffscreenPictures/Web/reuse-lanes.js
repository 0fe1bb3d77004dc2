// Reuse lanes: a row for each view, in the order of first appearance. The bars are the elements
// that the view represented. In the gaps it represented none.

import { viewSwatch } from "./colors.js";
import { $, clamp, escaped } from "./dom.js";
import { sameStep, stepsOf } from "./lockstep.js";
import { moveLines, timeAxis, timeSVG, widthOfAxis } from "./timeline.js";

export class Lanes {
    constructor(film) {
        this.film = film;
        this.row = 17;
    }

    // Draws the lanes of this side, and below them those of the other side on the same axis. If
    // nothing but the moment has changed, only the line of the moment moves.
    draw(player) {
        const { film } = this;
        const { other } = player;
        const host = $("lanes");
        const width = widthOfAxis(host);
        const x = timeAxis(film, width);
        const key = [
            width,
            player.color,
            player.color === "z" || player.color === "painted" ? film.at : "",
            player.filter,
            player.a,
            film.side,
            other?.side,
            player.predicts ? film.at : "",
        ].join();
        if (this.key !== key) {
            this.key = key;
            let svg = this.rows(player, film, x, 0);
            let rows = film.data.lanes.length;
            if (other && other.pin < 0) {
                const map = alignment(film, other);
                const top = rows * this.row + 6;
                svg +=
                    `<text x="2" y="${top + 13}" font-size="var(--note)" font-weight="bold" ` +
                    `fill="var(--soft)">${escaped(player.sideName(other))}</text>` +
                    this.rows(player, other, m => x(map(m)), top + this.row);
                rows += other.data.lanes.length + 1.5;
            }
            host.innerHTML = timeSVG(
                width,
                rows * this.row + 4,
                "reuse: the elements that each view represents over time",
                svg,
            );
        }
        moveLines(host, x(film.at));
    }

    rows(player, film, x, top) {
        let svg = "";
        const side = player.films.indexOf(film);
        const latest = player.predicts ? x(film.at) : Infinity;
        film.data.lanes.forEach((lane, index) => {
            const view = lane[0];
            const y = top + index * this.row;
            const name = film.name(view);
            const dim = player.filter && !player.matchesName(film, view) ? 0.25 : 1;
            svg +=
                `<g data-view="${view}" data-side="${side}" opacity="${dim}">` +
                `<text x="2" y="${y + 13}" font-size="var(--note)" fill="var(--ink)"` +
                (name === player.a && film === player.film ? ' font-weight="bold"' : "") +
                `>${escaped(short(name))}<title>${escaped(name)}</title></text>`;
            for (let i = 1; i < lane.length; i += 3) {
                const from = x(lane[i]);
                const wide = Math.max(1, Math.min(latest, x(lane[i + 1])) - from - 0.5);
                const element = film.data.elements[lane[i + 2]];
                if (from >= latest && latest < Infinity) continue;
                const { fill, ink } = viewSwatch(film, view, player.color, lane[i + 2]);
                svg +=
                    `<rect data-moment="${lane[i]}" x="${from.toFixed(1)}" y="${y + 1}" ` +
                    `width="${wide.toFixed(1)}" height="${this.row - 2}" rx="2" fill="${fill}" ` +
                    `stroke="var(--rim)"><title>${escaped(name)}: ${escaped(element[0])}</title>` +
                    "</rect>";
                if (wide > element[1].length * 6.5 + 6) {
                    svg +=
                        `<text x="${(from + 3).toFixed(1)}" y="${y + 13}" ` +
                        `font-size="var(--note)" fill="${ink}" pointer-events="none">` +
                        `${escaped(element[1])}</text>`;
                }
            }
            svg += "</g>";
        });
        return svg;
    }
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
