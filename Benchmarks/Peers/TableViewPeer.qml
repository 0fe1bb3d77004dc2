import QtQuick

// 200,000 rows of five cells, 80x40 each. A cell is an Item without contents.
Item {
    id: root

    property bool counts: false
    property var cells
    property int created: 0
    property int reused: 0
    property int position: 0
    readonly property int live: table.contentItem.children.length

    width: 400
    height: 400

    function scroll(pages) {
        for (let page = 0; page < pages; page++) {
            position += 400;
            if (position > table.contentHeight - 400) position = 0;
            table.contentY = position;
            table.forceLayout();
        }
    }

    Component {
        id: bare

        Item {
            implicitWidth: 80
            implicitHeight: 40
        }
    }

    Component {
        id: counting

        Item {
            implicitWidth: 80
            implicitHeight: 40
            Component.onCompleted: root.created++
            TableView.onReused: root.reused++
        }
    }

    TableView {
        id: table

        anchors.fill: parent
        reuseItems: true
        model: root.cells
        delegate: root.counts ? counting : bare
    }
}
