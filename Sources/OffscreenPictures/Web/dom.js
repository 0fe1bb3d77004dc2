// Functions that every pane uses.

import { html, render } from "./html.js";

export const $ = id => document.getElementById(id);

// Returns a number with its noun, such as "1 view" or "2 views".
export const counted = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;

export function sentenceCase(text) {
    const first = /^[a-z][a-z]*(?=[ ,;:]|$)/.test(text)
        ? text[0].toUpperCase() + text.slice(1)
        : text;
    return /[.!?:"]$/.test(first) ? first : first + ".";
}

export const made = (tag, className) => Object.assign(document.createElement(tag), { className });
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
export const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Shows markup in the dialog, which a button with `data-close` closes.
export function openDialog(markup, onClick = () => {}) {
    const dialog = $("dialog");
    render(dialog, markup);
    dialog.onclick = event => {
        onClick(event);
        if (event.target.dataset.close !== undefined) dialog.close();
    };
    dialog.showModal();
}

// Returns a line of text whose click leads to a moment.
export const momentRow = (moment, words, isHere = false) =>
    html`<button class="row${isHere ? " here" : ""}" data-moment="${moment}">${words}</button>`;

export function selectTab(tab, isSelected) {
    tab.setAttribute("aria-selected", isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
}
