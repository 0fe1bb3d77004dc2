extension PlayerScript {
    /// The text pane: the tick's trace, the steps of the recording; and the line on what just happened.
    static let words = #"""
        function drawWords(player) {
            const film = player.film, tick = film.tickAt(film.at);
            const text = index => index < 0 || index >= film.count ? "" : film.moment(index).line;
            $("happened").textContent = text(film.at);
            $("coming").textContent = film.at + 1 < film.count ? text(film.at + 1) : "the end";
            document.querySelectorAll("[data-tab]").forEach(tab => tab.setAttribute("aria-selected", tab.dataset.tab === player.tab));
            const host = $("text");
            switch (player.tab) {
                case "why": return write(host, why(player));
                case "probe": return write(host, probe(player));
                case "steps": write(host, steps(player, tick)); break;
                default: write(host, trace(film, tick));
            }
            const here = host.querySelector(".here");
            if (here && player.tab !== "why") keepInSight(host, here);
        }

        function keepInSight(host, row) {
            const top = row.offsetTop - host.offsetTop, bottom = top + row.offsetHeight;
            if (top < host.scrollTop) host.scrollTop = top - 20;
            else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight + 20;
        }

        function trace(film, tick) {
            const rows = [];
            for (let i = film.data.ticks[tick][4]; i <= film.endOfTick(tick); i++) {
                const moment = film.moment(i), color = moment.view >= 0 ? `<i style="background:${viewSwatch(film, moment.view).fill}"></i>` : "";
                rows.push(`<button class="row${i === film.at ? " here" : ""}" data-moment="${i}">${"  ".repeat(moment.depth)}${color}${escaped(moment.line)}</button>`);
            }
            return rows.join("");
        }

        /// The scenario's lines, where they are known, or else what was done.
        function steps(player, tick) {
            const film = player.film, ticks = film.data.ticks, now = player.step(tick);
            if (film.data.scenario.length) {
                const line = now < 0 ? 0 : ticks[now][3];
                return film.data.scenario.map((text, i) => {
                    const first = ticks.find(t => t[3] === i + 1);
                    return `<button class="row${i + 1 === line ? " here" : ""}"${first ? ` data-moment="${first[4]}"` : " disabled"}>${String(i + 1).padStart(3)}  ${escaped(text)}</button>`;
                }).join("");
            }
            return ticks.map((t, i) => t[2] ? `<button class="row${i === now ? " here" : ""}" data-moment="${film.endOfTick(i)}">tick ${String(t[0]).padStart(4)}  ${escaped(t[2])}</button>` : "").join("");
        }

        """#
}
