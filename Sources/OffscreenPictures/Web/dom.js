"use strict";

// Functions with which every pane writes its contents.

const $ = id => document.getElementById(id);
const escaped = text => text.replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// Writes HTML only if it differs, so that unchanged contents keep their scroll position and their focus.
function write(host, html) {
    if (host.written === html) return;
    host.written = html;
    host.innerHTML = html;
}
