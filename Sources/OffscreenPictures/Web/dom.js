"use strict";

// Functions with which every pane writes its contents.

const $ = id => document.getElementById(id);

const escaped = text =>
    text.replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

// Returns a number with its noun, such as "1 view" or "2 views".
const counted = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;
const made = (tag, className) => Object.assign(document.createElement(tag), { className });
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Writes HTML only if it differs, so that unchanged contents keep their scroll position and their
// focus.
function write(host, html) {
    if (host.written === html) return;
    host.written = html;
    host.innerHTML = html;
}

// Shows HTML in the dialog, which a button with `data-close` closes.
function openDialog(html, onClick = () => {}) {
    const dialog = $("dialog");
    dialog.innerHTML = html;
    dialog.onclick = event => {
        onClick(event);
        if (event.target.dataset.close !== undefined) dialog.close();
    };
    dialog.showModal();
}

function selectTab(tab, isSelected) {
    tab.setAttribute("aria-selected", isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
}
