// The pictures on the time axis: the marks with the thumbnails, the passes, and the lanes.

import { $ } from "./dom.js";
import { html, render, write } from "./html.js";
import { passBars } from "./layout-passes.js";
import { reuseLanes } from "./reuse-lanes.js";
import { moveLines, timeAxis } from "./time-axis.js";
import { legendOfMarks, thumbnails, timeMarks } from "./time-marks.js";

// The element `<time-lanes>`, which draws itself after each change of its player. The property
// `player` has to be set before the element is put into the page.
export class TimeLanes extends HTMLElement {
    #listening;
    // What each picture was drawn for.
    #keys;

    connectedCallback() {
        this.#keys = {};
        this.#listening = new AbortController();
        const { signal } = this.#listening;
        render(this, html`<div id="marks"></div><div id="passes"></div><div id="lanes"></div>`);
        this.player.addEventListener("change", () => this.#draw(), { signal });
    }

    disconnectedCallback() {
        this.#listening.abort();
    }

    // Draws the pictures. If nothing but the moment has changed, only its line moves.
    #draw() {
        const { player } = this;
        const { film, films, color } = player;
        const width = Math.max(240, this.clientWidth);
        const sides = [film, ...films].map(film => player.all.indexOf(film));
        // In predict mode, later moments are hidden. Colours by z and those of the app are those of
        // the moment.
        const covered = player.predicts ? film.at : "";
        const colored = color === "z" || color === "painted" ? film.at : "";
        this.#picture("marks", [width, sides, color, covered], () => {
            write($("legend"), legendOfMarks(player));
            return [timeMarks(player, width), thumbnails(player, width)];
        });
        this.#picture("passes", [width, sides], () => passBars(player, width));
        const selection = [player.filter, player.a, player.other && player.sideName(player.other)];
        this.#picture("lanes", [width, sides, color, colored, covered, selection], () =>
            reuseLanes(player, width),
        );
        const x = timeAxis(film, width)(film.at);
        for (const pane of ["marks", "passes"]) {
            $(pane).style.clipPath = player.predicts
                ? `inset(0 ${Math.max(0, width - x - 2)}px 0 0)`
                : "";
        }
        moveLines(this, x);
    }

    #picture(name, parts, make) {
        const key = parts.join();
        if (this.#keys[name] === key) return;
        this.#keys[name] = key;
        render($(name), html`${make()}`);
    }
}

customElements.define("time-lanes", TimeLanes);
