// A bar for each layout pass, with its questions and the views made and moved. A dot marks a pass
// whose tick ends with views out of order.

import { clamp, counted } from "./dom.js";
import { html } from "./html.js";
import { showsRules } from "./rules.js";
import { valueAt } from "./story.js";
import { axisLeft, timeAxis, timeSVG } from "./time-axis.js";

// The height of the picture.
const pictureHeight = 40;

// Returns the bars of all passes of the current side.
export function passBars(player, width) {
    const { passes } = player.film.data;
    const x = timeAxis(player.film, width);
    const wide = clamp((width - axisLeft) / Math.max(1, passes.length) - 1, 1, 12);
    const greatest = greatestFullBar(passes.map(sumOf));
    const bars = passes.map((pass, i) => passBar(player, pass, i, x(pass[1]), wide, greatest));
    const count = counted(passes.length, "pass", "passes");
    const title = html`
        <text x="0" y="14" font-size="var(--note)" fill="var(--soft)">${count}</text>`;
    return timeSVG(width, pictureHeight, "layout passes", [title, bars]);
}

// Returns the bar of a pass. A sum that is greater than `greatest` has a bar that is scaled to fit,
// with the sum above it.
function passBar(player, pass, number, middle, wide, greatest) {
    const [, moment, asks, makes, taken, moved, applied, skipped] = pass;
    const sum = sumOf(pass);
    const fit = Math.min(1, greatest / sum);
    const left = (middle - wide / 2).toFixed(1);
    let top = pictureHeight - 2;
    const part = (value, fill) => {
        const high = ((value * fit) / greatest) * (pictureHeight - 12);
        top -= high;
        return high > 0
            ? html`<rect x="${left}" y="${top.toFixed(1)}" width="${wide.toFixed(1)}"
                  height="${high.toFixed(1)}" fill="${fill}"/>`
            : "";
    };
    const parts = [
        part(asks, "var(--asked)"),
        part(makes, "var(--made)"),
        part(moved, "var(--moved)"),
    ];
    const label =
        fit < 1
            ? html`<text x="${middle.toFixed(1)}" y="${(top - 1).toFixed(1)}"
                  font-size="var(--note)" text-anchor="middle" fill="var(--ink)">${sum}</text>`
            : "";
    // The dot is above the bar, or beside the sum.
    const dotX = fit < 1 ? middle - String(sum).length * 3.5 - 6 : middle;
    const dot =
        endsOutOfOrder(player.film)[number] && showsRules(player)
            ? html`<circle cx="${dotX.toFixed(1)}" cy="${(top - 5).toFixed(1)}" r="3.5"
                  fill="var(--wrong)"/>`
            : "";
    const words =
        `Layout pass ${number + 1}: ${asks} calls of the layout and the data source. ` +
        `Views made ${makes}, taken from a pool ${taken}, moved among the siblings ${moved}. ` +
        `Attributes applied ${applied}, unchanged ${skipped}.`;
    return html`
        <g data-moment="${moment}">
            <title>${words}</title>
            <rect x="${left}" y="0" width="${wide.toFixed(1)}" height="${pictureHeight}"
                fill="transparent"/>
            ${parts}${label}${dot}
        </g>`;
}

// Returns for each pass whether its tick ends with views out of order.
function endsOutOfOrder(film) {
    film.passesOutOfOrder ??= valueAt(film, film.at, () =>
        film.data.passes.map(([, moment]) => {
            film.seek(film.endOfTick(film.tickAt(moment)));
            return film.inversions.length > 0;
        }),
    );
    return film.passesOutOfOrder;
}

const sumOf = ([, , asks, makes, , moved]) => asks + makes + moved;

// Returns the greatest sum whose bar is not scaled. The first pass makes all views, so its bar
// would dwarf the others. If there are more than four passes, the bars of about 3 in 100 passes,
// and of at least one, are as high as the next lower one.
function greatestFullBar(sums) {
    sums.sort((a, b) => a - b);
    const greatest = sums.length > 4 ? sums[Math.floor(sums.length * 0.97) - 1] : sums.at(-1);
    return Math.max(1, greatest ?? 1);
}
