extension PlayerScript {
    /// The shelves on which dormant views wait; the one that was put last stands last and is taken first.
    static let pools = #"""
        function drawPools(player) {
            const film = player.film, moment = film.moment(film.at), before = film.at > 0 ? film.moment(film.at - 1) : null;
            const prepared = moment.verb === "call" && / prepareForReuse$/.test(moment.line) ? moment.view : -1;
            const html = film.counts.map((c, pool) => {
                const shelf = film.shelves[pool] ?? [];
                const last = moment.verb === "put" && shelf.includes(moment.view) ? moment.view : -1;
                const chips = shelf.map(view => chip(film, view, player.color, view === last ? "last" : "")).join("");
                const [made, live, dormant, taken, put, capacity] = c;
                let mark = "";
                if (moment.verb === "take" && player.home(moment.view) === pool) mark = `<span class="badge">${escaped(film.name(moment.view))} taken</span>`;
                if (prepared >= 0 && player.home(prepared) === pool) mark = `<span class="badge">${escaped(film.name(prepared))} prepareForReuse</span>`;
                return `<div class="pool" data-pool="${pool}"><b>${escaped(film.data.pools[pool])}</b>${mark}<div class="shelf">${chips}</div>`
                    + `<small>made ${made} · live ${live} · dormant ${dormant} · taken ${taken} · put ${put}${capacity ? " · capacity " + capacity : ""}</small></div>`;
            });
            write($("pools"), `<p class="file">${term("pool", "pools")}</p>` + (html.join("") || "<p class='note'>No pool yet.</p>"));
        }

        """#
}
