// The table of the views in paint order, the frontmost first.

import { $ } from "./dom.js";
import { html, write } from "./html.js";
import { coverings, shortName } from "./lab-runs.js";

export class LabOrder {
    #store;

    constructor(store) {
        this.#store = store;
        store.addEventListener("change", () => this.#draw());
    }

    #draw() {
        const { painted } = this.#store.frame;
        const { under } = coverings(painted);
        const rows = painted.toReversed().map(view => {
            const upper = under.get(view);
            return html`
                <tr>
                    <td>${shortName(view)}</td>
                    <td>${view.z}</td>
                    <td>${view.zPosition}</td>
                    <td>${view.sibling}</td>
                    <td>${upper ? `under ${shortName(upper)}` : ""}</td>
                </tr>`;
        });
        write(
            $("order"),
            html`<table>
                <tr>
                    <th>frontmost first</th><th>z</th><th>zPosition</th><th>sibling</th><td></td>
                </tr>
                ${rows}
            </table>`,
        );
    }
}
