// Copies the tree, the trace, the scenario so far, the screen as SVG, or a link to this moment.

import { swatch } from "./colors.js";
import { $, openDialog } from "./dom.js";
import { drawing, html } from "./html.js";
import { mainView, originOf, paintedViews } from "./orders.js";
import { linkFragment } from "./permalink.js";

function copies(player) {
    const film = player.film;
    const tick = film.tick;
    const lines =
        film.data.scenario
            .slice(0, Math.max(0, film.data.ticks[player.step(tick)]?.[3] ?? 0))
            .join("\n") + "\n";
    const steps = film.data.ticks
        .slice(0, tick + 1)
        .filter(t => t[2])
        .map(t => `tick ${t[0]}: ${t[2]}\n`)
        .join("");
    const golden = `${film.data.scenario.length ? lines : steps}\ntree\n----\n${film.tree}`;
    return {
        "the view tree as text": film.tree,
        "the trace of this tick": film
            .momentsOf(tick)
            .map(i => film.moment(i))
            .map(m => "  ".repeat(m.depth) + m.line + "\n")
            .join(""),
        "the steps and the view tree, as the expected result of a test": golden,
        "the scenario up to here": film.data.scenario.length ? lines : steps,
        "the screen as SVG": screenSVG(player),
        "a link to this moment": location.href.split("#")[0] + "#" + linkFragment(player),
    };
}

export function showCopies(player) {
    const all = copies(player);
    const words = Object.keys(all);
    openDialog(
        html`<h3>Copy</h3>
            <div class="choices">
                ${words.map(word => html`<button data-copy="${word}">${word}</button>`)}
            </div>
            <pre id="copied" tabindex="0"></pre>
            <button data-close>close</button>`,
        event => {
            const word = event.target.dataset.copy;
            if (word) {
                $("copied").textContent = all[word];
                copyToClipboard(all[word]);
            }
        },
    );
}

// Copies a text to the clipboard. If the clipboard is not available, as on pages from disk, selects
// the text to copy by hand.
function copyToClipboard(text) {
    const select = () => {
        if (!$("copied")) return;
        const range = document.createRange();
        range.selectNodeContents($("copied"));
        const s = getSelection();
        s.removeAllRanges();
        s.addRange(range);
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(select);
    else select();
}

function screenSVG(player) {
    const film = player.film;
    const [width, height] = film.data.screen;
    const main = mainView(film);
    const [x, y] = main < 0 ? [0, 0] : originOf(film, main);
    const body = paintedViews(film).map(([node, i]) => {
        const [left, top] = originOf(film, i);
        const { fill, ink } = swatch(film, node, player.color);
        // The drawing of the view as the app paints it, with all its subviews.
        if (player.color === "painted" && node.behind >= 0) {
            return html`<g transform="translate(${left - x} ${top - y})">
                ${drawing(film.line(node.behind))}
            </g>`;
        }
        return html`
            <rect x="${left - x}" y="${top - y}" width="${node.w}" height="${node.h}"
                rx="${node.radius}" fill="${fill}" stroke="#0006"/>
            <text x="${left - x + node.w / 2}" y="${top - y + node.h / 2 + 5}"
                font-family="sans-serif" font-size="13" text-anchor="middle" fill="${ink}">
                ${film.shortName(node.element)} #${film.serial(node.view)}
            </text>`;
    });
    const svg = html`
        <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
            viewBox="0 0 ${width} ${height}">
            <rect width="${width}" height="${height}" fill="#fff"/>
            ${body}
        </svg>`;
    return `${svg}\n`;
}
