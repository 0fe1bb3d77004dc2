// The time axis, which the scrubber, the marks, the passes, the thumbnails and the lanes share.

import { html } from "./html.js";

// The x at which the axis begins.
export const axisLeft = 104;

export const timeAxis = (film, width) => moment =>
    axisLeft + ((width - axisLeft - 10) * moment) / Math.max(1, film.count - 1);

// Returns a picture on the axis, with a line that `moveLines` moves to the moment.
export const timeSVG = (width, height, label, content) => html`
    <svg width="${width}" height="${height}" role="img" aria-label="${label}">
        <g>${content}</g>
        <path class="line" stroke="var(--mark)" stroke-width="2" d="M0 0V${height}"/>
    </svg>`;

export const moveLines = (host, x) =>
    host
        .querySelectorAll(".line")
        .forEach(line => line.setAttribute("transform", `translate(${x.toFixed(1)} 0)`));
