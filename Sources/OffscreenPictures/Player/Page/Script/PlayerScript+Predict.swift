extension PlayerScript {
    /// Predict mode: before a take it stops and asks which view comes back.
    static let predict = #"""
        function askBefore(player, moment) {
            const film = player.film, next = film.moment(moment), pool = player.home(next.view), shelf = film.shelves[pool] ?? [];
            if (shelf.length < 1) return false;
            const dialog = $("dialog");
            player.stop();
            dialog.innerHTML = `<h3>Which view comes back?</h3><p>Next, a view is taken from ${escaped(film.data.pools[pool])}. ${shelf.length} wait there, the one put last at the right.</p>`
                + `<div class="choices" id="choices">${shelf.map(view => chip(film, view, player.color)).join("")}</div><p id="verdict" aria-live="polite"></p><button data-close>go on (Enter)</button>`;
            dialog.onclick = event => {
                const choice = event.target.closest("[data-view]");
                if (choice && !$("verdict").textContent) {
                    const isRight = +choice.dataset.view === next.view;
                    player.score[isRight ? "right" : "wrong"]++;
                    $("verdict").textContent = `${isRight ? "Right" : "No"}: ${next.line}. ${isRight ? "" : "The one that was put last is taken first. "}(${player.score.right} of ${player.score.right + player.score.wrong})`;
                    dialog.querySelector(`[data-view="${next.view}"]`).classList.add("last");
                }
                if (event.target.dataset.close !== undefined) dialog.close();
            };
            dialog.onclose = () => { dialog.onclose = null; player.asked = moment; player.go(moment); };
            dialog.showModal();
            dialog.querySelector("[data-view]").focus();
            return true;
        }

        """#
}
