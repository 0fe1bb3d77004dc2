"""Qt Quick's GridView or TableView, driven page by page without a screen. Prints one JSON
object.

    qt_peer.py GridView|TableView PAGES SAMPLES

The loop runs in QML (see GridViewPeer.qml and TableViewPeer.qml); Python calls it once per sample
and takes the time. The binds are counted in a separate run, whose cells count in handlers; the
cells of the timed run have none.
"""

import json
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import PySide6
from PySide6.QtCore import QMetaObject, Q_ARG, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QStandardItemModel
from PySide6.QtQuick import QQuickView

COLUMNS = 5
ROWS = 200_000
WARM_UPS = 3


class Peer:
    """One view with its cells, in a window of 400x400."""

    def __init__(self, app, kind, counts):
        self.model = QStandardItemModel(ROWS, COLUMNS) if kind == "TableView" else None
        self.view = QQuickView()
        self.view.setInitialProperties(
            {"counts": counts, "cells": self.model} if self.model else {"counts": counts}
        )
        self.view.setSource(QUrl.fromLocalFile(str(Path(__file__).with_name(f"{kind}Peer.qml"))))
        if self.view.errors():
            sys.exit("\n".join(error.toString() for error in self.view.errors()))
        self.view.show()
        for _ in range(10):
            app.processEvents()
        self.root = self.view.rootObject()

    def scroll(self, pages):
        """Returns the seconds that the scrolling takes."""
        start = time.perf_counter()
        QMetaObject.invokeMethod(self.root, "scroll", Qt.DirectConnection, Q_ARG("QVariant", pages))
        return time.perf_counter() - start

    def counts(self):
        return {name: self.root.property(name) for name in ("created", "reused")}


def main():
    kind, pages, samples = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    app = QGuiApplication(sys.argv[:1])

    counting = Peer(app, kind, counts=True)
    counting.scroll(pages)
    before = counting.counts()
    counting.scroll(pages)
    after = counting.counts()
    live = counting.root.property("live")

    timed = Peer(app, kind, counts=False)
    times = [timed.scroll(pages) for _ in range(WARM_UPS + samples)][WARM_UPS:]
    created = (after["created"] - before["created"]) / pages
    print(
        json.dumps(
            {
                "peer": f"Qt {PySide6.__version__} {kind}",
                "page": [seconds / pages * 1e9 for seconds in times],
                "binds": created + (after["reused"] - before["reused"]) / pages,
                "made": created,
                "live": live,
            }
        ),
        flush=True,
    )
    # Exits at once, because an ordinary shutdown of Qt takes long.
    os._exit(0)


main()
