"use strict";

// What every pane needs to write itself.

const $ = id => document.getElementById(id);
const escaped = text => text.replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Writes HTML only where it differs: what did not change keeps its scroll position and its focus.
function write(host, html) {
    if (host.written === html) return;
    host.written = html;
    host.innerHTML = html;
}
