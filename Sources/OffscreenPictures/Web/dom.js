// Functions with which every pane writes its contents.

export const $ = id => document.getElementById(id);

export const escaped = text =>
    text.replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

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

// Writes HTML only if it differs, so that unchanged contents keep their scroll position and their
// focus.
export function write(host, html) {
    if (host.written === html) return;
    host.written = html;
    host.innerHTML = html;
}

// Shows HTML in the dialog, which a button with `data-close` closes.
export function openDialog(html, onClick = () => {}) {
    const dialog = $("dialog");
    dialog.innerHTML = html;
    dialog.onclick = event => {
        onClick(event);
        if (event.target.dataset.close !== undefined) dialog.close();
    };
    dialog.showModal();
}

// Returns a line of text whose click leads to a moment.
export const momentRow = (moment, words, isHere = false) =>
    `<button class="row${isHere ? " here" : ""}" data-moment="${moment}">${words}</button>`;

export function selectTab(tab, isSelected) {
    tab.setAttribute("aria-selected", isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
}
