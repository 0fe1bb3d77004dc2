// The heat map: the numbers of pairs in the wrong order for the choices of two switches. A click on
// a square chooses its run.

import { $, counted } from "./dom.js";
import { html, render, write } from "./html.js";

export class LabHeatMap {
    #store;

    constructor(store) {
        this.#store = store;
        const options = store.lab.switches.map(
            ([, title], i) => html`<option value="${i}">${title}</option>`,
        );
        for (const id of ["rows", "columns"]) render($(id), html`${options}`);
        for (const id of ["rows", "columns", "sense"]) {
            $(id).value = store[id];
            $(id).addEventListener("change", ({ target }) => store.set({ [id]: +target.value }));
        }
        $("heat").addEventListener("click", event => this.#choose(event));
        store.addEventListener("change", () => this.#draw());
    }

    // Chooses the run of a clicked square. The square that is then marked takes the focus.
    #choose(event) {
        const square = event.target.closest("[data-to]");
        if (!square || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.#store.set({ chosen: square.dataset.to.split(",").map(Number) });
        document.querySelector("#heat [aria-current]")?.focus();
    }

    #draw() {
        const { lab, rows, columns } = this.#store;
        const [down, across] = [rows, columns].map(number => lab.switches[number][2]);
        const heads = across.map(([label]) => html`<th scope="col">${label}</th>`);
        const body = down.map(
            ([label], i) => html`
                <tr>
                    <th scope="row">${label}</th>
                    ${across.map((_, j) => this.#square(i, j))}
                </tr>`,
        );
        write($("heat"), html`<table><tr><td></td>${heads}</tr>${body}</table>`);
    }

    #square(i, j) {
        const { lab, runs, rows, columns, sense, step, chosen } = this.#store;
        if (rows === columns && i !== j) return html`<td></td>`;
        const run = chosen.with(columns, j).with(rows, i);
        const { wrongAsPainted, wrongAsTouched } = runs.frame(run, step);
        const count = sense === 1 ? wrongAsPainted : wrongAsTouched;
        const turns = runs.hasTurned(run, step);
        const labels = [lab.switches[rows][2][i][0], lab.switches[columns][2][j][0]];
        const title =
            `${labels.join(", ")}: ${counted(count, "pair")} in the wrong order` +
            (turns ? ", the cards change places" : "");
        const isHere = run.every((choice, k) => choice === chosen[k]);
        const current = isHere ? html`aria-current="true"` : "";
        const kind = count > 2 ? "bad" : count ? "some" : "none";
        return html`
            <td>
                <a href="${this.#store.address(run)}" class="${kind}" data-to="${run.join()}"
                    title="${title}" ${current}>${count}${turns ? " ⇅" : ""}</a>
            </td>`;
    }
}
