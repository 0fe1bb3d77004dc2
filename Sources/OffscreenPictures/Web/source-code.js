// The source code of the app. It highlights the method that runs, or the line of the test that
// called the stage.

import { html } from "./html.js";

// Returns the code that a moment runs: one of the page's files and a range of lines; null if it
// runs none of them.
function runningCode(player) {
    const film = player.film;
    const files = player.guide.source;
    for (let i = film.at, depth = Infinity; i >= 0; i--) {
        const m = film.moment(i);
        // A question that was already answered is no longer running.
        if (m.depth >= depth && m.verb !== "tick") continue;
        depth = m.depth;
        if (m.verb === "tick") {
            const [, name, line] =
                /\((\S+\.swift):(\d+)\)$/.exec(film.data.ticks[film.tickAt(i)][2]) ?? [];
            const file = files.findIndex(file => file[0] === name);
            return file < 0 ? null : { file, first: +line - 1, last: +line - 1 };
        }
        const [, word] =
            /^(?:ask|tell|call) \S+ (\w+)/.exec(m.line) ??
            /^(prepare) layout/.exec(m.line) ??
            (/^(?:end: |pass )/.test(m.line) ? [null, "layoutSubviews"] : []);
        const found = word && linesOfMethod(files, word);
        if (found) return found;
    }
    return null;
}

// Returns the lines of a method: from its declaration to its closing brace.
function linesOfMethod(files, word) {
    for (let file = 0; file < files.length; file++) {
        const lines = files[file][1].split("\n");
        const first = lines.findIndex(
            (text, i) =>
                /\bfunc\b/.test(text) &&
                new RegExp(`\\b${word}\\b`).test(text + (/\($/.test(text) ? lines[i + 1] : "")),
        );
        if (first < 0) continue;
        const indent = /^ */.exec(lines[first])[0].length;
        let last = first;
        if (!/\}\s*$/.test(lines[first])) {
            while (
                last + 1 < lines.length &&
                !(lines[last].startsWith(" ".repeat(indent) + "}") && last > first)
            ) {
                last++;
            }
        }
        return { file, first, last };
    }
    return null;
}

export function sourceText(player) {
    const now = runningCode(player);
    const { source } = player.guide;
    const rows = (text, file) =>
        text
            .replace(/\n$/, "")
            .split("\n")
            .map((line, i) => {
                const isNow = now && now.file === file && i >= now.first && i <= now.last;
                const words = `${String(i + 1).padStart(3)}  ${line}`;
                return html`<span class="row code${isNow ? " here" : ""}">${words}</span>`;
            });
    return html`
        <p class="note">
            ${
                now
                    ? html`Now in <b>${source[now.file][0]}</b>, line ${now.first + 1}.`
                    : "No code of the app runs at this moment."
            }
        </p>
        ${source.map(([name, text], i) => html`<p class="file">${name}</p>${rows(text, i)}`)}`;
}
