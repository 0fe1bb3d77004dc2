// A bar for each layout pass, with its questions and the views made and moved. A dot marks a pass
// whose tick ends with views out of order.

import { $, clamp, counted } from "./dom.js";
import { html, render } from "./html.js";
import { showsRules } from "./rules.js";
import { axisLeft, moveLines, timeAxis, timeSVG, widthOfAxis } from "./timeline.js";

export class Passes {
    constructor(film) {
        this.film = film;
        this.dots = Passes.inverted(film);
    }

    // Returns for each pass whether its tick ends with an inversion.
    static inverted(film) {
        const now = film.at;
        const dots = film.data.passes.map(pass => {
            film.seek(film.endOfTick(film.tickAt(pass[1])));
            return film.inversions.length > 0;
        });
        film.seek(now);
        return dots;
    }

    draw(player) {
        const { film } = this;
        const host = $("passes");
        const width = widthOfAxis(host);
        const height = 40;
        const x = timeAxis(film, width);
        const passes = film.data.passes;
        const sums = passes.map(p => p[2] + p[3] + p[5]).sort((a, b) => a - b);
        // The first pass makes all views, so its bars would dwarf the others. If there are more
        // than four passes, the longest bars are cut: those of about 3 in 100 passes, and of at
        // least one.
        const greatest = Math.max(
            1,
            sums.length > 4 ? sums[Math.floor(sums.length * 0.97) - 1] : (sums.at(-1) ?? 1),
        );
        const wide = clamp((width - axisLeft) / Math.max(1, passes.length) - 1, 1, 12);
        if (this.width !== width) {
            this.width = width;
            const bars = passes.map((p, i) => {
                let y = height - 2;
                const at = x(p[1]) - wide / 2;
                const bar = (value, fill) => {
                    const h = Math.min((value / greatest) * (height - 12), y - 8);
                    y -= h;
                    return h > 0
                        ? html`<rect x="${at.toFixed(1)}" y="${y.toFixed(1)}"
                              width="${wide.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"/>`
                        : "";
                };
                const parts = [
                    bar(p[2], "var(--asked)"),
                    bar(p[3], "var(--made)"),
                    bar(p[5], "var(--moved)"),
                ];
                const words =
                    `Layout pass ${i + 1}: ${p[2]} calls of the layout and the data source. ` +
                    `Views made ${p[3]}, taken from a pool ${p[4]}, ` +
                    `moved among the siblings ${p[5]}. ` +
                    `Attributes applied ${p[6]}, unchanged ${p[7]}.`;
                const dot =
                    this.dots[i] && showsRules(player)
                        ? html`<circle cx="${(at + wide / 2).toFixed(1)}"
                              cy="${(y - 5).toFixed(1)}" r="3.5" fill="var(--wrong)"/>`
                        : "";
                return html`
                    <g data-moment="${p[1]}">
                        <title>${words}</title>
                        <rect x="${at.toFixed(1)}" y="0" width="${wide.toFixed(1)}"
                            height="${height}" fill="transparent"/>
                        ${parts}${dot}
                    </g>`;
            });
            const count = counted(passes.length, "pass", "passes");
            const title = html`
                <text x="0" y="14" font-size="var(--note)" fill="var(--soft)">${count}</text>`;
            render(host, timeSVG(width, height, "layout passes", html`${title}${bars}`));
        }
        moveLines(host, x(film.at));
    }
}
