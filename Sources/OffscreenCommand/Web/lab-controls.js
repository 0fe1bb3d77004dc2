// The switches and the buttons of the steps.

import { $ } from "./dom.js";
import { html, render } from "./html.js";

export class LabControls {
    #store;

    constructor(store) {
        this.#store = store;
        render($("switches"), html`${store.lab.switches.map(fieldset)}`);
        render($("step"), html`${store.lab.steps.map(stepButton)}`);
        $("switches").addEventListener("change", ({ target }) =>
            store.choose(+target.dataset.switch, +target.value),
        );
        $("step").addEventListener("click", ({ target }) => {
            const button = target.closest("[data-step]");
            if (button) store.set({ step: +button.dataset.step });
        });
        store.addEventListener("change", () => this.#update());
    }

    #update() {
        const { chosen, step } = this.#store;
        for (const it of document.querySelectorAll("[data-switch]")) {
            it.checked = chosen[it.dataset.switch] === +it.value;
        }
        for (const it of document.querySelectorAll("[data-step]")) {
            it.setAttribute("aria-pressed", +it.dataset.step === step);
        }
    }
}

const stepButton = (word, i) => html`<button data-step="${i}">${i + 1}. ${word}</button>`;

function fieldset([name, title, choices], number) {
    const radios = choices.map(
        ([label], i) => html`
            <label>
                <input type="radio" name="${name}" data-switch="${number}" value="${i}">${" "}
                ${label}
            </label>`,
    );
    return html`<fieldset><legend>${title}</legend>${radios}</fieldset>`;
}
